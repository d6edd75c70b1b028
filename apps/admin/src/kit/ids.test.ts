import { expect, it } from "vitest";
import { isId } from "./is-id.ts";

it.each([
  ["0198a1b2-1111-7222-8333-123456789abc", true],
  ["mode.quiz_zone.secondsPerQuestion", false],
  ["0198a1b2-not-one-of-ours", false],
])("isId knows an id of ours: %s", (text, is) => {
  expect(isId(text)).toBe(is);
});
