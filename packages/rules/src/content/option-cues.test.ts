import { expect, it } from "vitest";
import { absolutesOf, numbersOf, sharedWordsOf } from "./option-cues.ts";
import { item, options } from "./pack-fixture.ts";

const of = (...texts: readonly string[]) => item(1, { options: options(...texts) });

it.each<[readonly string[], readonly number[] | null]>([
  [
    ["10 kt", "2.5 kt", "-3 kt", "−4 kt"],
    [10, 2.5, -3, -4],
  ],
  [
    ["FL100", "FL95"],
    [100, 95],
  ],
  [["10 kt", "10 NM"], null],
  [["10 kt", "ten"], null],
  [["1 h 20 min", "2 h 30 min"], null],
])("numbersOf reads %j as %j", (texts, numbers) => {
  expect(numbersOf(of(...texts))).toEqual(numbers);
});

it("sharedWordsOf counts content words in other options, fillers apart", () => {
  const counts = sharedWordsOf(of("The left wing", "The right wing", "The left rudder", "A fin"), "en");
  expect(counts).toEqual([2, 1, 1, 0]);
});

it("absolutesOf finds words that admit no exception, in languages that have a list", () => {
  const texts = ["It never falls", "It falls", "دائمًا", "فقط في الليل"];
  expect(absolutesOf(of(...texts), "en")).toEqual([true, false, false, false]);
  expect(absolutesOf(of(...texts), "ar")).toEqual([false, false, true, true]);
  expect(absolutesOf(of(...texts), "fr")).toEqual([false, false, false, false]);
});
