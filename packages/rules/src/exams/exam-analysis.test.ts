import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseExam } from "./exam-analysis.ts";
import { analyseItems, type ItemKey, type ItemResult, type SittingResult } from "./item-analysis.ts";

/** Twelve candidates, a letter per item, "-" for a blank. */
const ANSWERS = "abcad abcbd abcad abdad bbcad abcbd cbdab abdbb cadab abdcc cadb- bcdd-".split(" ");
/** Ten candidates with parts and deductions; the items weigh 1, 1 and 2. */
const MARKS = [
  [1, 1, 2],
  [1, 0.5, 2],
  [1, 1, 1],
  [0.5, 0.5, 1],
  [1, 0, 2],
  [-0.25, 0.5, 1],
  [-0.25, 0, 1],
  [0, 0.5, 0],
  [0.5, 0, 0],
  [-0.25, 0, -0.5],
];
const WEIGHTS = [1, 1, 2];

const keysFor = (key: string): readonly ItemKey[] =>
  [...key].map((right, item) => ({
    itemId: `i${item}`,
    version: 1,
    options: ["a", "b", "c", "d"],
    key: [right],
  }));

function sit(answers: string, key: string): SittingResult {
  const items = [...answers].map((chosen, item): ItemResult => {
    const isRight = chosen === key[item];
    return {
      itemId: `i${item}`,
      version: 1,
      verdict: chosen === "-" ? "blank" : isRight ? "correct" : "wrong",
      marks: isRight ? 1 : 0,
      maxMarks: 1,
      chosen: chosen === "-" ? null : chosen,
    };
  });
  const percent = (items.filter(({ verdict }) => verdict === "correct").length / items.length) * 100;
  return { items, percent, isPassed: percent >= 60 };
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : 1);
const sitAll = (answers: readonly string[], key = "abcad") => answers.map((one) => sit(one, key));
const withParts = MARKS.map((marks): SittingResult => {
  const items = marks.map((mark, item): ItemResult => {
    const maxMarks = WEIGHTS[item] ?? 1;
    const verdict = mark === maxMarks ? "correct" : "wrong";
    return { itemId: `i${item}`, version: 1, verdict, marks: mark, maxMarks, chosen: null };
  });
  return { items, percent: 50, isPassed: true };
});

/*
 * Expected values come from numpy 2.4, not from this code: x[candidate, item] is 1 where the letter is the key,
 *   t = x.sum(1); p = x.mean(0); r_j = np.corrcoef(x[:, j], t - x[:, j])[0, 1]
 *   kr20 = 5/4 * (1 - (p * (1 - p)).sum() / t.var()); sem = (t / 5 * 100).std(ddof=1) * np.sqrt(1 - kr20)
 * and for parts, with the table of marks m, the weights w and T = m.sum(1):
 *   alpha = 3/2 * (1 - m.var(0).sum() / T.var()); r_j = np.corrcoef(np.clip(m[:, j] / w[j], 0, 1), (T - m[:, j]) / (4 - w[j]))
 */
describe("analyseItems", () => {
  it("computes facility and discrimination as numpy does", () => {
    const items = analyseItems(sitAll(ANSWERS), keysFor("abcad"));
    expect(items.map(({ facility }) => facility.value)).toEqual([0.583, 0.75, 0.417, 0.5, 0.5]);
    expect(items.map(({ discrimination }) => discrimination.value)).toEqual([
      0.443, 0.68, 0.656, 0.157, 0.834,
    ]);
    expect(items.map(({ discrimination }) => discrimination.verdict)).toEqual([
      "very_good",
      "very_good",
      "very_good",
      "poor",
      "very_good",
    ]);
    expect(items.map(({ verdict }) => verdict)).toEqual([
      "distractor_unused",
      "distractor_unused",
      "distractor_unused",
      "discriminates_poorly",
      "distractor_unused",
    ]);
  });

  it("does so with parts and deductions", () => {
    const items = analyseItems(withParts, []);
    expect(items.map(({ facility }) => facility.value)).toEqual([0.5, 0.4, 0.5]);
    expect(items.map(({ discrimination }) => discrimination.value)).toEqual([0.745, 0.445, 0.618]);
    expect(items.map(({ verdict, options }) => [verdict, options])).toEqual([
      ["fine", []],
      ["fine", []],
      ["fine", []],
    ]);
  });

  it("counts options, blanks and the best third with those who are equal to its last", () => {
    const [first, , , , last] = analyseItems(sitAll(ANSWERS), keysFor("abcad"));
    expect(first?.options).toEqual([
      { option: "a", count: 7, share: 0.583, bestCount: 5, verdict: "key" },
      { option: "b", count: 2, share: 0.167, bestCount: 1, verdict: "fine" },
      { option: "c", count: 3, share: 0.25, bestCount: 0, verdict: "fine" },
      { option: "d", count: 0, share: 0, bestCount: 0, verdict: "unused" },
    ]);
    expect(first?.bestN).toBe(6);
    expect(last?.blanks).toEqual({ n: 12, count: 2, share: 0.167 });
  });

  it("suspects a key that the best do not choose", () => {
    const wrong = analyseItems(sitAll(ANSWERS, "abdad"), keysFor("abdad"))[2];
    expect(wrong?.verdict).toBe("key_suspect");
    expect(wrong?.discrimination.verdict).toBe("negative");
    expect(wrong?.options.map(({ verdict }) => verdict)).toEqual(["unused", "unused", "beats_key", "key"]);
  });

  it("takes several right options together, and lists what no key names", () => {
    const [item] = analyseItems(sitAll(ANSWERS), [
      { itemId: "i0", version: 1, options: ["a"], key: ["a", "b"] },
    ]);
    expect(item?.options.map(({ option, verdict }) => [option, verdict])).toEqual([
      ["a", "key"],
      ["b", "key"],
      ["c", "fine"],
    ]);
  });

  it.each([
    ["too_easy", ["aaaaa", "aaaad", "aaaca", "aabaa", "abaaa", "aaabb"], 2],
    ["too_hard", ["bbcad", "bbcbd", "cbcad", "dbdab", "bbdbb", "cadab"], 2],
  ])("calls an item %s", (verdict, answers, times) => {
    const twelve = Array.from({ length: times }, () => answers).flat();
    expect(analyseItems(sitAll(twelve, "aaaaa"), [])[0]?.facility.verdict).toBe(verdict);
    expect(analyseItems(sitAll(twelve, "aaaaa"), [])[0]).toMatchObject({ discrimination: { value: null } });
  });

  it("judges nothing from nine sittings, but tells the shares", () => {
    const [item] = analyseItems(sitAll(ANSWERS.slice(0, 9)), keysFor("abcad"));
    expect(item).toMatchObject({
      n: 9,
      facility: { value: 0.667, verdict: "too_few" },
      discrimination: { value: null, verdict: "too_few" },
      verdict: "too_few",
    });
    expect(item?.options.map(({ verdict }) => verdict)).toEqual(["key", "too_few", "too_few", "too_few"]);
  });

  it("keeps versions apart, and leaves items out that nobody sat", () => {
    const sittings = sitAll(ANSWERS).map(({ items, ...rest }, candidate) => ({
      ...rest,
      items: items.map((item) => ({ ...item, version: candidate < 5 ? 1 : 2 })),
    }));
    const items = analyseItems(sittings, [...keysFor("abcad"), ...keysFor("abcadb")]);
    expect(items.map(({ version, n }) => `${version}: ${n}`).toSorted(compareTexts)).toEqual([
      ...Array.from({ length: 5 }, () => "1: 5"),
      ...Array.from({ length: 5 }, () => "2: 7"),
    ]);
  });

  it("analyses a trial item against the marks of the others", () => {
    const trial = (sitting: SittingResult): SittingResult => ({
      ...sitting,
      items: sitting.items.map((item) => (item.itemId === "i3" ? { ...item, marks: 0, maxMarks: 0 } : item)),
    });
    const [plain, tried] = [sitAll(ANSWERS), sitAll(ANSWERS).map(trial)].map(
      (sittings) => analyseItems(sittings, keysFor("abcad"))[3],
    );
    expect(tried).toEqual(plain);
  });

  it("has no discrimination where an exam has one item", () => {
    const one = sitAll(
      ANSWERS.map((answers) => answers.slice(0, 1)),
      "a",
    );
    expect(analyseItems(one, keysFor("a"))[0]).toMatchObject({
      discrimination: { n: 0, value: null, verdict: "no_variance" },
      bestN: 0,
    });
  });
});

describe("analyseExam", () => {
  it("computes what numpy does", () => {
    expect(analyseExam(sitAll(ANSWERS))).toEqual({
      n: 12,
      mean: 55,
      median: 60,
      standardDeviation: 36.31,
      passRate: 0.5,
      reliability: { n: 12, items: 5, kind: "kr20", value: 0.764, verdict: "moderate" },
      standardError: { n: 12, value: 17.62, verdict: "moderate" },
    });
  });

  it("takes Cronbach's alpha where there are parts or deductions", () => {
    expect(analyseExam(withParts)).toMatchObject({
      reliability: { n: 10, items: 3, kind: "alpha", value: 0.713, verdict: "moderate" },
      standardError: { n: 10, value: 20.91 },
    });
  });

  it.each<[string, readonly SittingResult[]]>([
    ["too_few", sitAll(ANSWERS.slice(3))],
    ["papers_differ", [...sitAll(ANSWERS), ...sitAll(["abca"])]],
    ["one_item", sitAll(ANSWERS.map((answers) => answers.slice(0, 1)))],
    ["no_variance", sitAll(ANSWERS.map(() => "abcab"))],
  ])("has no reliability, and says why: %s", (verdict, sittings) => {
    const { reliability, standardError, mean } = analyseExam(sittings);
    expect(reliability).toMatchObject({ value: null, verdict });
    expect(standardError).toMatchObject({ value: null, verdict });
    expect(mean).not.toBeNull();
  });

  it("says nothing of no sittings", () => {
    expect(analyseExam([])).toMatchObject({ n: 0, mean: null, median: null, passRate: null });
    expect(analyseItems([], keysFor("abcad"))).toEqual([]);
  });
});

describe("any answers", () => {
  const letters = fc.constantFrom("a", "b", "c", "d", "-");
  const answers = fc.array(letters, { minLength: 6, maxLength: 6 }).map((list) => list.join(""));
  const groups = fc.array(answers, { minLength: 10, maxLength: 40 });
  const KEY = "abcdab";

  it("give figures within their bounds that add up", () => {
    fc.assert(
      fc.property(groups, (group) => {
        const sittings = sitAll(group, KEY);
        const { reliability, passRate, standardError, standardDeviation } = analyseExam(sittings);
        expect(reliability.value ?? 0).toBeLessThanOrEqual(1);
        expect(passRate).toBeLessThanOrEqual(1);
        expect(standardError.value ?? 0).toBeLessThanOrEqual((standardDeviation ?? 0) + 0.01);
        for (const item of analyseItems(sittings, keysFor(KEY))) {
          expect(Math.abs(item.discrimination.value ?? 0)).toBeLessThanOrEqual(1);
          expect((item.facility.value ?? -1) >= 0 && (item.facility.value ?? 2) <= 1).toBe(true);
          const chosen = item.options.reduce((total, { count }) => total + count, 0);
          expect(chosen + item.blanks.count).toBe(item.n);
          for (const { count, bestCount } of item.options) expect(bestCount).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  it("say the same in any order of candidates and items, and twice over", () => {
    fc.assert(
      fc.property(groups, (group) => {
        const sittings = sitAll(group, KEY);
        const turned = sittings
          .map((sitting) => ({ ...sitting, items: sitting.items.toReversed() }))
          .toReversed();
        expect(analyseExam(turned)).toEqual(analyseExam(sittings));
        const items = analyseItems(sittings, keysFor(KEY));
        expect(analyseItems(turned, keysFor(KEY))).toEqual(items);
        const doubled = analyseItems([...sittings, ...turned], keysFor(KEY));
        const tellOf = (list: typeof items) =>
          list.map(({ verdict, facility, discrimination, options }) => ({
            verdict,
            facility: { ...facility, n: 0 },
            discrimination: { ...discrimination, n: 0 },
            options: options.map((option) => [option.option, option.share, option.verdict]),
          }));
        expect(tellOf(doubled)).toEqual(tellOf(items));
        expect(analyseExam([...sittings, ...turned]).reliability.value).toBe(
          analyseExam(sittings).reliability.value,
        );
      }),
    );
  });
});
