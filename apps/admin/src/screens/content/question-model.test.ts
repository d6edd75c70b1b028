import { findFaults, QUESTION_KINDS } from "@crosscheck/contract/question-faults";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { describe, expect, it } from "vitest";
import {
  blankText,
  pressedKey,
  withAlt,
  withKind,
  withLanguage,
  withMedia,
  withNewOption,
  withOption,
  withoutLanguage,
  withoutMedia,
  withoutOption,
  withShared,
  withSlots,
  withText,
  type Texts,
} from "./question-model.ts";

const input = OPERATOR_ACTIONS.create_question.input.shape.texts;
const start: Texts = { en: blankText("single", "en") };

describe("the text of a question", () => {
  it.each(QUESTION_KINDS)("begins in the shape that the contract takes: %s", (kind) => {
    const texts = withLanguage({ en: blankText(kind, "en") }, "ar", kind);
    expect(input.safeParse(texts).success).toBe(true);
    const parsed = input.parse(texts);
    const rules = findFaults({ kind, code: "0", texts: parsed }, ["en"]).map(({ rule }) => rule);
    expect(rules).toContain("missing-text");
    expect(rules).not.toContain("translation");
  });

  it.each(QUESTION_KINDS)("becomes another kind and stays in shape: %s", (kind) => {
    const texts = withKind(withText(start, "en", { stem: "Which way?" }), kind);
    expect(input.safeParse(texts).success).toBe(true);
    expect(texts["en"]?.stem).toBe("Which way?");
  });

  it("has the same options and figures in every language, each in its own words", () => {
    let texts = withNewOption(withLanguage(start, "ar", "single"));
    texts = withOption(texts, { language: "ar", id: "e" }, { text: "نعم" });
    texts = withMedia(texts, { type: "image", file: "content/a.svg", alt: "" });
    texts = withAlt(texts, { language: "en", at: 0 }, "A needle.");
    expect(texts["en"]?.options?.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    expect(texts["ar"]?.options?.at(-1)).toEqual({ id: "e", text: "نعم", why: "" });
    expect(texts["ar"]?.media).toEqual([{ type: "image", file: "content/a.svg", alt: "" }]);
    texts = withoutOption(withShared(texts, { key: ["e"] }), "e");
    expect(Object.values(texts).map(({ key }) => key)).toEqual([[], []]);
    expect(withoutMedia(texts, 0)["en"]?.media).toEqual([]);
    expect(Object.keys(withoutLanguage(texts, "ar"))).toEqual(["en"]);
  });

  it("asks for a transcript as long as there is a clip", () => {
    const texts = withMedia(start, { type: "audio", file: "content/a.mp3", alt: "" });
    expect(texts["en"]?.transcript).toBe("");
    expect(withoutMedia(texts, 0)["en"]).not.toHaveProperty("transcript");
  });

  it("offers an option in the same gap in every language, and has as many gaps as wanted", () => {
    const texts = withLanguage({ en: blankText("drop_downs", "en") }, "ar", "drop_downs");
    const moved = withOption(texts, { language: "ar", id: "d" }, { slot: "1" });
    expect(Object.values(moved).map(({ options }) => options?.[3]?.slot)).toEqual(["1", "1"]);
    expect(withSlots(texts, 3)["ar"]?.slots).toHaveLength(3);
  });

  it("has one right option, or several", () => {
    expect(pressedKey("single", ["a"], "b")).toEqual(["b"]);
    expect(pressedKey("multi_select", ["b"], "a")).toEqual(["a", "b"]);
    expect(pressedKey("multi_select", ["a", "b"], "a")).toEqual(["b"]);
  });
});
