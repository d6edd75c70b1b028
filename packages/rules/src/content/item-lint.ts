import { type ItemFault, error, warning } from "./finding.ts";
import { lintKind } from "./kind-lint.ts";
import { type PackItem, type PackOutline, normalise, textsOf } from "./pack-item.ts";
import { PHRASES } from "./phrases.ts";
import { lintReference } from "./reference-lint.ts";
import { TEX, isBoundedTex } from "./tex-bounds.ts";
import { lintUnits } from "./unit-lint.ts";

/** Most characters a text may have before it no longer reads well on a small screen. */
const LONGEST = { stem: 400, option: 160, why: 300, explanation: 900 } as const;

/** An option this much longer than another one, in characters and as a factor, stands out. */
const UNEVEN = { characters: 60, factor: 3 } as const;

/** Every fault that can be seen in one item alone. */
export function lintItem(item: PackItem, language: string, outline: PackOutline): readonly ItemFault[] {
  return [
    ...lintTexts(item),
    ...lintPlace(item, outline),
    ...lintKind(item),
    ...lintOptions(item, language),
    ...lintStem(item, language),
    ...lintLengths(item),
    ...lintUnits(item),
    ...lintFormulae(item),
    ...lintReference(item),
  ];
}

function lintFormulae(item: PackItem): readonly ItemFault[] {
  return textsOf(item).flatMap(({ field, text }) =>
    [...text.matchAll(TEX)]
      .filter(([, tex = ""]) => !isBoundedTex(tex))
      .map(() => error("formula", "formula_unbounded", { field })),
  );
}

function lintTexts(item: PackItem): readonly ItemFault[] {
  const needed = [
    ...textsOf(item),
    { field: "reference", text: item.reference },
    { field: "lo", text: item.lo },
  ];
  return needed
    .filter(({ text }) => text.trim() === "")
    .map(({ field }) => error("missing-text", "text_missing", { field }));
}

function lintPlace(item: PackItem, outline: PackOutline): readonly ItemFault[] {
  const category = outline.categories.find((one) => one.slug === item.category);
  if (category === undefined)
    return [error("unknown-place", "category_unknown", { category: item.category })];
  const faults: ItemFault[] = [];
  if (item.subcategory !== null && !category.subcategories.some((one) => one.slug === item.subcategory)) {
    faults.push(
      error("unknown-place", "subcategory_unknown", {
        category: item.category,
        subcategory: item.subcategory,
      }),
    );
  }
  // Places of templates hold several subjects.
  if (item.generated === undefined && item.lo.trim() !== "" && !item.lo.startsWith(category.code)) {
    faults.push(warning("syllabus-code", "objective_elsewhere", { lo: item.lo, code: category.code }));
  }
  return faults;
}

function lintOptions(item: PackItem, language: string): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  const seen = new Map<string, string>();
  for (const option of item.options) {
    // The same words may be offered in two gaps.
    const text = `${option.slot ?? ""} ${normalise(option.text)}`;
    const twin = seen.get(text);
    if (twin !== undefined)
      faults.push(error("duplicate-option", "options_alike", { one: twin, other: option.id }));
    seen.set(text, option.id);
    if (PHRASES[language]?.aboutOptions.some((pattern) => pattern.test(normalise(option.text)))) {
      faults.push(error("all-of-the-above", "option_of_others", { option: option.id, text: option.text }));
    }
  }
  return faults;
}

function lintStem(item: PackItem, language: string): readonly ItemFault[] {
  const phrases = PHRASES[language];
  if (phrases === undefined) return [];
  const faults: ItemFault[] = [];
  if (phrases.bestAnswer.some((pattern) => pattern.test(item.stem))) {
    faults.push(error("best-answer", "best_answer"));
  }
  for (const sentence of item.stem.split(/(?<=[.?!:؟])\s+/u)) {
    const negatives = sentence.match(phrases.negative)?.length ?? 0;
    const weak = sentence.match(phrases.weakNegative)?.length ?? 0;
    if (negatives > 1) faults.push(error("double-negative", "turned_twice", { sentence }));
    else if (negatives === 1 && weak > 0) {
      faults.push(warning("double-negative", "turned_maybe", { sentence }));
    }
  }
  const asksNegative = /\b(?:NOT|EXCEPT)\b/u.test(item.stem);
  const turned = item.options.filter(
    (option) => asksNegative && option.text.match(phrases.negative) !== null,
  );
  for (const option of turned) {
    faults.push(warning("double-negative", "turned_option", { option: option.id }));
  }
  return faults;
}

function lintLengths(item: PackItem): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  const check = (field: string, text: string, most: number) => {
    const characters = [...text].length;
    if (characters > most) faults.push(warning("too-long", "too_long", { field, characters, most }));
  };
  check("stem", item.stem, LONGEST.stem);
  check("explanation", item.explanation, LONGEST.explanation);
  for (const option of item.options) {
    check(`option ${option.id}`, option.text, LONGEST.option);
    check(`why of option ${option.id}`, option.why, LONGEST.why);
  }
  // Elsewhere every option is right somewhere, and a long one gives nothing away.
  if (item.kind !== "single" && item.kind !== "multi_select") return faults;
  const lengths = item.options.map((option) => [...option.text].length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > shortest * UNEVEN.factor && longest - shortest > UNEVEN.characters) {
    faults.push(warning("option-length", "lengths_uneven", { shortest, longest }));
  }
  return faults;
}
