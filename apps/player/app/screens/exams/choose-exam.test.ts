import { describe, expect, it } from "vitest";
import { chooseExam, examSearch, examsOf } from "./choose-exam.ts";

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
