import { describe, expect, it } from "vitest";
import { chooseExam, examSearch, examsOf, nextPaper } from "./choose-exam.ts";

const named = (code: string) => ({ code, name: { en: code } });
const preset = (authority: string, licence: string, subject: string) => ({
  preset_id: `${authority}-${licence}-${subject}`,
  authority: named(authority),
  licence: named(licence),
});
const EXAMS = examsOf([
  preset("EASA", "ATPL(A)", "010"),
  preset("EASA", "ATPL(A)", "021"),
  preset("EASA", "Part-66", "m1"),
  preset("UK CAA", "PPL(A)", "010"),
]);
const wish = { search: new URLSearchParams(), lastPresetId: null, licence: null };
const nameOf = (exam: (typeof EXAMS)[number] | undefined) => `${exam?.authority.code} ${exam?.licence.code}`;

it("presets stand together by authority and licence, in their order", () => {
  expect(EXAMS.map((exam) => [nameOf(exam), exam.presets.length])).toEqual([
    ["EASA ATPL(A)", 2],
    ["EASA Part-66", 1],
    ["UK CAA PPL(A)", 1],
  ]);
});

describe("the exam that is shown", () => {
  it.each([
    ["what the address asks for", { search: examSearch("EASA", "Part-66") }, "EASA Part-66"],
    ["the first of an authority without a licence", { search: examSearch("EASA") }, "EASA ATPL(A)"],
    [
      "the first of an authority that has no such licence",
      { search: examSearch("UK CAA", "Part-66") },
      "UK CAA PPL(A)",
    ],
    ["the one flown last", { lastPresetId: "UK CAA-PPL(A)-010", licence: "atpl" as const }, "UK CAA PPL(A)"],
    ["one of the player's licence", { licence: "ppl" as const }, "UK CAA PPL(A)"],
    [
      "the first where nothing is known",
      { search: examSearch("ICAO"), lastPresetId: "gone" },
      "EASA ATPL(A)",
    ],
  ])("is %s", (_what, change, name) => {
    expect(nameOf(chooseExam(EXAMS, { ...wish, ...change }))).toBe(name);
  });

  it("is none where there are no exams", () => {
    expect(chooseExam([], wish)).toBeUndefined();
  });
});

describe("the paper to fly next", () => {
  const paper = (id: string, questions = 16, open_attempt_id: string | null = null) => ({
    preset_id: id,
    lengths: [{ questions }],
    open_attempt_id,
  });

  it.each([
    ["the first that was not passed", [paper("a"), paper("b")], ["a"], "b"],
    ["the first when all are passed", [paper("a"), paper("b")], ["a", "b"], "a"],
    ["none without questions", [paper("a", 0), paper("b")], [], "b"],
    ["none that is under way", [paper("a", 16, "run"), paper("b")], [], "b"],
    ["nothing where there is none", [paper("a", 0)], [], null],
  ] as const)("is %s", (_case, papers, passed, expected) => {
    expect(nextPaper(papers, new Set<string>(passed))?.preset_id ?? null).toBe(expected);
  });
});
