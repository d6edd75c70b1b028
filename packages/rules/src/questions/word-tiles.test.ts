import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { createRandom } from "../random.ts";
import { lettersOf, wordLengths, wordTiles } from "./word-tiles.ts";

const WORDS: readonly (readonly [word: string, script: RegExp])[] = [
  ["SPAR", /^\p{Script=Latin}$/u],
  ["ANGLE OF ATTACK", /^\p{Script=Latin}$/u],
  ["DÉRIVE", /^\p{Script=Latin}$/u],
  ["جناح", /^\p{Script=Arabic}$/u],
  ["زاوية الهجوم", /^\p{Script=Arabic}$/u],
  ["КРЫЛО", /^\p{Script=Cyrillic}$/u],
  ["पंख", /^\p{Script=Devanagari}+$/u],
];

describe.each(WORDS)("tiles of %s", (word, script) => {
  const item = makeItem("one", { kind: "word_tiles", word });

  it("hold the letters of the word and three more of its script", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const tiles = [...(makeQuestion(item, seed).tiles ?? [])];
        for (const tile of tiles) expect(tile).toMatch(script);
        for (const letter of lettersOf(word)) {
          const at = tiles.indexOf(letter);
          expect(at).toBeGreaterThanOrEqual(0);
          tiles.splice(at, 1);
        }
        expect(tiles).toHaveLength(3);
      }),
    );
  });

  it("are right as the letters of the word, with and without its spaces", () => {
    const question = makeQuestion(item, 1);
    expect(wordTiles.isCorrect(question, word)).toBe(true);
    expect(wordTiles.isCorrect(question, lettersOf(word).join(""))).toBe(true);
    expect(wordTiles.isCorrect(question, lettersOf(word).slice(1).join(""))).toBe(false);
    expect(wordTiles.isCorrect(question, lettersOf(word).toReversed().join(""))).toBe(false);
  });

  it("give a hint that is a letter of the word at its place, the same every time", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = makeQuestion(item, seed);
        const hint = wordTiles.hint?.(question);
        expect(hint?.letter).toBe(lettersOf(word)[hint?.place ?? -1]);
        expect(hint?.letter).not.toBe("");
        expect(wordTiles.hint?.(question)).toEqual(hint);
      }),
    );
  });

  it("have as many letters as their words together", () => {
    expect(wordLengths(word).reduce((sum, length) => sum + length, 0)).toBe(lettersOf(word).length);
    expect(wordLengths(word)).toHaveLength(word.split(" ").length);
  });
});

describe("word tiles", () => {
  const question = makeQuestion(makeItem("one", { kind: "word_tiles", word: "V SPEED" }), 1);

  it.each<readonly [text: string, isAnswer: boolean, isCorrect: boolean]>([
    ["VSPEED", true, true],
    ["v speed", true, true],
    ["VSPEDE", true, false],
    ["V", true, false],
    ["VSPEEDS", false, false],
    ["  ", false, false],
    ["V".repeat(300), false, false],
    [`${" ".repeat(300)}VSPEED`, false, false],
  ])("%s is an answer: %s, right: %s", (text, isAnswer, isCorrect) => {
    expect(wordTiles.isAnswer(question, text)).toBe(isAnswer);
    expect(wordTiles.isCorrect(question, text)).toBe(isCorrect);
  });

  it("shows the letters in another order than the word's nearly always", () => {
    const item = makeItem("one", { kind: "word_tiles", word: "ALTIMETER" });
    const orders = Array.from({ length: 200 }, (_, seed) =>
      wordTiles.drawTiles?.(item, createRandom([seed, 1, 2, 3])).join(""),
    );
    expect(orders.filter((order) => order?.includes("ALTIMETER"))).toEqual([]);
    expect(new Set(orders).size).toBe(200);
  });

  it("has no tiles without a word", () => {
    expect(
      wordTiles.drawTiles?.(makeItem("one", { kind: "word_tiles", word: " " }), createRandom([1, 2, 3, 4])),
    ).toEqual([]);
  });
});

it("tiles never lie there as a word is written", () => {
  const item = makeItem("one", { kind: "word_tiles", word: "SPAR" });
  const drawn = Array.from({ length: 2_000 }, (_, seed) => (makeQuestion(item, seed).tiles ?? []).join());
  expect(drawn.filter((tiles) => tiles.includes("S,P,A,R"))).toEqual([]);
});
