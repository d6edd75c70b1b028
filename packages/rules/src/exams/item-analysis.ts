import type { Verdict } from "../attempts/marking.ts";
import { correlate, FEWEST_SITTINGS, roundTo, shareOf, sum, type Figure } from "./statistics.ts";

/** How one question of one sitting went. */
export type ItemResult = {
  readonly itemId: string;
  readonly version: number;
  readonly verdict: Verdict;
  readonly marks: number;
  /** 0 for a trial item or one that was taken out: it is analysed, but in nobody's total. */
  readonly maxMarks: number;
  /** The author's id of the chosen option; null for a blank, and for kinds without a single choice. */
  readonly chosen: string | null;
};

/** A finished sitting that counts: not a voided one, and one per candidate. */
export type SittingResult = {
  readonly items: readonly ItemResult[];
  /** As it stands in the result, 0 to 100. */
  readonly percent: number;
  readonly isPassed: boolean;
};

/** Options of an item by the author's ids, in the author's order, and those that are right. */
export type ItemKey = {
  readonly itemId: string;
  readonly version: number;
  readonly options: readonly string[];
  readonly key: readonly string[];
};

export type FacilityVerdict = "too_few" | "too_hard" | "too_easy" | "fine";
export type DiscriminationVerdict =
  | "too_few"
  | "no_variance"
  | "negative"
  | "poor"
  | "marginal"
  | "good"
  | "very_good";
export type OptionVerdict = "key" | "too_few" | "beats_key" | "unused" | "fine";
/** The one thing to say about an item first, gravest first. */
export type ItemVerdict =
  | "too_few"
  | "key_suspect"
  | "too_hard"
  | "too_easy"
  | "discriminates_poorly"
  | "distractor_unused"
  | "fine";

export type OptionAnalysis = {
  /** The author's id. */
  readonly option: string;
  readonly count: number;
  /** Share of all sittings, blanks included; 0 to 1. */
  readonly share: number;
  /** Choices among the best third, by the marks of their other items. */
  readonly bestCount: number;
  readonly verdict: OptionVerdict;
};

export type ItemAnalysis = {
  readonly itemId: string;
  readonly version: number;
  /** Sittings that had it. */
  readonly n: number;
  /** Mean share of its marks that the item gave, 0 to 1: the share of right answers where parts do not count. */
  readonly facility: Figure<FacilityVerdict>;
  /** Corrected item-rest correlation, −1 to 1; point-biserial where an answer is right or not. */
  readonly discrimination: Figure<DiscriminationVerdict>;
  readonly blanks: { readonly n: number; readonly count: number; readonly share: number };
  /** Size of the best third; 0 where the other items tell nobody apart. */
  readonly bestN: number;
  /** Empty for kinds without a single choice. */
  readonly options: readonly OptionAnalysis[];
  readonly verdict: ItemVerdict;
};

/** Nearly everybody right, or hardly more than guess one of four: tells candidates hardly apart. Ours. */
const TOO_EASY_ABOVE = 0.95;
const TOO_HARD_BELOW = 0.3;
/** A distractor works when at least one of twenty takes it (Haladyna and Downing, Educ. Psychol. Meas. 53, 1993). */
const WORKING_SHARE = 0.05;
/** Bounds of Ebel and Frisbie, Essentials of Educational Measurement, 5th ed. 1991. */
const DISCRIMINATION_BOUNDS = [
  [0.4, "very_good"],
  [0.3, "good"],
  [0.2, "marginal"],
  [0, "poor"],
] as const;

/** One candidate on one item: what the item gave, and the rest of the paper beside it. */
type Response = {
  readonly result: ItemResult;
  /** Share of the item's marks, 0 to 1. */
  readonly score: number;
  /** Share of the marks of all other items; null where nothing else was scored. */
  readonly restShare: number | null;
};

/**
 * Classical analysis of each item version that was sat, in the order of `keys`, then of the sittings. Versions are kept
 * apart. The rest is taken as a share of its marks, so that candidates with other papers can be compared; how hard
 * their other items were is not known and not allowed for.
 */
export function analyseItems(
  sittings: readonly SittingResult[],
  keys: readonly ItemKey[],
): readonly ItemAnalysis[] {
  const byItem = new Map<string, Response[]>(keys.map((key) => [nameOf(key), []]));
  for (const { items } of sittings) {
    const marks = sum(items.map((item) => item.marks));
    const maxMarks = sum(items.map((item) => item.maxMarks));
    for (const result of items) {
      const restMax = maxMarks - result.maxMarks;
      const restShare = restMax > 0 ? roundTo((marks - result.marks) / restMax, 9) : null;
      const response = { result, score: scoreOf(result), restShare };
      const responses = byItem.get(nameOf(result));
      if (responses === undefined) byItem.set(nameOf(result), [response]);
      else responses.push(response);
    }
  }
  const keyOf = new Map(keys.map((key) => [nameOf(key), key]));
  return [...byItem].flatMap(([name, responses]) => {
    const [first] = responses;
    return first === undefined ? [] : [analyse(first.result, responses, keyOf.get(name))];
  });
}

function analyse(
  { itemId, version }: ItemResult,
  responses: readonly Response[],
  key: ItemKey | undefined,
): ItemAnalysis {
  const n = responses.length;
  const facility = facilityOf(responses);
  const discrimination = discriminationOf(responses);
  const blankCount = responses.filter(({ result }) => result.verdict === "blank").length;
  const best = bestThird(responses);
  const options = key === undefined ? [] : optionsOf(key, responses, best);
  return {
    itemId,
    version,
    n,
    facility,
    discrimination,
    blanks: { n, count: blankCount, share: shareOf(blankCount, n) },
    bestN: best.length,
    options,
    verdict: verdictOf({ facility, discrimination, options }),
  };
}

/** The item's p (Ebel and Frisbie 1991); with parts the mean share of the marks. */
function facilityOf(responses: readonly Response[]): Figure<FacilityVerdict> {
  const n = responses.length;
  const value = roundTo(sum(responses.map(({ score }) => score)) / n, 3);
  if (n < FEWEST_SITTINGS) return { n, value, verdict: "too_few" };
  if (value > TOO_EASY_ABOVE) return { n, value, verdict: "too_easy" };
  return { n, value, verdict: value < TOO_HARD_BELOW ? "too_hard" : "fine" };
}

/**
 * Pearson's r of the item's score and the rest of the marks, without the item itself: with the item in the total even
 * a useless one correlates (Henrysson, Psychometrika 28, 1963). With right or wrong it is the point-biserial.
 */
function discriminationOf(responses: readonly Response[]): Figure<DiscriminationVerdict> {
  const pairs = responses.flatMap(({ score, restShare }) =>
    restShare === null ? [] : [[score, restShare] as const],
  );
  const n = pairs.length;
  if (responses.length < FEWEST_SITTINGS) return { n, value: null, verdict: "too_few" };
  const r = correlate(pairs);
  if (r === null) return { n, value: null, verdict: "no_variance" };
  const value = roundTo(r, 3);
  const bound = DISCRIMINATION_BOUNDS.find(([from]) => value >= from);
  return { n, value, verdict: bound?.[1] ?? "negative" };
}

/** The third with most of the other marks; those equal to the last of it belong to it. Nobody where all are equal. */
function bestThird(responses: readonly Response[]): readonly Response[] {
  const shares = responses.flatMap(({ restShare }) => (restShare === null ? [] : [restShare]));
  const falling = shares.toSorted((one, other) => other - one);
  const cut = falling[Math.ceil(falling.length / 3) - 1];
  if (cut === undefined || falling[0] === falling.at(-1)) return [];
  return responses.filter(({ restShare }) => restShare !== null && restShare >= cut);
}

/** Every option of the item, also those nobody chose, and what was chosen beside them. */
function optionsOf(
  { options, key }: ItemKey,
  responses: readonly Response[],
  best: readonly Response[],
): readonly OptionAnalysis[] {
  const n = responses.length;
  const [counts, bestCounts] = [countChoices(responses), countChoices(best)];
  const bestOfKey = sum([...new Set(key)].map((option) => bestCounts.get(option) ?? 0));
  const others = [...counts.keys()].filter((option) => !options.includes(option)).toSorted();
  return [...options, ...others].map((option) => {
    const [count, bestCount] = [counts.get(option) ?? 0, bestCounts.get(option) ?? 0];
    const share = shareOf(count, n);
    const verdictOfOption = (): OptionVerdict => {
      if (key.includes(option)) return "key";
      if (n < FEWEST_SITTINGS) return "too_few";
      if (bestCount > bestOfKey) return "beats_key";
      return count / n < WORKING_SHARE ? "unused" : "fine";
    };
    return { option, count, share, bestCount, verdict: verdictOfOption() };
  });
}

function verdictOf({
  facility,
  discrimination,
  options,
}: Pick<ItemAnalysis, "facility" | "discrimination" | "options">): ItemVerdict {
  const hasOption = (wanted: OptionVerdict) => options.some(({ verdict }) => verdict === wanted);
  if (facility.verdict === "too_few") return "too_few";
  if (discrimination.verdict === "negative" || hasOption("beats_key")) return "key_suspect";
  if (facility.verdict !== "fine") return facility.verdict;
  if (discrimination.verdict === "poor") return "discriminates_poorly";
  return hasOption("unused") ? "distractor_unused" : "fine";
}

/** Share of an item's marks; a trial item gives all or nothing, and marks taken off are no less than nothing here. */
function scoreOf({ verdict, marks, maxMarks }: ItemResult): number {
  if (verdict === "correct") return 1;
  if (verdict === "blank" || maxMarks <= 0) return 0;
  return Math.min(1, Math.max(0, marks / maxMarks));
}

function countChoices(responses: readonly Response[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { result } of responses) {
    if (result.chosen !== null) counts.set(result.chosen, (counts.get(result.chosen) ?? 0) + 1);
  }
  return counts;
}

function nameOf({ itemId, version }: Pick<ItemResult, "itemId" | "version">): string {
  return JSON.stringify([itemId, version]);
}
