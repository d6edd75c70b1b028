import { z } from "zod";

const Shown = z.array(z.object({ optionId: z.string(), authorId: z.string() })).catch([]);
const Written = z.array(z.object({ id: z.string(), text: z.string() })).catch([]);

/**
 * An answer in words: option ids as the texts they stood for, several parted by " | "; what was typed as it was typed.
 *
 * @param shown options of the paper with their opaque ids
 * @param written options of the item with their texts
 */
export function answerText(answer: unknown, shown: unknown, written: unknown): string {
  const typed = typeof answer === "string" ? answer : "";
  const texts = new Map(Written.parse(written).map(({ id, text }) => [id, text]));
  const options = new Map(
    Shown.parse(shown).map(({ optionId, authorId }) => [optionId, texts.get(authorId) ?? authorId]),
  );
  return partsOf(typed)
    .map((part) => options.get(part) ?? part)
    .join(" | ");
}

/** Answers of several parts are the JSON text of a list. */
function partsOf(answer: string): readonly string[] {
  if (!answer.startsWith("[")) return [answer];
  try {
    return z.array(z.string()).parse(JSON.parse(answer));
  } catch {
    return [answer];
  }
}
