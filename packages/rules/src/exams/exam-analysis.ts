import type { ItemResult, SittingResult } from "./item-analysis.ts";
import {
  FEWEST_SITTINGS,
  mean,
  median,
  roundTo,
  sampleDeviation,
  shareOf,
  sum,
  variance,
  type Figure,
} from "./statistics.ts";

/** Why there is no reliability, or how far single results can be trusted. */
export type ReliabilityVerdict =
  | "too_few"
  | "papers_differ"
  | "one_item"
  | "no_variance"
  | "low"
  | "moderate"
  | "good"
  | "high";

export type ExamAnalysis = {
  /** Sittings. */
  readonly n: number;
  /** Of the percentages of the results; null without sittings. */
  readonly mean: number | null;
  readonly median: number | null;
  /** Of a sample, in points of percentage; null for fewer than two. */
  readonly standardDeviation: number | null;
  /** Share of passed sittings, 0 to 1; null without sittings. */
  readonly passRate: number | null;
  /** KR-20 where every item is right or wrong and all weigh the same, else Cronbach's alpha; at most 1, may be negative. */
  readonly reliability: Figure<ReliabilityVerdict> & {
    readonly kind: "kr20" | "alpha";
    readonly items: number;
  };
  /** Standard error of measurement in points of percentage: two of three results lie within it of the true one. */
  readonly standardError: Figure<ReliabilityVerdict>;
};

/** Bounds of Nunnally, Psychometric Theory, 2nd ed. 1978: 0.7 is modest, and 0.9 the least where decisions depend on single results. */
const RELIABILITY_BOUNDS = [
  [0.9, "high"],
  [0.8, "good"],
  [0.7, "moderate"],
] as const;

/** The exam as a whole over its finished sittings that count. */
export function analyseExam(sittings: readonly SittingResult[]): ExamAnalysis {
  const n = sittings.length;
  const percents = sittings.map(({ percent }) => percent);
  const deviation = sampleDeviation(percents);
  return {
    n,
    mean: n === 0 ? null : roundTo(mean(percents), 2),
    median: n === 0 ? null : roundTo(median(percents), 2),
    standardDeviation: deviation === null ? null : roundTo(deviation, 2),
    passRate: n === 0 ? null : shareOf(sittings.filter(({ isPassed }) => isPassed).length, n),
    ...trustOf(sittings.map(({ items }) => items.filter(({ maxMarks }) => maxMarks > 0))),
  };
}

/**
 * Reliability and the error that follows from it. Both formulas are k ÷ (k − 1) × (1 − Σ item variances ÷ variance of
 * the totals), over n as Kuder and Richardson (Psychometrika 2, 1937, formula 20, where an item's variance is p × q)
 * and Cronbach (Psychometrika 16, 1951) write them. The error is s × √(1 − r) (Ebel and Frisbie 1991), s of
 * a sample, of the marks before a floor at 0.
 *
 * @param papers the scored items of each sitting
 */
function trustOf(
  papers: readonly (readonly ItemResult[])[],
): Pick<ExamAnalysis, "reliability" | "standardError"> {
  const n = papers.length;
  const rows = papers.map(inOneOrder);
  const [first = []] = rows;
  const items = first.length;
  const kind = areAllOrNothing(rows) ? ("kr20" as const) : ("alpha" as const);
  const without = (verdict: ReliabilityVerdict) => ({
    reliability: { n, value: null, verdict, kind, items },
    standardError: { n, value: null, verdict },
  });
  if (n < FEWEST_SITTINGS) return without("too_few");
  if (rows.some((row) => !isSamePaper(row, first))) return without("papers_differ");
  if (items < 2) return without("one_item");
  const totals = rows.map((row) => sum(row.map(({ marks }) => marks)));
  const ofTotals = variance(totals);
  if (ofTotals === 0) return without("no_variance");

  const ofItems = sum(first.map((_, place) => variance(rows.map((row) => row[place]?.marks ?? 0))));
  const exact = (items / (items - 1)) * (1 - ofItems / ofTotals);
  const value = roundTo(exact, 3);
  const verdict = RELIABILITY_BOUNDS.find(([from]) => value >= from)?.[1] ?? "low";
  const maxMarks = sum(first.map((item) => item.maxMarks));
  const deviation = ((sampleDeviation(totals) ?? 0) / maxMarks) * 100;
  // Below 0 nothing of the spread is known to be skill: the error is all of it, not more.
  const error = deviation * Math.sqrt(1 - Math.min(1, Math.max(0, exact)));
  return {
    reliability: { n, value, verdict, kind, items },
    standardError: { n, value: roundTo(error, 2), verdict },
  };
}

function inOneOrder(paper: readonly ItemResult[]): readonly ItemResult[] {
  return paper.toSorted((one, other) => {
    if (one.itemId !== other.itemId) return one.itemId < other.itemId ? -1 : 1;
    return one.version - other.version;
  });
}

function isSamePaper(one: readonly ItemResult[], other: readonly ItemResult[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ itemId, version, maxMarks }, place) => {
      const twin = other[place];
      return twin?.itemId === itemId && twin.version === version && twin.maxMarks === maxMarks;
    })
  );
}

/** Whether every answer earned all or nothing, and all items the same. */
function areAllOrNothing(rows: readonly (readonly ItemResult[])[]): boolean {
  const whole = rows[0]?.[0]?.maxMarks ?? 1;
  return rows.every((row) =>
    row.every(({ marks, maxMarks }) => maxMarks === whole && (marks === 0 || marks === maxMarks)),
  );
}
