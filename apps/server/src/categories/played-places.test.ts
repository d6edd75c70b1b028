import type { Actions, OutputOf } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import type { SoloModeId } from "@crosscheck/rules/modes/index";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { OPENINGS, finish } from "../attempts/solo-fixture.ts";
import { dataOf, type View } from "../conformance/play-fixture.ts";

const app = await createTestApp();

type Rows = OutputOf<Actions["get_categories"]>;

const QUIZZES: readonly (readonly [mode: SoloModeId, type: number, category: string])[] = [
  ["quiz_zone", MODES.quiz_zone.source.categoryType, "air-law"],
  ["fun_and_learn", MODES.fun_and_learn.source.categoryType, "fal-weather"],
  ["guess_the_word", MODES.guess_the_word.source.categoryType, "word-aircraft"],
  ["audio_questions", MODES.audio_questions.source.categoryType, "audio-call-signs-and-clearances"],
  ["math_mania", MODES.math_mania.source.categoryType, "math-navigation"],
  ["multi_match", MODES.multi_match.source.categoryType, "mm-weather"],
];

it.each(QUIZZES)("a category is played once a quiz of %s is finished", async (mode, type, category) => {
  const { call } = await app.signUp();
  const played = async () => {
    const rows = dataOf<Rows>(await call("get_categories", { type }));
    const told = await call("set_quiz_categories", { type, category });
    const { is_play } = dataOf<OutputOf<Actions["set_quiz_categories"]>>(told);
    return {
      listed: rows.filter((row) => row.is_play).map(({ slug }) => slug),
      told: is_play,
      code: told.body.message,
    };
  };
  const { action, fields } = OPENINGS[mode];
  const { attempt_id } = dataOf<View>(await call(action, fields));
  expect(await played()).toEqual({ listed: [], told: false, code: "111" });
  await finish(call, attempt_id);
  expect(await played()).toEqual({ listed: [category], told: true, code: "128" });
});

it.each([
  ["get_level_data", "get_questions_by_level", "air-law", "rules-of-the-air"],
  ["get_multi_match_level_data", "get_multi_match_questions_by_level", "mm-weather", ""],
])("%s says how many questions a run of a level asks", async (levels, open, category, subcategory) => {
  const { call } = await app.signUp();
  const place = { category_slug: category, subcategory_slug: subcategory };
  const data = dataOf<OutputOf<Actions["get_level_data"]>>(await call(levels, place));
  const run = dataOf<View>(await call(open, { category, subcategory, level: 1 }));
  expect(data.level_data[0]?.no_of_ques).toBe(run.questions.length);
});

it("a passage says how many questions a run of it asks", async () => {
  const { call } = await app.signUp();
  const listed = await call("get_fun_n_learn", { type: "category", type_id: "fal-weather" });
  for (const { id, no_of_que } of dataOf<OutputOf<Actions["get_fun_n_learn"]>>(listed)) {
    const run = dataOf<View>(await call("get_fun_n_learn_questions", { fun_n_learn_id: id }));
    expect(no_of_que).toBe(run.questions.length);
  }
});
