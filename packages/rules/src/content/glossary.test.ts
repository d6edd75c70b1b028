import { describe, expect, it } from "vitest";
import { createGlossary, type GlossaryTerm } from "./glossary.ts";
import { item, options } from "./pack-fixture.ts";

const TERMS: readonly GlossaryTerm[] = [
  { term: "runway", forms: ["runways"], accept: ["مدرج", "مدارج"], avoid: ["مهبط"] },
  { term: "heliport", accept: ["مهبط طائرات عمودية"] },
  { term: "stall", forms: ["stalls"], accept: ["انهيار", "ينهار", "تنهار"] },
  { term: "stall speed", forms: ["stall speeds"], accept: ["سرعة الانهيار"] },
  { term: "angle of attack", accept: ["زاوية هجوم", "زوايا هجوم"] },
  { term: "air mass", accept: ["كتلة هوائية"] },
  { term: "visibility", accept: ["مدى رؤية"] },
  { term: "go-around", accept: ["إلغاء الهبوط"] },
];

function faults(english: string, arabic: string): readonly string[] {
  const original = item(1, { explanation: english });
  return createGlossary(TERMS)
    .lint(original, { ...original, explanation: arabic })
    .map(({ severity, values }) => `${severity} ${values["term"] ?? values["found"]}`);
}

describe("a term that the translation does not say", () => {
  it.each([
    ["The runway is wet.", "المدرج مبتل."],
    ["Two runways cross.", "يتقاطع المدرجان."],
    ["to the runway and on it", "إلى مَدْرَجِها"],
    ["for the runway", "للمدرج"],
    ["and on the runways", "وبالمدارج"],
    ["RUNWAY in any case", "مــدرج"],
    ["The angle of attack grows.", "تكبر زاوية الهجوم."],
    ["its angle of attack", "بزاوية هجومه"],
    ["The visibility falls.", "ينخفض مدى الرؤية."],
    ["The go-around is safe.", "إلغاء الهبوط آمن."],
    ["A go-around costs time.", "الالغاء غير إلغاء الهبوط."],
    ["Two air masses", "كتلتان هوائيتان"],
    ["It stalls at its stall speed.", "ينهار عند سرعة الانهيار."],
  ])("is none in %s", (english, arabic) => {
    expect(faults(english, arabic)).toEqual([]);
  });

  it.each([
    ["The runway is wet.", "السطح مبتل.", ["warning runway"]],
    ["The Runway is wet.", "الدرج مبتل.", ["warning runway"]],
    ["The angle of attack", "زاوية الجناح والهجوم", ["warning angle of attack"]],
    // The longer term counts, and not its parts.
    ["The stall speed", "سرعة دنيا", ["warning stall speed"]],
    ["The stall speed, and the stall itself", "سرعة الانهيار", []],
    ["At its stall speed it stalls.", "عند سرعة دنيا ينهار.", ["warning stall speed"]],
  ])("is one in %s", (english, arabic, expected) => {
    expect(faults(english, arabic)).toEqual(expected);
  });

  it("is none where it is part of another word, or a phrase in capitals", () => {
    expect(faults("The forestall and the runwayless field", "الحقل")).toEqual([]);
    expect(faults("The pilot says RUNWAY VACATED.", "يقول الطيار RUNWAY VACATED.")).toEqual([]);
    expect(faults("AIR mass is no term, and GO-around is none.", "عبارات")).toEqual([]);
  });

  it("is none where the words are left in English, but for those in brackets beside the Arabic ones", () => {
    expect(faults("The call is: runway 26, cleared to land.", "النداء: runway 26, cleared to land.")).toEqual(
      [],
    );
    expect(faults("The runway is wet.", "السطح (runway) مبتل.")).toEqual(["warning runway"]);
  });
});

it("a word to avoid is an error, whatever the original says, but not within a term that has it", () => {
  expect(faults("It is wet.", "المهبط مبتل، وبمهبطها.")).toEqual(["error المهبط", "error وبمهبطها"]);
  expect(faults("The heliport is wet.", "مهبط الطائرات العمودية مبتل.")).toEqual([]);
});

it("compares every text with its own counterpart", () => {
  const original = item(1, {
    stem: "Which runway?",
    options: options("The runway ahead", "The runway behind").map((one) => ({ ...one, why: "A runway." })),
  });
  const translated = {
    ...original,
    stem: "أي مدرج؟",
    options: options("الأمامي", "المدرج الخلفي").map((one, at) => ({
      ...one,
      why: at === 0 ? "مدرج." : "سطح.",
    })),
  };
  const fields = createGlossary(TERMS)
    .lint(original, translated)
    .map(({ values }) => values["field"]);
  expect(fields).toEqual(["option a", "why of option b"]);
});
