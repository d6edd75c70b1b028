import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { findMistake, plain, typedNumber, typedText } from "./typed.ts";

function numberQuestion(value: number, tolerance: number) {
  return makeQuestion(makeItem("one", { kind: "typed_number", number: { value, tolerance, unit: "NM" } }), 1);
}

/** A whole number of thousandths as an answer text. */
function thousandths(count: number): string {
  const digits = String(Math.abs(count)).padStart(4, "0");
  return `${count < 0 ? "-" : ""}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

describe("typed number", () => {
  it.each<readonly [value: number, tolerance: number, text: string, isRight: boolean]>([
    [0.3, 0.1, "0.4", true],
    [0.3, 0.1, "0.2", true],
    [0.3, 0.1, "0.400001", false],
    [0.3, 0.1, "0.199999", false],
    [0.1 + 0.2, 0, "0.3", true],
    [1.1, 0.1, "1.2", true],
    [8.7, 0.2, "8.9", true],
    [1_000_000.1, 0.1, "1000000.2", true],
    [1_000_000.1, 0.1, "1000000.200001", false],
    [123_456_789.1, 0.1, "123456789.2", true],
    [-5, 0.5, "-5.5", true],
    [-5, 0.5, "5", false],
    [-5, 0, "-5.0", true],
    [0, 0, "-0", true],
    [250, 0, "0250", true],
    [250, 2, "252", true],
    [250, 2, "253", false],
    [45, 0.5, "45.5", true],
    // Worked out in several steps, each of them rounded.
    [45 - 1e-11, 0.5, "45.5", true],
  ])("%d ± %d: %s is right: %s", (value, tolerance, text, isRight) => {
    expect(typedNumber.isCorrect(numberQuestion(value, tolerance), text)).toBe(isRight);
  });

  it("is right up to the edge of the tolerance and wrong one thousandth beyond", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e9, max: 9e9 }), fc.nat(5_000), (value, tolerance) => {
        const question = numberQuestion(value / 1_000, tolerance / 1_000);
        for (const side of [-1, 1]) {
          const edge = value + side * tolerance;
          expect(typedNumber.isCorrect(question, thousandths(edge))).toBe(true);
          expect(typedNumber.isCorrect(question, thousandths(edge + side))).toBe(false);
        }
      }),
    );
  });

  it("shows its right answer in the form it takes, however the value was computed", () => {
    const values = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.constantFrom(1 / 3, 1e-7, -1e-9, 0.1 + 0.2, 1e11, 123_456_789_012),
    );
    fc.assert(
      fc.property(values, (value) => {
        const question = numberQuestion(value, 0.000_001);
        const text = typedNumber.correctAnswer(question);
        expect(typedNumber.isAnswer(question, text)).toBe(true);
        expect(typedNumber.isCorrect(question, text)).toBe(true);
      }),
    );
    expect(typedNumber.correctAnswer(numberQuestion(0.1 + 0.2, 0))).toBe("0.3");
    expect(typedNumber.correctAnswer(numberQuestion(-1e-9, 1))).toBe("0");
  });

  it.each<readonly [value: number, figures: object, shown: string]>([
    [117.83866389913493, { decimals: 0, digits: 3 }, "118"],
    [44.6, { decimals: 0, digits: 3 }, "045"],
    [2.4999, { decimals: 1 }, "2.5"],
    [2.5, { decimals: 2 }, "2.50"],
    [-0.04, { decimals: 1 }, "0.0"],
    [-3.26, { decimals: 1 }, "-3.3"],
  ])("%d with %j is shown as %s and right when typed so", (value, figures, shown) => {
    const number = { value, tolerance: 0.5, unit: "°", ...figures };
    const question = makeQuestion(makeItem("one", { kind: "typed_number", number }), 1);
    expect(typedNumber.correctAnswer(question)).toBe(shown);
    expect(typedNumber.isCorrect(question, shown)).toBe(true);
  });

  it.each([
    ["118", null],
    ["120", null],
    ["121", "Flies the track."],
    ["128.5", "Turns away from the wind."],
    ["123.4", "Flies the track."],
    ["100", null],
    ["", null],
    [null, null],
  ])("tells of %j: %s", (text, why) => {
    const number = { value: 118, tolerance: 2, unit: "°" };
    const mistakes = [
      { value: 127, why: "Turns away from the wind." },
      { value: 122.5, why: "Flies the track." },
      { value: 119.5, why: "Is right by luck." },
    ];
    expect(findMistake({ number, mistakes }, text)).toBe(why);
    expect(findMistake({ number }, text)).toBeNull();
    expect(findMistake({ mistakes }, text)).toBeNull();
  });

  it.each([
    "1,5",
    "1 5",
    "1e3",
    "0x10",
    "+1",
    ".5",
    "5.",
    "Infinity",
    "NaN",
    "1.2345678",
    "12a",
    " 1",
    "1\n",
  ])("takes no %j", (text) => {
    expect(typedNumber.isAnswer(numberQuestion(1, 10), text)).toBe(false);
    expect(typedNumber.isCorrect(numberQuestion(1, 10), text)).toBe(false);
  });
});

describe("typed text", () => {
  const textQuestion = (...accepted: readonly string[]) =>
    makeQuestion(makeItem("one", { kind: "typed_text", accepted }), 1);

  it.each<readonly [accepted: string, text: string, isRight: boolean]>([
    ["QNH 1013", "qnh1013", true],
    ["QNH 1013", "QNH: 1013.", true],
    ["QNH 1013", "QNH 1014", false],
    ["118.05", "11.805", false],
    ["118.05", "11805", false],
    ["118.05", "118,05", true],
    ["118.05", "١١٨٫٠٥", false],
    ["-5", "5", false],
    ["minus: -5 °C", "minus −5°C.", true],
    ["minus: -5 °C", "minus 5 °C", false],
    ["FL 350", "FL-350.", true],
    ["hold short", "hold-short", true],
    ["hold short", "holdshorts", false],
    ["Zürich", "zurich", true],
    ["Zürich", "Zu\u0308rich", true],
    ["أيمن", "ايمن", true],
    ["مَدْرَج", "مـدرج", true],
    ["مدرج", "مدرب", false],
    ["हिन्दी", "हन्दी", false],
    ["ｆｌ３５０", "FL350", true],
  ])("%s: %s is right: %s", (accepted, text, isRight) => {
    const question = textQuestion("another spelling", accepted);
    expect(typedText.isCorrect(question, text)).toBe(isRight);
    expect(typedText.isAnswer(question, text)).toBe(true);
  });

  it("takes nothing without letters or digits, also where an accepted spelling has none", () => {
    const question = textQuestion("–");
    for (const text of [" ", "...", "–", "٬", "\u0301"]) {
      expect(typedText.isAnswer(question, text)).toBe(false);
      expect(typedText.isCorrect(question, text)).toBe(false);
    }
  });

  it("compares what is plain already with itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plain(plain(text))).toBe(plain(text));
        expect(plain(` ${text}! `)).toBe(plain(text));
      }),
    );
  });
});
