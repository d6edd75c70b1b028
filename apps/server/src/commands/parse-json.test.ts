import { expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

it.each([
  ["", "it ends too early at character 1."],
  ["{", "it ends too early at character 2."],
  ['{"a":tru', "it ends too early at character 9."],
  ['{"a":wrong}', '"w" is not expected at character 6.'],
  ['{"a":nul}', '"}" is not expected at character 9.'],
  ["{'a':1}", '"\'" is not expected at character 2.'],
  ['{"a":1,}', '"}" is not expected at character 8.'],
  ['{"a":1} x', '"x" is not expected at character 9.'],
])("of %j it says where it stops being JSON", (text, problem) => {
  expect(parseJson(text)).toEqual({ problem: `This is not JSON: ${problem}` });
});

it("reads what is JSON", () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ value: { a: [1, null] } });
});
