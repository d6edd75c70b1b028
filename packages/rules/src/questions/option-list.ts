import type { PaperQuestion } from "../attempts/paper.ts";

/** The option ids of an answer with several parts: the JSON text of a list. Null when it is not one. */
export function readOptionList(question: PaperQuestion, text: string): readonly string[] | null {
  const list = parseList(text);
  if (list === null) return null;
  const known = new Set(question.options.map((option) => option.optionId));
  return list.every((id) => known.has(id)) ? list : null;
}

/** The answer text of a list of option ids. */
export function writeOptionList(ids: readonly string[]): string {
  return JSON.stringify(ids);
}

function parseList(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((entry) => typeof entry === "string") ? value : null;
  } catch {
    return null;
  }
}
