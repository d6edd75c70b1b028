import { describe, expect, it } from "vitest";
import { breakLines } from "./share-card.ts";

const upTo = (letters: number) => (line: string) => line.length <= letters;

describe("lines of a picture", () => {
  it.each([
    ["a short title stays whole", "Air law", 20, ["Air law"]],
    ["a long one breaks between words", "Rules of the air", 9, ["Rules of", "the air"]],
    ["a word that is too long stands alone", "Aerodynamics of wings", 6, ["Aerodynamics", "of …"]],
    ["nothing is no line", "  ", 9, []],
    ["the last line says that there was more", "one two three four five", 9, ["one two", "three …"]],
  ] as const)("%s", (_case, text, letters, lines) => {
    expect(breakLines(text, { fits: upTo(letters), most: 2 })).toEqual(lines);
  });
});
