import { expect, it } from "vitest";
import { makeAnswerText, makeItem, makeQuestion } from "../item-fixture.ts";
import type { Marking } from "../modes/mode.ts";
import { itemResults } from "./item-results.ts";

const marking: Marking = {
  right: 1,
  wrong: -0.25,
  blank: 0,
  floorAtZero: true,
  percentOf: "marks",
  partial: true,
};

it("reads each question of a sitting by itself", () => {
  const single = makeQuestion(makeItem("single", { marks: 2 }), 1);
  const parts = makeQuestion(makeItem("parts", { kind: "multi_select" }), 2);
  const trial = { ...makeQuestion(makeItem("trial"), 3), marks: 0 };
  const optionOf = (authorId: string) =>
    single.options.find((option) => option.authorId === authorId)?.optionId ?? "";
  const read = (answers: readonly (string | null)[]) =>
    itemResults([single, parts, trial], answers, marking).map((one) => [
      one.itemId,
      one.verdict,
      one.marks,
      one.maxMarks,
      one.chosen,
    ]);

  expect(read([optionOf("b"), makeAnswerText(parts, ["a"]), trial.key[0] ?? ""])).toEqual([
    ["single", "wrong", -0.5, 2, "b"],
    ["parts", "wrong", 0.5, 1, null],
    ["trial", "correct", 0, 0, "a"],
  ]);
  expect(read([null, ""])).toEqual([
    ["single", "blank", 0, 2, null],
    ["parts", "blank", 0, 1, null],
    ["trial", "blank", 0, 0, null],
  ]);
});
