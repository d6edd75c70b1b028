import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { dataOf, openLevel, paperOf, type Submitted, type View } from "../../conformance/play-fixture.ts";
import { addBookmarks, answerAll, finish, rightAnswer } from "../solo-fixture.ts";

type Review = OutputOf<Actions["review_attempt"]>;

const app = await createTestApp();

const idsOf = ({ questions }: View) => questions.map(({ question_id }) => question_id);
const reload = async ({ call }: TestPlayer, { attempt_id }: View) =>
  dataOf<View>(await call("get_attempt", { attempt_id }));
const reviewedIds = async ({ call }: TestPlayer, { attempt_id }: View) =>
  dataOf<Review>(await call("review_attempt", { attempt_id })).questions.flatMap(({ card, reveal }) =>
    reveal === null ? [] : [card.question_id],
  );

/** Practice over the questions of a level, and the level, both open. */
async function practiseLevel() {
  const player = await app.signUp();
  const items = idsOf(await openLevel((await app.signUp()).call));
  await addBookmarks(app.db, player, items);
  const practice = dataOf<View>(await player.call("play_bookmarks"));
  const level = await openLevel(player.call);
  expect(idsOf(practice).toSorted()).toEqual(idsOf(level).toSorted());
  return { ...player, practice, level };
}

it("practice tells no answer that a ranked run still waits for, neither at once nor in its review", async () => {
  const player = await practiseLevel();
  const { call, practice, level } = player;
  const told = await answerAll({ db: app.db, ask: call }, practice.attempt_id, rightAnswer);
  expect(told.map(({ reveal, correct, score }) => [reveal, correct, score])).toEqual(
    told.map(() => [null, null, 0]),
  );
  expect((await reload(player, practice)).states.map(({ reveal }) => reveal)).toEqual(told.map(() => null));
  await finish(call, practice.attempt_id);
  expect(await reviewedIds(player, practice)).toEqual([]);

  const [first] = await paperOf(app.db, level.attempt_id);
  const answer = first === undefined ? "" : rightAnswer(first);
  const message = { attempt_id: level.attempt_id, question_id: first?.itemId, answer };
  expect(dataOf<Submitted>(await call("submit_answer", message)).reveal?.correct).toBe(true);
  expect(await reviewedIds(player, practice)).toEqual([first?.itemId]);
  await finish(call, level.attempt_id);
  expect((await reviewedIds(player, practice)).toSorted()).toEqual(idsOf(level).toSorted());
});

it("practice tells answers again when the time of the ranked run is over, although nobody came back", async () => {
  const player = await practiseLevel();
  await finish(player.call, player.practice.attempt_id);
  app.clock.advanceMs(3_600_000);
  expect(await reviewedIds(player, player.practice)).toHaveLength(10);
});

it("a ranked run tells its own answers while practice waits", async () => {
  const { call, level } = await practiseLevel();
  const told = await answerAll({ db: app.db, ask: call }, level.attempt_id, rightAnswer);
  expect(told.map(({ correct }) => correct)).toEqual(told.map(() => true));
});

it("calls at the same time leave no answer of a ranked run to practice", async () => {
  for (let round = 0; round < 5; round += 1) {
    const player = await app.signUp();
    const drawn = { category_slug: "air-law", subcategory_slug: "rules-of-the-air", limit: 50, minutes: 60 };
    const [practice, level] = await Promise.all([
      player.call("get_questions_for_self_challenge", drawn).then((answer) => dataOf<View>(answer)),
      openLevel(player.call),
    ]);
    await finish(player.call, practice.attempt_id);
    const shown = await reviewedIds(player, practice);
    expect(shown.filter((id) => idsOf(level).includes(id))).toEqual([]);
  }
});
