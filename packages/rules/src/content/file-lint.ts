import { funAndLearn } from "../modes/solo-quizzes.ts";
import { type Finding, error, warning } from "./finding.ts";
import { lintKeys } from "./key-lint.ts";
import { type PackFile, type PackItem, type PackOutline, normalise } from "./pack-item.ts";
import { findSimilar, mayPair } from "./similar.ts";

/** Items of a level in one language (contract §5: 10 questions per level). */
const ITEMS_PER_LEVEL = 10;

/** Share of common words from which two stems of a category look like one. */
const SIMILAR_STEMS = 0.9;

/** Faults that only show when the items of one language are seen together. */
export function lintFile(file: PackFile, outline: PackOutline): readonly Finding[] {
  const byCategory = [...Map.groupBy(file.items, (item) => item.category)];
  return [
    ...lintDuplicates(file),
    ...byCategory.flatMap(([, items]) => lintSimilarStems(items, file.language)),
    ...(outline.hasLevels === false ? [] : lintLevels(file)),
    ...lintPassages(file),
    ...lintKeys(file).map((fault) => ({ ...fault, language: file.language, itemId: null })),
  ];
}

function lintDuplicates({ items, language }: PackFile): readonly Finding[] {
  const findings: Finding[] = [];
  const ids = new Set<string>();
  const stems = new Map<string, string>();
  for (const item of items) {
    if (ids.has(item.id)) {
      findings.push({ ...error("duplicate-id", "id_twice"), language, itemId: item.id });
    }
    ids.add(item.id);
    const stem = normalise(item.stem);
    // The same words about another figure or clip ask something else.
    const asked = [stem, ...item.media.map(({ file }) => file)].join("\n");
    const twin = stems.get(asked);
    if (twin !== undefined && stem !== "") {
      findings.push({ ...error("duplicate-stem", "stem_twice", { other: twin }), language, itemId: item.id });
    }
    stems.set(asked, item.id);
  }
  return findings;
}

function lintSimilarStems(items: readonly PackItem[], language: string): readonly Finding[] {
  const stems = items.map((item) => {
    const stem = normalise(item.stem);
    return { item, stem, words: new Set(stem.match(/[\p{L}\p{N}.]+/gu) ?? []) };
  });
  const pairs = findSimilar(
    stems,
    SIMILAR_STEMS,
    (one, other) => one.stem !== other.stem && mayPair(one, other),
  );
  return pairs.map(([other, one]) => {
    const fault = warning("similar-stem", "stem_like", { other: one.item.id });
    return { ...fault, language, itemId: other.item.id };
  });
}

function lintLevels({ items, language }: PackFile): readonly Finding[] {
  const findings: Finding[] = [];
  const levelled = items.filter((item) => item.passage === undefined);
  const places = Map.groupBy(levelled, (item) => `${item.category}/${item.subcategory ?? ""}`);
  for (const [place, inPlace] of places) {
    const levels = Map.groupBy(inPlace, (item) => item.level);
    const highest = Math.max(...levels.keys());
    for (let level = 1; level <= highest; level += 1) {
      const count = levels.get(level)?.length ?? 0;
      if (count === 0) {
        const fault = error("level-gap", "level_missing", { place, highest, level });
        findings.push({ ...fault, language, itemId: null });
      } else if (count !== ITEMS_PER_LEVEL) {
        const fault = warning("level-size", "level_size", { place, level, count, size: ITEMS_PER_LEVEL });
        findings.push({ ...fault, language, itemId: null });
      }
    }
  }
  return findings;
}

function lintPassages({ items, language }: PackFile): readonly Finding[] {
  const about = items.filter((item) => item.passage !== undefined);
  return [...Map.groupBy(about, (item) => item.passage)].flatMap(([passage, questions]) => {
    if (questions.length >= funAndLearn.questions.min) return [];
    const fault = warning("passage-size", "passage_size", { passage, count: questions.length });
    return [{ ...fault, language, itemId: null }];
  });
}
