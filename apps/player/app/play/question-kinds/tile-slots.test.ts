import { lettersOf } from "@crosscheck/rules/questions/word-tiles";
import { describe, expect, it } from "vitest";
import {
  draftOfBoard,
  lastLaid,
  layTile,
  lettersInPlace,
  readBoard,
  splitWords,
  takeBack,
  tileOfLetter,
  writtenSoFar,
  type Board,
  type Slots,
} from "./tile-slots.ts";

/** "AN ANT" with two letters too many. */
const board: Board = { tiles: lettersOf("TXANQNA"), wordLengths: [2, 3], hint: null };
const empty = readBoard(board, null, null);

function lettersIn(slots: Slots, { tiles }: Board = board): string {
  return slots.map((tile) => (tile === null ? "_" : (tiles[tile] ?? ""))).join("");
}

function type(text: string, from: Slots = empty): Slots {
  return [...text].reduce<Slots>((slots, letter) => layTile(slots, tileOfLetter(board, slots, letter)), from);
}

describe("the board of a word", () => {
  it("starts with an empty slot for every letter", () => {
    expect(empty).toEqual([null, null, null, null, null]);
  });

  it("takes typed letters of any case, each tile once", () => {
    const laid = type("anAnt");
    expect(lettersIn(laid)).toBe("ANANT");
    expect(new Set(laid).size).toBe(5);
    expect(tileOfLetter(board, laid, "a")).toBe(-1);
  });

  it("is an answer, word by word, only when it is full", () => {
    expect(draftOfBoard(board, type("anan")).answer).toBe("");
    expect(draftOfBoard(board, type("anant")).answer).toBe("AN ANT");
  });

  it("comes back from its draft and from a stored answer", () => {
    const half = type("an").with(0, null);
    expect(readBoard(board, draftOfBoard(board, half).text, null)).toEqual(half);
    expect(lettersIn(readBoard(board, null, "AN ANT"))).toBe("ANANT");
  });

  it.each(["[1,2]", "[0,0,0,0,0]", "[99,null,null,null,null]", "nonsense"])(
    "is no better for draft %s",
    (draft) => {
      const slots = readBoard(board, draft, null);
      expect(slots).toHaveLength(5);
      expect(slots.filter((tile) => tile !== null).length).toBeLessThan(2);
    },
  );

  it("fills the gap that a tile left", () => {
    const open = takeBack(board, type("anan"), 1);
    expect(lettersIn(open)).toBe("A_AN_");
    expect(lettersIn(layTile(open, tileOfLetter(board, open, "t")))).toBe("ATAN_");
  });
});

describe("a hinted letter", () => {
  const hinted: Board = { ...board, hint: { place: 4, letter: "T" } };

  it("lies in its place and stays there", () => {
    const slots = readBoard(hinted, null, null);
    expect(lettersIn(slots)).toBe("____T");
    expect(takeBack(hinted, slots, 4)).toBe(slots);
    expect(lastLaid(hinted, slots)).toBe(-1);
  });

  it("takes its only tile from where it was laid", () => {
    const slots = readBoard(hinted, draftOfBoard(board, type("tanq")).text, null);
    expect(lettersIn(slots)).toBe("_ANQT");
  });

  it("turns out the letter that lay there", () => {
    const slots = readBoard(hinted, draftOfBoard(board, type("anan").with(4, 1)).text, null);
    expect(lettersIn(slots).at(-1)).toBe("T");
    expect(slots).not.toContain(1);
  });
});

describe("letters of other scripts", () => {
  it("are found whatever marks are typed with them", () => {
    const arabic: Board = { tiles: ["أ", "ف", "ق"], wordLengths: [3], hint: null };
    expect(tileOfLetter(arabic, readBoard(arabic, null, null), "ا")).toBe(0);
    const french: Board = { tiles: ["É", "T"], wordLengths: [2], hint: null };
    expect(tileOfLetter(french, readBoard(french, null, null), "e")).toBe(0);
  });
});

describe("the verdict on tiles", () => {
  it.each([
    ["all right", "AN ANT", "An ant", [true, true, true, true, true]],
    ["two letters changed places", "AN NAT", "AN ANT", [true, true, false, false, true]],
    ["the same letter twice, once in its place", "AA ANT", "AN ANT", [true, false, true, true, true]],
    ["a letter too many", "ANTS", "ANT", [true, true, true, false]],
    ["Arabic", "بطض", "ضبط", [false, false, false]],
  ])("%s", (_case, own, right, expected) => {
    expect(lettersInPlace(own, right)).toEqual(expected);
  });

  it("has the words of the answer, and no empty ones", () => {
    expect(splitWords(" AN  ANT ")).toEqual([
      { start: 0, letters: ["A", "N"] },
      { start: 2, letters: ["A", "N", "T"] },
    ]);
    expect(splitWords("")).toEqual([]);
  });

  it("writes what is laid with a dot for each empty slot", () => {
    expect(writtenSoFar(board, type("ana").with(0, null))).toBe("·N A··");
  });
});
