import { expect, it } from "vitest";
import { isId, shortId } from "./ids.ts";

it.each([
  ["0198a1b2-1111-7222-8333-123456789abc", true],
  ["mode.quiz_zone.secondsPerQuestion", false],
  ["0198a1b2-not-one-of-ours", false],
])("isId knows an id of ours: %s", (text, is) => {
  expect(isId(text)).toBe(is);
});

it("ids of the same minute are told apart by what is shown of them", () => {
  expect(shortId("0198a1b2-1111-7222-8333-123456789abc")).toBe("…56789abc");
  expect(shortId("0198a1b2-1112-7333-9333-a23456710def")).toBe("…56710def");
});
