import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { LEVEL, dataOf, openLevel, paperOf, playLevel, type View } from "../../conformance/play-fixture.ts";
import { checkRuns } from "../../study/check-runs.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

type Review = OutputOf<Actions["review_attempt"]>;

const app = await createTestApp();
const { db } = app;

const reviewOf = async ({ call }: TestPlayer, { attempt_id }: Pick<View, "attempt_id">) =>
  dataOf<Review>(await call("review_attempt", { attempt_id })).questions;
/** Numbers of the questions whose answer the review shows. */
const shownIn = async (player: TestPlayer, view: Pick<View, "attempt_id">) =>
  (await reviewOf(player, view)).flatMap(({ card, reveal }) => (reveal === null ? [] : [card.number]));
const idsOf = (view: View) => view.questions.map(({ question_id }) => question_id);
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A level that was opened and ended at once. */
async function leaveLevel(): Promise<TestPlayer & { readonly view: View }> {
  const player = await app.signUp();
  const view = await openLevel(player.call);
  await finish(player.call, view.attempt_id);
  return { ...player, view };
}

/** Answers the first `count` questions of an open run. */
async function answerFirst({ call }: TestPlayer, { attempt_id }: View, count: number, answer = wrongAnswer) {
  for (const question of (await paperOf(db, attempt_id)).slice(0, count)) {
    dataOf(
      await call("submit_answer", { attempt_id, question_id: question.itemId, answer: answer(question) }),
    );
  }
}

describe("a question that was only left", () => {
  it("keeps its answer in the review and in the run itself, and the review says why", async () => {
    const player = await leaveLevel();
    const review = await reviewOf(player, player.view);
    expect(review.map(({ reveal, withheld }) => [reveal, withheld])).toEqual(ALL.map(() => [null, "left"]));
    const again = dataOf<View>(await player.call("get_attempt", { attempt_id: player.view.attempt_id }));
    expect(again.states.map(({ reveal }) => reveal)).toEqual(ALL.map(() => null));
  });

  it("is told apart from those that were answered in the same run", async () => {
    const player = await app.signUp();
    const view = await openLevel(player.call);
    await answerFirst(player, view, 3);
    await finish(player.call, view.attempt_id);
    expect(await shownIn(player, view)).toEqual([1, 2, 3]);
  });

  it("is left as well by an empty answer, which tells nothing at once either", async () => {
    const player = await app.signUp();
    const view = await openLevel(player.call);
    const told = await answerAll({ db, ask: player.call }, view.attempt_id, () => "");
    expect(told.map(({ reveal }) => reveal)).toEqual(ALL.map(() => null));
    await finish(player.call, view.attempt_id);
    expect(await shownIn(player, view)).toEqual([]);
  });

  it("is not one whose time ran out", async () => {
    const player = await app.signUp();
    const view = await openLevel(player.call);
    app.clock.advanceMs(31_001);
    const reloaded = dataOf<View>(await player.call("get_attempt", { attempt_id: view.attempt_id }));
    expect(reloaded.states[0]?.reveal).not.toBeNull();
    await finish(player.call, view.attempt_id);
    expect(await shownIn(player, view)).toEqual([1]);
    app.clock.advanceMs(86_400_000);
    const timedOut = await openLevel(player.call);
    app.clock.advanceMs(86_400_000);
    expect(await shownIn(player, timedOut)).toEqual(ALL);
    expect(await shownIn(player, view)).toEqual(ALL);
  });

  it("opens when the level is won, also in the runs before", async () => {
    const player = await leaveLevel();
    const lost = await openLevel(player.call);
    await answerFirst(player, lost, 4, rightAnswer);
    await finish(player.call, lost.attempt_id);
    expect(await shownIn(player, lost)).toHaveLength(4);
    const won = await openLevel(player.call);
    await answerFirst(player, won, 5, rightAnswer);
    expect(await finish(player.call, won.attempt_id)).toMatchObject({ won: true });
    expect(await shownIn(player, won)).toEqual(ALL);
    expect(await shownIn(player, player.view)).toEqual(ALL);
  });

  it("opens when it is answered in another run", async () => {
    const player = await leaveLevel();
    const again = await openLevel(player.call);
    await answerFirst(player, again, 1);
    await finish(player.call, again.attempt_id);
    const [answered] = idsOf(again);
    const shown = (await reviewOf(player, player.view)).filter(({ reveal }) => reveal !== null);
    expect(shown.map(({ card }) => card.question_id)).toEqual([answered]);
  });
});

describe("the other doors to an answer", () => {
  it("bookmarks, the practice of bookmarks and the practice of mistakes stay closed for what was left", async () => {
    const player = await leaveLevel();
    for (const question_id of idsOf(player.view)) {
      dataOf(await player.call("set_bookmark", { question_id, status: 1 }));
    }
    expect((await player.call("get_bookmark")).body).toMatchObject({ total: 0, data: [] });
    for (const action of ["play_bookmarks", "play_wrong_answers"]) {
      const practice = dataOf<View>(await player.call(action));
      expect(idsOf(practice).toSorted()).toEqual(idsOf(player.view).toSorted());
      await finish(player.call, practice.attempt_id);
      expect(await shownIn(player, practice)).toEqual([]);
    }
    expect(await shownIn(player, player.view)).toEqual([]);
  });

  it("audio with its transcript, which is practice, tells no answer for the quiz that counts", async () => {
    const player = await app.signUp();
    const practice = dataOf<View>(
      await player.call("get_audio_questions", {
        type: "category",
        type_id: "audio-atis",
        with_transcript: "true",
      }),
    );
    await finish(player.call, practice.attempt_id);
    expect(await shownIn(player, practice)).toEqual([]);
  });

  it("what editors wrote to a report stays closed for what was left", async () => {
    const player = await leaveLevel();
    const [question_id] = idsOf(player.view);
    dataOf(await player.call("report_question", { question_id, message: "Is this one really right?" }));
    await db
      .updateTable("reports")
      .set({ status: "declined", answer: "Option C is right.", settled_at: new Date(app.clock.nowMs()) })
      .execute();
    const closed = await player.call("get_question_study", { question_id });
    expect(closed.text).not.toContain("Option C");
    const again = await openLevel(player.call);
    await answerAll({ db, ask: player.call }, again.attempt_id, wrongAnswer);
    await finish(player.call, again.attempt_id);
    expect((await player.call("get_question_study", { question_id })).text).toContain("Option C");
  });

  it("a self challenge is practice over a whole paper: its review shows every question", async () => {
    const player = await app.signUp();
    const view = dataOf<View>(
      await player.call("get_questions_for_self_challenge", {
        category_slug: LEVEL.category,
        limit: 20,
        minutes: 9,
      }),
    );
    await finish(player.call, view.attempt_id);
    expect(await shownIn(player, view)).toHaveLength(20);
  });
});

it("leaves books that hold, and they notice an answer that is known and not marked so", async () => {
  const player = await app.signUp();
  await playLevel(db, player.call, 8);
  expect((await checkRuns(db)).breaches).toEqual([]);
  await db
    .updateTable("item_history")
    .set({ known: false })
    .where("player_id", "=", player.playerId)
    .execute();
  expect((await checkRuns(db)).breaches).toHaveLength(10);
});
