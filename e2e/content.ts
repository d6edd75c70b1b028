import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "./runs.ts";

type Item = {
  readonly kind: Card["kind"];
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** Ids of right options; in order, or one per slot, where that matters. */
  readonly key: readonly string[];
  readonly explanation: string;
  readonly reference: string;
  readonly word?: string;
  readonly accepted?: readonly string[];
};

const ROOT = join(import.meta.dirname, "..");

/** Questions as the packs have them, by text; some are asked with other options elsewhere. */
const ITEMS = new Map<string, Item[]>();
for (const file of globSync("content/packs/*/questions.*.jsonl", { cwd: ROOT })) {
  for (const line of readFileSync(join(ROOT, file), "utf8").split("\n")) {
    if (line.trim() === "") continue;
    const item = JSON.parse(line) as Item; // the importer's own tests check the shape
    ITEMS.set(item.stem, [...(ITEMS.get(item.stem) ?? []), item]);
  }
}

/** Texts that answer this question rightly. */
export function rightAnswers(stem: string): readonly string[] {
  const items = ITEMS.get(stem);
  if (items === undefined) throw new Error(`no pack asks: ${stem}`);
  return items.flatMap(keyTexts);
}

/** What a pack says after the answer to this question. */
export function explanationOf(stem: string): Pick<Item, "explanation" | "reference"> {
  const [item] = ITEMS.get(stem) ?? [];
  if (item === undefined) throw new Error(`no pack asks: ${stem}`);
  return item;
}

/** Ids of the options that answer this card, in order or one per slot where that matters; null when no pack asks it. */
export function rightOptions({ stem, options }: Card): readonly string[] | null {
  const texts = options.map(({ text }) => text).toSorted();
  const item = ITEMS.get(stem)?.find(
    (known) =>
      known.options
        .map(({ text }) => text)
        .toSorted()
        .join("\n") === texts.join("\n"),
  );
  if (item === undefined) return null;
  return keyTexts(item).map((right) => options.find(({ text }) => text === right)?.option_id ?? "");
}

/** What to type, or to lay, for this card; null when no pack asks it. */
export function rightText({ stem }: Card): string | null {
  const item = ITEMS.get(stem)?.[0];
  return item?.word ?? item?.accepted?.[0] ?? null;
}

function keyTexts({ options, key }: Item): readonly string[] {
  return key.flatMap((id) => options.filter((option) => option.id === id).map(({ text }) => text));
}
