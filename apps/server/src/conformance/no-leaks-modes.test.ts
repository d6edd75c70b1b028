import type { Actions, OutputOf } from "@crosscheck/contract";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { lifelinesOf } from "@crosscheck/rules/attempts/lifelines";
import { MODES, SOLO_MODES, type SoloModeId } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { OPENINGS, finish, rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import { readItems } from "../attempts/engine/read-items.ts";
import { plantCanaries, watch, type Canaries } from "./leak-fixture.ts";
import { dataOf, paperOf, type Ask, type View } from "./play-fixture.ts";

const app = await createTestApp();
const planted = await plantCanaries(app.db);
const met = new Set<string>();
/** Too long for any kind of question. */
const NO_ANSWER = "x".repeat(300);

/** Marks of a paper's items; of generated ones their explanation, which has their own numbers. */
async function canariesOf(mode: ModeDefinition, paper: readonly PaperQuestion[]) {
  const items = await readItems(app.db, paper);
  const generated = items.filter(({ itemId }) => !planted.has(itemId));
  const canaries = new Map<string, Canaries>([
    ...planted,
    ...generated.map(
      ({ itemId, explanation }) =>
        [itemId, { hidden: [JSON.stringify(explanation).slice(1, -1)], key: [], never: [] }] as const,
    ),
  ]);
  if (mode.transcripts !== true) return canaries;
  const open = new Set(items.map(({ transcript }) => transcript));
  return new Map(
    [...canaries].map(([id, marks]) => [id, { ...marks, key: marks.key.filter((text) => !open.has(text)) }]),
  );
}

/** Everything a player can ask while a question is open. */
async function askAround(
  ask: Ask,
  id: SoloModeId,
  { attempt_id, question_id }: { attempt_id: string; question_id: string },
) {
  const { action, fields } = OPENINGS[id];
  await ask("get_attempt", { attempt_id });
  await ask(action, fields);
  await ask("open_question", { attempt_id, question_id });
  for (const kind of lifelinesOf(MODES[id])
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "skip")) {
    await ask("use_lifeline", { attempt_id, question_id, kind });
  }
  await ask("flag_question", { attempt_id, question_id, flagged: 1 });
  await ask("set_question_note", { attempt_id, question_id, note: "A note", struck: [], sequence: 1 });
  await ask("submit_answer", { attempt_id, question_id, answer: NO_ANSWER });
  await ask("review_attempt", { attempt_id });
  await ask("get_open_attempts");
  await ask("get_daily_quiz_days", { timezone: "Europe/Berlin" });
  await ask("get_daily_calendar", { timezone: "Europe/Berlin" });
  await ask("set_bookmark", { question_id, status: 1 });
  await ask("get_bookmark");
  await ask("get_bookmark_ids");
  await ask("play_bookmarks", { type: 1 });
  await ask("get_question_study", { question_id });
  await ask("report_question", { question_id, message: "Something is not right here" });
  await ask("get_reports");
  await ask("get_users_statistics");
}

const modes = SOLO_MODES.map((mode) => [mode.id, mode] as const);

describe.each(modes)("in %s, before a question is answered", (id, mode) => {
  it("no byte of any response tells its answer", async () => {
    const { action, fields, prepare } = OPENINGS[id];
    const player = await app.signUp();
    // What the preparation has shown is seen through other eyes.
    await prepare?.(app.db, player);
    const opened = await player.call(action, fields);
    const { attempt_id } = dataOf<View>(opened);
    const paper = await paperOf(app.db, attempt_id);
    const canaries = await canariesOf(mode, paper);
    const { ask, leaks, told, bytes } = watch(player.call, canaries);
    await watch(async () => opened, canaries).ask(action);
    for (const question of paper) {
      const at = { attempt_id, question_id: question.itemId };
      met.add(question.kind);
      if (question.number <= 3) await askAround(ask, id, at);
      else await ask("get_attempt", { attempt_id });
      const answer = question.number % 2 === 0 ? rightAnswer(question) : wrongAnswer(question);
      if (mode.reveal === "after_answer") told.add(question.itemId);
      const submitted = await ask("submit_answer", { ...at, answer, sequence: 1 });
      const { hidden = [] } = canaries.get(question.itemId) ?? {};
      // The canaries work: what is told after the answer is what was hidden before.
      const isTold = hidden.every((text) => submitted.text.includes(text));
      expect([question.kind, isTold]).toEqual([question.kind, mode.reveal === "after_answer"]);
    }
    for (const question of paper) told.add(question.itemId);
    await finish(ask, attempt_id);
    const review = await ask("review_attempt", { attempt_id });
    expect(dataOf<OutputOf<Actions["review_attempt"]>>(review).questions).toHaveLength(paper.length);
    for (const { itemId } of paper) {
      const { hidden = [], key = [] } = canaries.get(itemId) ?? {};
      expect([...hidden, ...key].filter((text) => !review.text.includes(text)).length).toBeLessThanOrEqual(
        // Only the first of several right spellings is shown.
        Math.max(0, key.length - 1),
      );
    }
    expect(leaks).toEqual([]);
    expect(bytes()).toBeGreaterThan(50_000);
  });
});

it("every kind of question was among them", () => {
  expect([...met].toSorted()).toEqual([...QUESTION_KINDS].toSorted());
});
