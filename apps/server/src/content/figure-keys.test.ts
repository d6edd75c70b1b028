import { fileURLToPath } from "node:url";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { describe, expect, it } from "vitest";
import { ATPL_FIGURE_KEYS } from "./atpl-figure-keys-fixture.ts";
import { PPL_FIGURE_KEYS } from "./ppl-figure-keys-fixture.ts";
import { checkPack } from "./check-pack.ts";
import { listPackFolders } from "./import-content.ts";
import { readPackFolder } from "./pack-folder.ts";

const KEYS = { ...PPL_FIGURE_KEYS, ...ATPL_FIGURE_KEYS };

const folders = await listPackFolders(fileURLToPath(new URL("../../../../content/packs", import.meta.url)));
const packs = await Promise.all(folders.map(async (folder) => checkPack(await readPackFolder(folder)).pack));
const withFigure = packs.flatMap((pack) =>
  (pack?.files ?? [])
    .filter(({ language }) => language === pack?.manifest.base_language)
    .flatMap(({ items }) => items.filter(({ figure }) => figure !== undefined)),
);

/** Options whose text has these words, as whole words and numbers. */
function optionsThatSay({ options }: PackItem, words: string): readonly string[] {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(`(?<![\\w.−])${escaped}(?![\\w]|\\.\\d)`, "u");
  return options.filter(({ text }) => whole.test(text)).map(({ id }) => id);
}

describe.each(withFigure.map((item) => [item.id, item] as const))("%s", (id, item) => {
  it("has the key that its figure gives", () => {
    const said = KEYS[id]?.(item.figure ?? { kind: "" }) ?? "no check of its key";
    expect({ said, options: optionsThatSay(item, said) }).toEqual({ said, options: item.key });
  });
});

it("every check of a key belongs to an item", () => {
  expect(Object.keys(KEYS).toSorted()).toEqual(withFigure.map(({ id }) => id).toSorted());
});
