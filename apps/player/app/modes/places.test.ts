import { expect, it } from "vitest";
import { GATED_PREFIXES } from "./gates.ts";
import { placeOf } from "./places.ts";

it.each([
  ["/", "fly"],
  ["/learn/", "learn"],
  ["/quiz-zone/air-law/", "learn"],
  ["/quiz-play/daily-quiz-dashboard/", "learn"],
  ["/profile/play-bookmark-questions/", "learn"],
  ["/profile/practice/wrong-answers/", "learn"],
  ["/review/1/", "learn"],
  ["/profile", "me"],
  ["/profile/settings/", "me"],
  ["/auth/sign-up/", null],
  ["/compete/", "compete"],
  ["/contest-play/7/", "compete"],
  ["/exam-module", "exams"],
  ["/exam-module/mock/uk-ppl-air-law/", "exams"],
  ["/about-us/", null],
])("%s belongs to %s", (path, place) => {
  expect(placeOf(path)).toBe(place);
});

it("every address of a player has a place", () => {
  expect(GATED_PREFIXES.filter((prefix) => placeOf(prefix) === null)).toEqual([]);
});
