import { expect, it } from "vitest";
import { shownSubject } from "./subject.ts";

it.each([
  ["an id by its beginning", "0198a1b2-1111-7222-8333-123456789abc", "0198a1b2…"],
  ["a long key whole", "mode.quiz_zone.secondsPerQuestion", "mode.quiz_zone.secondsPerQuestion"],
  ["none as a dash", null, "–"],
])("the log shows what an action was about: %s", (_case, subject, shown) => {
  expect(shownSubject(subject)).toBe(shown);
});
