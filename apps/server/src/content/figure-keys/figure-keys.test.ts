import { fileURLToPath } from "node:url";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { describe, expect, it } from "vitest";
import { checkPack } from "../check-pack.ts";
import { listPackFolders } from "../import-content.ts";
import { readPackFolder } from "../pack-folder.ts";
import { AERODROME_KEYS } from "./aerodrome-fixture.ts";
import { CHARTS_KEYS } from "./charts-fixture.ts";
import { ATPL_FIGURE_KEYS } from "./first-atpl-fixture.ts";
import { PPL_FIGURE_KEYS } from "./first-ppl-fixture.ts";
import { FLOW_KEYS } from "./flow-fixture.ts";
import { HUMAN_KEYS } from "./human-fixture.ts";
import { PERFORMANCE_KEYS } from "./performance-fixture.ts";
import { PLANNING_KEYS } from "./planning-fixture.ts";
import { SYSTEMS_KEYS } from "./systems-fixture.ts";
import { WEATHER_KEYS } from "./weather-fixture.ts";

const KEYS = {
  ...PPL_FIGURE_KEYS,
  ...ATPL_FIGURE_KEYS,
  ...AERODROME_KEYS,
  ...CHARTS_KEYS,
  ...FLOW_KEYS,
  ...HUMAN_KEYS,
  ...PERFORMANCE_KEYS,
  ...PLANNING_KEYS,
  ...SYSTEMS_KEYS,
  ...WEATHER_KEYS,
};

const folders = await listPackFolders(
  fileURLToPath(new URL("../../../../../content/packs", import.meta.url)),
);
const packs = await Promise.all(folders.map(async (folder) => checkPack(await readPackFolder(folder)).pack));
/** Written ones; what templates ask of a figure is measured in the rules. */
const withFigure = packs.flatMap((pack) =>
  (pack?.files ?? [])
    .filter(({ language }) => language === pack?.manifest.base_language)
    .flatMap(({ items }) =>
      items.filter(({ figure, generated }) => figure !== undefined && generated === undefined),
    ),
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
