import { expect, it } from "vitest";
import { answerText } from "./answer-text.ts";

const SHOWN = [
  { optionId: "x7", authorId: "a" },
  { optionId: "q2", authorId: "b" },
];
const WRITTEN = [
  { id: "a", text: "Left", why: "no" },
  { id: "b", text: "Right", why: "yes" },
];

it.each([
  ["q2", "Right"],
  ['["q2","x7"]', "Right | Left"],
  ["", ""],
  ["12.5", "12.5"],
  ["[not a list", "[not a list"],
])("the answer %j reads %j", (answer, text) => {
  expect(answerText(answer, SHOWN, WRITTEN)).toBe(text);
});

it("of a question whose words are gone keeps the author's letters", () => {
  expect(answerText("q2", SHOWN, null)).toBe("b");
});
