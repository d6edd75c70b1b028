import { casesOf } from "@crosscheck/testkit/long-proof";
import { describe, expect, it } from "vitest";
import { guessFile } from "../content/guesser.ts";
import { lintItem } from "../content/item-lint.ts";
import { drawFigure } from "../figures/index.ts";
import type { PackItem } from "../content/pack-item.ts";
import type { NumberKey } from "../questions/item.ts";
import { isWithin } from "../questions/typed.ts";
import { showQuantity } from "./figures.ts";
import { type GeneratedItem, generate, seedOf } from "./generate.ts";
import { TEMPLATES, findTemplate } from "./index.ts";
import type { Template } from "./template.ts";

/** In all twice as many as play draws from, the same ones first. */
const SEEDS = casesOf({ whole: 20_000, part: 250 });
/** Fewer for what is looked at more closely, or for all templates together. */
const REPEATED = casesOf({ whole: 60, part: 20 });
const LINTED = casesOf({ whole: 100, part: 50 });
const GUESSED = casesOf({ whole: 300, part: 150 });
const PLACED = casesOf({ whole: 2_000, part: 400 });
/** The typed form draws the same problem, so a part of the seeds is enough for it. */
const TYPED_EVERY = 4;
const LONGEST_TOLERANCE = 6;
const LONGEST_STEM = 400;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const SENTENCE = /^[A-Z].{8,}\.$/u;
/** A number of at most six figures before and three behind the point, with its unit. */
const PRINTED = /^−?\d{1,6}(?:\.\d{1,3})?(?:°|′| \S.*)?$/u;
const BROKEN =
  /NaN|undefined|null|Infinity|\[object|\b0x|(?<![\w.)}^])[-−]0(?:\.0+)?(?![\d.])|(?:^|[^.])\.\.(?!\.)|\s[,;]|  /u;

function* numbersOf({ first, count }: ReturnType<typeof casesOf>): Generator<number> {
  for (let number = first; number < first + count; number += 1) yield number;
}

/** The same question of every text only once: the few ids and reasons come back in thousands of items. */
function onceEach(test: (text: string) => boolean): (text: string) => boolean {
  const passed = new Set<string>();
  return (text) => passed.has(text) || (test(text) && passed.add(text).size > 0);
}

const isSlug = onceEach((text) => SLUG.test(text));
const isSentence = onceEach((text) => SENTENCE.test(text) && !BROKEN.test(text));

/** Texts that print something that is no number, or whose dollars or braces do not balance. */
function textFaults(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    if (text === "" || text.trim() !== text || BROKEN.test(text)) return true;
    return text.includes("$") || text.includes("{") || text.includes("}") ? !isBalanced(text) : false;
  });
}

/** Whether dollars come in pairs and every brace is closed inside the pair it was opened in. */
function isBalanced(text: string): boolean {
  const parts = text.split("$");
  return parts.length % 2 === 1 && parts.every((part) => closesBraces(part));
}

function closesBraces(text: string): boolean {
  let open = 0;
  for (let at = text.search(/[{}]/u); at >= 0 && at < text.length; at += 1) {
    if (text[at] === "{") open += 1;
    if (text[at] === "}") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

function singleFaults(item: GeneratedItem): readonly string[] {
  const faults: string[] = [];
  const texts = item.options.map(({ text }) => text);
  if (new Set(texts).size !== 4) faults.push(`options ${texts.join(" | ")}`);
  if (item.options.map(({ id }) => id).join("") !== "abcd") faults.push("option ids");
  const right = item.options.filter(({ mistakeId }) => mistakeId === null);
  if (right.length !== 1 || item.key.join() !== right[0]?.id) faults.push(`key ${item.key.join()}`);
  for (const { mistakeId, why } of item.options) {
    if (mistakeId !== null && !isSlug(mistakeId)) faults.push(`mistake id ${mistakeId}`);
    if (!isSentence(why)) faults.push(`why "${why}"`);
  }
  if (item.stem.length > LONGEST_STEM) faults.push(`stem of ${item.stem.length} characters`);
  faults.push(...textFaults([item.stem, item.explanation, ...texts]));
  return faults;
}

function typedFaults(item: GeneratedItem, single: GeneratedItem): readonly string[] {
  const { number } = item;
  if (number === undefined) return ["no number"];
  const faults: string[] = [];
  const { value, tolerance, decimals } = number;
  if (!Number.isFinite(value) || Math.abs(value) > 500_000) faults.push(`value ${value}`);
  if (Math.abs(Number(value.toFixed(decimals)) - value) > tolerance) faults.push(`tolerance ${tolerance}`);
  if (String(tolerance).length > LONGEST_TOLERANCE) faults.push(`tolerance ${tolerance} cannot be told`);
  if (!item.mistakes?.every(({ value: wrong }) => Number.isFinite(wrong)))
    faults.push("mistake without value");
  if (item.options.length + item.key.length > 0) faults.push("options of a typed answer");
  if (item.stem !== single.stem) faults.push("the two forms ask different numbers");
  const shown = single.options.find(({ id }) => id === single.key[0])?.text;
  if (shown !== showQuantity(value, number)) faults.push(`${value} shown as ${shown}`);
  if (!single.options.every(({ text }) => PRINTED.test(text))) faults.push("not printed as a number");
  if (number.unit === "°" && number.digits === 3) faults.push(...directionFaults(number, single));
  return [...faults, ...valueFaults(number, single)];
}

function valueFaults(number: NumberKey, { options }: GeneratedItem): readonly string[] {
  const values = options.map(({ text }) => Number.parseFloat(text.replace("−", "-")));
  const accepted = options.filter((_, place) => isWithin(number, values[place] ?? Number.NaN));
  const isAscending = values.every((one, place) => one >= (values[place - 1] ?? one));
  return [
    ...accepted.flatMap(({ mistakeId, text }) =>
      mistakeId === null ? [] : [`${text} is wrong, typed right`],
    ),
    ...(isAscending ? [] : ["not ascending"]),
  ];
}

/** Directions stay clear of north, where a typed answer cannot be judged by its plain difference. */
function directionFaults({ value, tolerance }: NumberKey, single: GeneratedItem): readonly string[] {
  const shown = single.options.map(({ text }) => Number.parseFloat(text));
  const faults = value < tolerance || value > 360 - tolerance ? [`direction ${value} too near north`] : [];
  return shown.every((one) => one >= 0 && one <= 360) ? faults : [...faults, "not a direction"];
}

function isNumeric(template: Template): boolean {
  const item = generate(template, seedOf(1), "single");
  try {
    return generate(template, seedOf(1), "typed_number").stem === item.stem;
  } catch {
    return false;
  }
}

/** The same item as an author would have written it, for the lints of authored packs. */
function toPackItem(template: Template, item: GeneratedItem): PackItem {
  const place = { kind: "single", category: "c", subcategory: null, level: 1, version: 1, marks: 1 } as const;
  const { stem, options, key, explanation, reference, lo, difficulty } = item;
  return { id: template.id, ...place, stem, options, key, explanation, reference, lo, difficulty, media: [] };
}

/** The promises every template makes, checked for every entry of the registry. */
describe.each(TEMPLATES.map((template) => [template.id, template] as const))(
  "template %s",
  (id, template) => {
    it("is registered once under a slug, with a code its objective belongs to", () => {
      expect(id).toMatch(SLUG);
      expect(TEMPLATES.filter((one) => one.id === id)).toEqual([template]);
      expect(findTemplate(id)).toBe(template);
      expect(template.lo.startsWith(`${template.code}.`)).toBe(true);
      expect(template.code).toMatch(/^\d{3}$/u);
      expect(Number.isInteger(template.version) && template.version >= 1).toBe(true);
      expect(template.reference.trim()).not.toBe("");
    });

    it("makes a sound question of every seed", () => {
      const faults: string[] = [];
      const stems = new Set<string>();
      const numeric = isNumeric(template);
      for (const number of numbersOf(SEEDS)) {
        if (faults.length >= 5) break;
        const seed = seedOf(number);
        const item = generate(template, seed, "single");
        stems.add(`${item.stem} ${JSON.stringify(item.figure ?? null)}`);
        const drawing = item.figure && drawFigure(item.figure, "en");
        if (drawing && "faults" in drawing) faults.push(`seed ${number}: ${drawing.faults.join()}`);
        const typed =
          numeric && number % TYPED_EVERY === 0
            ? typedFaults(generate(template, seed, "typed_number"), item)
            : [];
        for (const fault of [...singleFaults(item), ...typed]) faults.push(`seed ${number}: ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(stems.size).toBeGreaterThan(SEEDS.count / 200);
    });

    it("makes the same question of the same seed", () => {
      for (const number of numbersOf(REPEATED)) {
        const item = generate(template, seedOf(number), "single");
        expect(generate(template, seedOf(number), "single")).toEqual(item);
      }
    });

    it("passes the lints of authored items", () => {
      const outline = {
        baseLanguage: "en",
        categories: [{ slug: "c", code: template.code, subcategories: [] }],
      };
      for (const number of numbersOf(LINTED)) {
        const item = generate(template, seedOf(number), "single");
        expect(lintItem(toPackItem(template, item), "en", outline), item.stem).toEqual([]);
      }
    });
  },
);

describe("all templates together", () => {
  it("give no text away by its place, its length or its words to who has answered hundreds", () => {
    const worded = TEMPLATES.filter((template) => !isNumeric(template));
    const items = worded.flatMap((template) =>
      Array.from(numbersOf(GUESSED), (number) =>
        toPackItem(template, generate(template, seedOf(number), "single")),
      ),
    );
    const guess = guessFile(items, "en");
    expect((guess?.right ?? 1) - (guess?.byLot ?? 0)).toBeLessThan(0.02);
  });

  it("leave the place of the right number unpredictable", () => {
    const numeric = TEMPLATES.filter(isNumeric);
    const places = new Map<string, number>();
    let items = 0;
    for (const number of numbersOf(PLACED)) {
      for (const template of numeric) {
        const place = generate(template, seedOf(number), "single").key.join();
        places.set(place, (places.get(place) ?? 0) + 1);
        items += 1;
      }
    }
    for (const place of ["a", "b", "c", "d"]) {
      expect((places.get(place) ?? 0) / items, place).toBeGreaterThan(0.15);
      expect((places.get(place) ?? 0) / items, place).toBeLessThan(0.35);
    }
  });
});
