import { describe, expect, it } from "vitest";
import { findLineFault, foldWord } from "./line-filter.ts";
import { REFUSED_WORDS } from "./line-words.ts";

const WORDS = [...REFUSED_WORDS, "ass", "shit", "Stall-Horn", "go home"];

describe("a free text is refused for", () => {
  it.each([
    ["a listed word", "you ass"],
    ["one in capitals, with a full stop", "ASS."],
    ["one in signs", "a$$"],
    ["one with a mark for a letter", "sh!t"],
    ["one in wide letters", "ａｓｓ"],
    ["one with marks", "áss"],
    ["one that is stretched", "asssss"],
    ["one whose letters are parted", "a s s"],
    ["one parted by points", "a.s.s"],
    ["one parted by an invisible character", "a\u200Bs\u200Bs"],
    ["one of several words", "please GO  home!"],
    ["one with a hyphen, typed without it", "stallhorn"],
    ["an Arabic one", "يا كسمك"],
    ["an Arabic one with its article", "الشرموطة"],
    ["an Arabic one with marks and stretch", "شَرمـــوطة"],
    ["an Arabic one typed with other letters", "شرموطه"],
    ["an Arabic one of two words", "انت ابن الكلب"],
    ["an Arabic one in Latin letters", "Sharmouta"],
  ])("%s", (_what, text) => {
    expect(findLineFault(text, WORDS)).toBe("word");
  });

  it.each([
    ["link", "see https://x.example"],
    ["link", "www.example"],
    ["link", "join discord.gg/abc"],
    ["link", "example . com"],
    ["link", "example (dot) com"],
    ["address", "write to ann@example"],
    ["address", "ann (at) example"],
    ["address", "I am @amelia there"],
    ["number", "+20 102 555 99 91"],
    ["number", "٠١٠٢٥٥٥٩٩٩١"],
    ["number", "0 1 0 2 5 5 5 9 9 9 1"],
  ] as const)("a %s: %s", (fault, text) => {
    expect(findLineFault(text, WORDS)).toBe(fault);
  });
});

it.each([
  "as good as it gets",
  "Pass the assessment, class",
  "Nice one! See you at 18.30.",
  "QNH 1013, tower on 118.05",
  "CLEARED FOR TAKE-OFF, runway 27L",
  "Well played. To be fair, close",
  "أحسنت! الكلب يركض في المطار",
  "مبروك، كانت مباراة قوية",
  "دخول المدرج ٢٧ مسموح",
  "☺️👍🏽 !!!",
  "a",
])("lets through: %s", (text) => {
  expect(findLineFault(text, WORDS)).toBeNull();
});

it("folds a word the same however often it is folded, and knows when nothing is left", () => {
  for (const word of WORDS) expect(foldWord(foldWord(word))).toBe(foldWord(word));
  expect(foldWord(" …— ")).toBe("");
  expect(findLineFault("…", ["—"])).toBeNull();
});
