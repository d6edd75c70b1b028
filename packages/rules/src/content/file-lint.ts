import { chanceOfAtLeast, isUneven } from "./chance.ts";
import { funAndLearn } from "../modes/solo-quizzes.ts";
import { type Finding, type LintRule, error, warning } from "./finding.ts";
import { type PackFile, type PackItem, type PackOutline, normalise } from "./pack-item.ts";
import { lintKeyRanks } from "./rank-lint.ts";

/** Items of a level in one language (contract §5: 10 questions per level). */
const ITEMS_PER_LEVEL = 10;

/**
 * Were the key independent of length, one longest option of four would be the key in a quarter of the cases. A file where
 * that happens this much more often gives answers away: by luck alone one honest file in a thousand (error) or in twenty
 * (warning) would. Much rarer than that is a cue too, since the option can be ruled out (warning).
 */
const BIAS = { error: 0.001, warning: 0.05, rare: 0.001 } as const;

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
    ...byCategory.flatMap(([category, items]) => lintKeys(items, category, file.language)),
    ...(byCategory.length > 1 ? lintKeys(file.items, "all categories", file.language) : []),
    ...lintKeyRanks(file.items).map((fault) => ({ ...fault, language: file.language, itemId: null })),
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
    const twin = stems.get(stem);
    if (twin !== undefined && stem !== "") {
      findings.push({ ...error("duplicate-stem", "stem_twice", { other: twin }), language, itemId: item.id });
    }
    stems.set(stem, item.id);
  }
  return findings;
}

function lintSimilarStems(items: readonly PackItem[], language: string): readonly Finding[] {
  const stems = items.map((item) => {
    const stem = normalise(item.stem);
    return { item, stem, words: new Set(stem.match(/[\p{L}\p{N}.]+/gu) ?? []) };
  });
  const counts = new Map<string, number>();
  for (const { words } of stems) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, Stem[]>();
  return stems.flatMap((other) => {
    const rarest = rarestOf(other.words, counts);
    // Named once, also where a hundred are alike.
    const like = rarest.flatMap((word) => byWord.get(word) ?? []).find((one) => areSimilar(one, other));
    for (const word of rarest) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [other]);
      else others.push(other);
    }
    if (like === undefined) return [];
    const fault = warning("similar-stem", "stem_like", { other: like.item.id });
    return [{ ...fault, language, itemId: other.item.id }];
  });
}

type Stem = { readonly item: PackItem; readonly stem: string; readonly words: ReadonlySet<string> };

/**
 * As many of the rarest words as two similar stems cannot do without all of: they share one of these at least, so that ten
 * thousand need not be compared with each other.
 */
function rarestOf(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): readonly string[] {
  const rank = (word: string) => counts.get(word) ?? 0;
  return [...words]
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .slice(0, words.size - Math.ceil(SIMILAR_STEMS * words.size) + 1);
}

function areSimilar(one: Stem, other: Stem): boolean {
  const [here, there] = [one.words.size, other.words.size];
  // So different in length, they have too few words in common, whichever these are.
  if (Math.min(here, there) < SIMILAR_STEMS * Math.max(here, there)) return false;
  if (one.stem === other.stem) return false;
  // One template asks the same about other numbers.
  if (one.item.generated !== undefined && other.item.generated !== undefined) return false;
  const common = one.words.intersection(other.words).size;
  return common / (here + there - common) >= SIMILAR_STEMS;
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

/** Length and place give a key away only where one option is right; true and false have their own order. */
function lintKeys(items: readonly PackItem[], where: string, language: string): readonly Finding[] {
  const single = items.filter((item) => item.kind === "single");
  const findings = [
    ...lintKeyLength(single, where, { rule: "key-longest", pick: Math.max }),
    ...lintKeyLength(single, where, { rule: "key-shortest", pick: Math.min }),
    ...lintKeyPosition(single, where),
    ...lintKeyPosition(
      items.filter((item) => item.kind === "true_false"),
      where,
    ),
  ];
  return findings.map((fault) => ({ ...fault, language, itemId: null }));
}

function lintKeyLength(
  items: readonly PackItem[],
  where: string,
  cue: { readonly rule: LintRule; readonly pick: (...lengths: number[]) => number },
) {
  // Only an item with one longest (or shortest) option can give its key away by it.
  const telling = items.flatMap((item) => {
    const lengths = item.options.map((option) => [...option.text.trim()].length);
    const extreme = cue.pick(...lengths);
    if (lengths.filter((length) => length === extreme).length !== 1) return [];
    const pointed = item.options[lengths.indexOf(extreme)]?.id;
    return [{ hit: pointed !== undefined && item.key.includes(pointed), chance: 1 / lengths.length }];
  });
  const hits = telling.filter((item) => item.hit).length;
  const chances = telling.map((item) => item.chance);
  const byLuck = chanceOfAtLeast(hits, chances);
  const figures = { place: where, hits, count: telling.length };
  if (byLuck < BIAS.error) return [error(cue.rule, "cue_tells", figures)];
  if (byLuck < BIAS.warning) return [warning(cue.rule, "cue_tells", figures)];
  const isRare = 1 - chanceOfAtLeast(hits + 1, chances) < BIAS.rare;
  return isRare ? [warning(cue.rule, "cue_rules_out", figures)] : [];
}

function lintKeyPosition(items: readonly PackItem[], where: string) {
  return [...Map.groupBy(items, (item) => item.options.length)].flatMap(([size, alike]) => {
    const counts = Array.from<number>({ length: size }).fill(0);
    for (const item of alike) {
      const at = item.options.findIndex((option) => item.key.includes(option.id));
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    }
    return isUneven(counts)
      ? [warning("key-position", "keys_spread", { place: where, figures: counts.join(" / ") })]
      : [];
  });
}
