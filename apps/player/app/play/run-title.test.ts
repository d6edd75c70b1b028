import { expect, it } from "vitest";
import { titleOfRun } from "./run-title.ts";

it.each([
  ["quiz_zone", "Air law", "Air law"],
  ["true_and_false", "", "modes.true_and_false.title"],
  ["wrong_answers", "", "modes.wrong_answers.title"],
  ["daily_archive", "", "modes.daily_quiz.title"],
  ["self_challenge", "Air law · Radio · Maps", "Air law · Radio · Maps"],
  ["self_challenge", "Air law · Radio · Maps · Weather", "modes.packs.subjects 4"],
  ["newer_than_this_app", "", ""],
])("a run of %s with the title %j is about %j", (mode, title, about) => {
  expect(
    titleOfRun((id, values) => [id, ...Object.values(values ?? {})].join(" "), { mode, scope: { title } }),
  ).toBe(about);
});
