import { describe, expect, it } from "vitest";
import type { PackItem } from "../content/pack-item.ts";
import { chooseTrial, isForHome, isForTrial, ruleSentence } from "./choose-trial.ts";
import { trialMode } from "./trial-mode.ts";

const item = (id: string, more: Partial<PackItem> = {}): PackItem => ({
  id,
  kind: "single",
  category: "air-law",
  subcategory: null,
  level: 1,
  difficulty: 2,
  lo: "010.01",
  stem: "Who gives way?",
  options: [
    { id: "a", text: "The one on the left", why: "Correct." },
    { id: "b", text: "The faster one", why: "Speed says nothing." },
  ],
  key: ["a"],
  explanation: "The one that has the other on its right gives way.",
  reference: "SERA.3210",
  version: 1,
  marks: 1,
  media: [],
  ...more,
});

describe("the first sentence of an explanation", () => {
  it.each([
    ["Give way to the right. Speed says nothing.", "Give way to the right."],
    ["Class C needs 1.5 km below FL100. Above it 8 km.", "Class C needs 1.5 km below FL100."],
    ["By SERA.3210 each turns right", "By SERA.3210 each turns right"],
    ["هل تعطي الأولوية؟ نعم دائما.", "هل تعطي الأولوية؟"],
  ])("of %j is the rule", (text, rule) => {
    expect(ruleSentence(text)).toBe(rule);
  });
});

describe("a question for visitors", () => {
  it.each<[string, Partial<PackItem>]>([
    ["with a formula", { stem: "What is $v$?" }],
    ["with a figure", { media: [{ type: "image", file: "a.svg", alt: "a" }] }],
    ["of another kind", { kind: "true_false" }],
    ["without a reference", { reference: "" }],
    ["that is hard", { difficulty: 4 }],
    ["that is long", { stem: "a".repeat(151) }],
  ])("is none %s", (_case, more) => {
    expect([isForTrial(item("one")), isForTrial(item("one", more))]).toEqual([true, false]);
  });
});

it("takes so many of each subject, those in all languages and short ones first, the same every time", () => {
  const long = { stem: "a".repeat(120) };
  const packs = [
    {
      pack: "ppl",
      each: 3,
      items: [
        ...Array.from({ length: 9 }, (_, n) => item(`law-${n}`, n < 7 ? long : {})),
        item("met-1", { category: "meteorology" }),
      ],
      translated: new Set(["law-4"]),
    },
  ];
  const chosen = chooseTrial(packs, [1, 2, 3, 4]);
  expect(chosen[0]).toBe("ppl/law-4");
  expect(chosen.slice(1, 3).toSorted()).toEqual(["ppl/law-7", "ppl/law-8"]);
  expect(chosen.slice(3)).toEqual(["ppl/met-1"]);
  expect(chooseTrial(packs, [1, 2, 3, 4])).toEqual(chosen);
});

it("asks on the home page only what is in sight at once", () => {
  expect([isForHome(item("one")), isForHome(item("one", { stem: "a".repeat(96) }))]).toEqual([true, false]);
});

it("pays nothing for what was answered before there was an account", () => {
  expect([trialMode.ranked, trialMode.reward, trialMode.progress]).toEqual([false, null, "none"]);
});
