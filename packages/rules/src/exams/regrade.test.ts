import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPaper } from "../attempts/build-paper.ts";
import { markPaper } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { isWon } from "../attempts/reward.ts";
import { makeAnswerText, makeItem, makeItems, makeQuestion, makeSeeds } from "../item-fixture.ts";
import type { Marking } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import { QUESTION_KINDS } from "../questions/kind.ts";
import { changeQuestion, countRegrades, regrade, type KeyChange, type StoredSitting } from "./regrade.ts";

const marking: Marking = { right: 1, wrong: -0.25, blank: 0, floorAtZero: false, percentOf: "marks" };
const RULES = { marking, winPercent: 75 };
const { questions } = buildPaper([{ section: null, items: makeItems(8), count: 8 }], makeSeeds(1));
const [first] = questions;
if (!first) throw new Error("no question");

/** What somebody chose, by the author's ids; "-" is a blank. */
function sit(choices: string, paper: readonly PaperQuestion[] = questions, rules = RULES): StoredSitting {
  const answers = paper.map((question, place) => optionOf(question, choices[place] ?? "-"));
  const { marks, maxMarks, percent, sections } = markPaper(paper, answers, rules.marking);
  const isPassed = isWon(rules, { percent, sections });
  return { questions: paper, answers, before: { marks, maxMarks, percent, isPassed } };
}

function optionOf(question: PaperQuestion, authorId: string): string | null {
  return question.options.find((option) => option.authorId === authorId)?.optionId ?? null;
}

const on = ({ itemId, version }: PaperQuestion) => ({ itemId, version });
const newKey = (question: PaperQuestion, ...key: readonly string[]): KeyChange => ({
  ...on(question),
  do: "new_key",
  key,
});

describe("regrade", () => {
  // The key of all eight is a; six of eight and two wrong: 6 − 0.5 = 5.5 of 8.
  it.each<[string, KeyChange, string, object]>([
    ["a new key for who chose it", newKey(first, "b"), "baaaaabb", { marks: 5.5, percent: 68.75 }],
    ["a new key for who did not", newKey(first, "b"), "aaaaaabb", { marks: 4.25, percent: 53.13 }],
    [
      "another right option",
      { ...on(first), do: "accept_also", answers: ["b"] },
      "baaaaabb",
      { marks: 5.5, percent: 68.75 },
    ],
    [
      "another right option for who had the first",
      { ...on(first), do: "accept_also", answers: ["b", "c"] },
      "aaaaaabb",
      { marks: 5.5, percent: 68.75 },
    ],
    [
      "an item taken out",
      { ...on(first), do: "drop" },
      "baaaaaab",
      { marks: 5.75, maxMarks: 7, percent: 82.14 },
    ],
    ["an item given to all", { ...on(first), do: "everybody_right" }, "-aaaaabb", { marks: 5.5 }],
    ["another version of the item", { ...on(first), version: 2, do: "drop" }, "aaaaaabb", { marks: 5.5 }],
  ])("marks %s", (_case, change, choices, after) => {
    expect(regrade(sit(choices), [change], RULES).after).toMatchObject(after);
  });

  it("tells who gains and falls, and who passes now or no longer", () => {
    const changes = [newKey(first, "b")];
    const regraded = ["baaaaaa-", "aaaaaa--", "baaaaa--", "ccc"].map((choices) =>
      regrade(sit(choices), changes, RULES),
    );
    expect(regraded.map(({ before, after, change }) => [before.isPassed, after.isPassed, change])).toEqual([
      [false, true, "gains"],
      [true, false, "falls"],
      [false, true, "gains"],
      [false, false, "same"],
    ]);
    expect(countRegrades(regraded)).toEqual({ sittings: 4, gain: 2, fall: 1, nowPass: 2, noLongerPass: 1 });
  });

  it("compares with the result that stands, not with the first one", () => {
    const stored = sit("baaaaaa-");
    const once = regrade(stored, [newKey(first, "b")], RULES);
    const again = regrade({ ...stored, before: once.after }, [newKey(first, "b")], RULES);
    expect(again).toMatchObject({ change: "same", before: once.after, after: once.after });
    const undone = regrade({ ...stored, before: once.after }, [], RULES);
    expect(undone).toMatchObject({ change: "falls", after: stored.before });
  });

  it("passes sections by what is left in them", () => {
    const parts = ["A", "B"].map((section) => ({
      section,
      items: [1, 2].map((number) => makeItem(`${section}${number}`)),
      count: 2,
    }));
    const paper = buildPaper(parts, makeSeeds(2)).questions;
    const rules = { ...RULES, winPercent: 50, sectionPercents: { A: 75, B: 75 } };
    const [wrong] = paper;
    if (!wrong) throw new Error("no question");
    const stored = sit("baaa", paper, rules);
    expect(stored.before.isPassed).toBe(false);
    expect(regrade(stored, [{ ...on(wrong), do: "drop" }], rules).after.isPassed).toBe(true);
  });

  it("throws for a change that does not fit, whose caller did not ask", () => {
    expect(() => regrade(sit("a"), [newKey(first, "x")], RULES)).toThrow("does not fit");
  });
});

describe("changeQuestion", () => {
  it.each(QUESTION_KINDS)("takes another key of %s, and marks by it", (kind) => {
    const question = makeQuestion(makeItem("one", { kind, options: 5 }), 7);
    const sound = {
      single: { key: ["b"] },
      true_false: { key: ["f"] },
      multi_select: { key: ["b", "d"] },
      sequence: { key: ["b", "a", "c", "d", "e"], before: [["b", "a"] as const] },
      matching: { key: ["e", "d", "c", "b"] },
      drop_downs: { key: ["a", "e"] },
      typed_number: { key: [], number: { value: 30, tolerance: 1, unit: "kt" } },
      typed_text: { key: [], accepted: ["Stall"] },
      word_tiles: { key: [], word: "STALL" },
    }[kind];
    const changed = changeQuestion(question, { ...on(question), do: "new_key", ...sound });
    const { correctAnswer, isCorrect } = QUESTION_RULES[kind];
    expect(changed && isCorrect(changed, correctAnswer(changed))).toBe(true);
    expect(changed && isCorrect(question, correctAnswer(changed))).toBe(false);
    expect(changeQuestion(question, { ...on(question), do: "new_key", key: ["x"] })).toBeNull();
    expect(changeQuestion(question, { ...on(question), do: "new_key", key: [] })).toBeNull();
  });

  it.each<[string, readonly [string, string]]>([
    ["name a strange option", ["a", "x"]],
    ["the key breaks", ["a", "b"]],
  ])("does not take pairs that %s", (_case, pair) => {
    const question = makeQuestion(makeItem("one", { kind: "sequence", options: 3 }), 7);
    const change: KeyChange = { ...on(question), do: "new_key", key: ["c", "b", "a"], before: [pair] };
    expect(changeQuestion(question, change)).toBeNull();
  });

  it.each(QUESTION_KINDS)("accepts another answer of %s where it has one", (kind) => {
    const question = makeQuestion(makeItem("one", { kind }), 7);
    const answers = kind === "true_false" ? ["f"] : ["b"];
    const changed = changeQuestion(question, { ...on(question), do: "accept_also", answers });
    expect(changed !== null).toBe(["single", "true_false", "typed_text"].includes(kind));
    if (changed === null) return;
    const { correctAnswer, isCorrect } = QUESTION_RULES[kind];
    expect(isCorrect(changed, correctAnswer(question))).toBe(true);
    expect(
      isCorrect(changed, kind === "typed_text" ? "b" : (optionOf(question, answers[0] ?? "") ?? "")),
    ).toBe(true);
  });
});

describe("any sitting and any changes", () => {
  const choices = fc
    .array(fc.constantFrom("a", "b", "c", "d", "-"), { minLength: 8, maxLength: 8 })
    .map((list) => list.join(""));
  const question = fc.constantFrom(...questions);
  const letters = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 });
  const change: fc.Arbitrary<KeyChange> = fc.oneof(
    fc.record({ one: question, key: letters }).map(({ one, key }) => newKey(one, ...key)),
    fc
      .record({ one: question, answers: letters })
      .map(({ one, answers }): KeyChange => ({ ...on(one), do: "accept_also", answers })),
    question.map((one): KeyChange => ({ ...on(one), do: "drop" })),
    question.map((one): KeyChange => ({ ...on(one), do: "everybody_right" })),
  );
  const changes = fc.array(change, { maxLength: 6 });
  const markings = fc.record({
    right: fc.constantFrom(1, 2),
    wrong: fc.constantFrom(0, -0.25, -1),
    blank: fc.constantFrom(0, -0.25),
    floorAtZero: fc.boolean(),
    percentOf: fc.constantFrom("marks", "correct"),
    partial: fc.boolean(),
  });

  it("leave the verdicts of all other items when one is taken out, and take its marks alone", () => {
    fc.assert(
      fc.property(choices, question, (list, one) => {
        const { questions: after, marks } = regrade(sit(list), [{ ...on(one), do: "drop" }], RULES);
        const before = markPaper(questions, sit(list).answers, marking);
        expect(marks.verdicts).toEqual(before.verdicts);
        expect(marks.unscored).toBe(1);
        expect(after.filter(({ itemId }) => itemId !== one.itemId)).toEqual(
          questions.filter(({ itemId }) => itemId !== one.itemId),
        );
        const own = markPaper([one], [sit(list).answers[questions.indexOf(one)] ?? null], marking);
        expect(marks.marks).toBeCloseTo(before.marks - own.marks, 9);
        expect(marks.maxMarks).toBe(before.maxMarks - 1);
      }),
    );
  });

  it("never lower anybody by giving an item or by accepting more", () => {
    fc.assert(
      fc.property(choices, question, letters, markings, (list, one, answers, marking) => {
        const rules = { marking, winPercent: 50 };
        const stored = sit(list, questions, rules);
        for (const change of [
          { ...on(one), do: "everybody_right" },
          { ...on(one), do: "accept_also", answers },
        ] as const) {
          const { before, after, change: outcome } = regrade(stored, [change], rules);
          expect(after.marks).toBeGreaterThanOrEqual(before.marks);
          expect(after.percent).toBeGreaterThanOrEqual(before.percent);
          expect(outcome).not.toBe("falls");
        }
      }),
    );
  });

  it("give the same when done twice, and the old result without changes", () => {
    fc.assert(
      fc.property(choices, changes, markings, (list, decided, marking) => {
        const rules = { marking, winPercent: 50 };
        const stored = sit(list, questions, rules);
        const once = regrade(stored, decided, rules);
        const twice = regrade({ ...stored, questions: once.questions, before: once.after }, decided, rules);
        expect(twice.after).toEqual(once.after);
        expect(twice.change).toBe("same");
        expect(regrade(stored, [], rules)).toMatchObject({ after: stored.before, change: "same" });
      }),
    );
  });

  it("keep the paper: places, options and ids stay as they were shown", () => {
    fc.assert(
      fc.property(choices, changes, (list, decided) => {
        const shown = (paper: readonly PaperQuestion[]) =>
          paper.map(({ number, itemId, version, options }) => ({ number, itemId, version, options }));
        expect(shown(regrade(sit(list), decided, RULES).questions)).toEqual(shown(questions));
      }),
    );
  });

  it("mark parts by the new key", () => {
    const question = makeQuestion(makeItem("one", { kind: "multi_select" }), 3);
    const answers = [makeAnswerText(question, ["b"])];
    const stored: StoredSitting = {
      questions: [question],
      answers,
      before: { marks: -0.25, maxMarks: 1, percent: 0, isPassed: false },
    };
    const rules = { marking: { ...marking, partial: true }, winPercent: 50 };
    expect(regrade(stored, [newKey(question, "b", "d")], rules)).toMatchObject({
      after: { marks: 0.5, percent: 50, isPassed: true },
      change: "gains",
    });
  });
});
