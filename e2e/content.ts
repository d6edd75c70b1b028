import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Item = {
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly key: readonly string[];
};

const ROOT = join(import.meta.dirname, "..");

/** Right answers as the packs have them, by question text; some questions are asked with other options elsewhere. */
const RIGHT = new Map<string, string[]>();
for (const file of globSync("content/packs/*/questions.*.jsonl", { cwd: ROOT })) {
  for (const line of readFileSync(join(ROOT, file), "utf8").split("\n")) {
    if (line.trim() === "") continue;
    const { stem, options, key } = JSON.parse(line) as Item; // the importer's own tests check the shape
    const texts = options.filter(({ id }) => key.includes(id)).map(({ text }) => text);
    RIGHT.set(stem, [...(RIGHT.get(stem) ?? []), ...texts]);
  }
}

/** Texts that answer this question rightly. */
export function rightAnswers(stem: string): readonly string[] {
  const texts = RIGHT.get(stem);
  if (texts === undefined) throw new Error(`no pack asks: ${stem}`);
  return texts;
}
