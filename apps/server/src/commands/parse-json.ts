type Parsed = { readonly value: unknown } | { readonly problem: string };

/** Reads JSON; what is wrong with it in one sentence with the place, counted from 1. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = (positionOf(text, error) ?? findPosition(text)) + 1;
    const found = text[at - 1];
    return {
      problem: `This is not JSON: ${found === undefined ? "it ends too early" : `${JSON.stringify(found)} is not expected`} at character ${at}.`,
    };
  }
}

/** Place of the fault, from 0, where the engine tells; it does not for words it does not know. */
function positionOf(text: string, error: unknown): number | null {
  const message = error instanceof Error ? error.message : "";
  if (message.startsWith("Unexpected end")) return text.length;
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : Number(position);
}

/** The first character with which the text cannot be the beginning of JSON any more. */
function findPosition(text: string): number {
  for (let length = 1; length < text.length; length += 1) {
    const start = text.slice(0, length);
    try {
      JSON.parse(start);
    } catch (error) {
      if (positionOf(start, error) !== length) return length - 1;
    }
  }
  return text.length - 1;
}
