import { type Finding, type ItemFault, error, warning } from "./finding.ts";
import type { PackFile, PackItem } from "./pack-item.ts";

/** Compares a translation with the base language: same items, places, options, keys, figures and revision. */
export function lintTranslation(base: PackFile, translation: PackFile): readonly Finding[] {
  const { language } = translation;
  const originals = new Map(base.items.map((item) => [item.id, item]));
  const findings: Finding[] = translation.items.flatMap((item) => {
    const original = originals.get(item.id);
    const faults =
      original === undefined
        ? [error("translation", "original_missing", { language: base.language })]
        : compare(original, item);
    return faults.map((fault) => ({ ...fault, language, itemId: item.id }));
  });
  const translated = new Set(translation.items.map((item) => item.id));
  for (const [category, items] of Map.groupBy(base.items, (item) => item.category)) {
    const done = items.filter((item) => translated.has(item.id)).length;
    if (done === 0 || done === items.length) continue;
    const fault = warning("translation-missing", "translations_missing", {
      category,
      done,
      count: items.length,
    });
    findings.push({ ...fault, language, itemId: null });
  }
  return findings;
}

const PLAIN_FIELDS = [
  "kind",
  "category",
  "subcategory",
  "level",
  "difficulty",
  "marks",
  "lo",
  "passage",
] as const;

function compare(original: PackItem, item: PackItem): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  for (const field of PLAIN_FIELDS) {
    if (original[field] !== item[field]) {
      faults.push(
        error("translation", "translation_field", { field, ours: item[field], theirs: original[field] }),
      );
    }
  }
  if (original.version !== item.version) {
    faults.push(
      error("translation", "translation_version", { ours: item.version, theirs: original.version }),
    );
  }
  if (idsOf(original).join() !== idsOf(item).join()) {
    faults.push(
      error("translation", "translation_options", {
        ours: idsOf(item).join(),
        theirs: idsOf(original).join(),
      }),
    );
  }
  if (keyOf(original) !== keyOf(item)) {
    faults.push(
      error("translation", "translation_key", { ours: item.key.join(), theirs: original.key.join() }),
    );
  }
  for (const [field, partOf] of PARTS) {
    const [theirs, ours] = [partOf(original), partOf(item)];
    if (theirs !== ours) faults.push(error("translation", "translation_part", { field, ours, theirs }));
  }
  return [...faults, ...compareNumbers(original, item)];
}

function compareNumbers(original: PackItem, item: PackItem): readonly ItemFault[] {
  const pairs = [
    { field: "stem", from: original.stem, to: item.stem },
    ...item.options.map((option) => ({
      field: `option ${option.id}`,
      from: original.options.find((one) => one.id === option.id)?.text ?? "",
      to: option.text,
    })),
    ...(item.slots ?? []).map((slot) => ({
      field: `prompt ${slot.id}`,
      from: original.slots?.find((one) => one.id === slot.id)?.text ?? "",
      to: slot.text,
    })),
  ];
  return pairs
    .map(({ field, from, to }) => ({ field, from: numbersIn(from), to: numbersIn(to) }))
    .filter(({ from, to }) => differ(from, to))
    .map(({ field, from, to }) => {
      const [ours, theirs] = [to, from].map((figures) => figures.join(" ") || "–");
      return warning("translation-numbers", "translation_figures", { field, ours, theirs });
    });
}

/** Parts that are the same in every language, as texts to compare. */
const PARTS: readonly (readonly [name: string, partOf: (item: PackItem) => string])[] = [
  ["slots", (item) => (item.slots ?? []).map((slot) => slot.id).join()],
  [
    "gaps of options",
    ({ options }) => options.flatMap(({ id, slot }) => (slot === undefined ? [] : `${id}:${slot}`)).join(),
  ],
  ["pairs", (item) => (item.before ?? []).map((pair) => pair.join("<")).join()],
  ["number", ({ number }) => (number === undefined ? "none" : `${number.value} within ${number.tolerance}`)],
  [
    "template",
    ({ generated }) => (generated === undefined ? "none" : `${generated.template} ${generated.seed}`),
  ],
];

/** The key as a text; its order counts only where it says something. */
function keyOf({ kind, key }: PackItem): string {
  return (kind === "multi_select" ? key.toSorted() : key).join();
}

function idsOf(item: PackItem): readonly string[] {
  return item.options.map((option) => option.id);
}

/** Figures that a language may put into words: Arabic has a dual, and an adjective for one. */
const IN_WORDS: ReadonlySet<string> = new Set(["1", "2"]);

/** Whether the figures of two texts differ by more than a one or a two that the translation writes as a word. */
function differ(from: readonly string[], to: readonly string[]): boolean {
  const left = [...to];
  const missing = from.filter((figure) => {
    const place = left.indexOf(figure);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return left.length > 0 || missing.some((figure) => !IN_WORDS.has(figure));
}

/** Figures of a text in ascending order; Arabic-Indic digits and separators count as the Latin ones. */
function numbersIn(text: string): readonly string[] {
  const latin = text
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll("٫", ".");
  return (latin.match(/\d+(?:[.,]\d+)?/gu) ?? []).toSorted();
}
