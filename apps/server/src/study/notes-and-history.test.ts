import { sql } from "kysely";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { finishRun } from "../attempts/finish/finish-run.ts";
import { findRun } from "../attempts/engine/run-queries.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { checkRuns } from "./check-runs.ts";
import { recountStudy } from "./recount-study.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const fixture = createStudyFixture(await createTestApp({ content: false }));
const { db, clock, signUp, newPlace, open, answer, finish, play } = fixture;

type Study = {
  readonly note: string;
  readonly bookmarked: boolean;
  readonly report: object | null;
  readonly history: readonly {
    readonly attempt_id: string;
    readonly correct: boolean;
    readonly blank: boolean;
  }[];
};

const studyOf = async (player: TestPlayer, question_id: string) =>
  dataOf<Study>(await player.call("get_question_study", { question_id }));
const note = (player: TestPlayer, question_id: string, text: string) =>
  player.call("set_note", { question_id, note: text });

async function historyOf(playerId: string, itemId: string) {
  return await db
    .selectFrom("item_history")
    .select(["seen", "correct", "last_correct", "last_at"])
    .where("player_id", "=", playerId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
}

describe("set_note", () => {
  it("keeps, replaces and removes the player's own note", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const place = await newPlace();
    const question = idOf(await open(player, place), 1);
    await open(other, place);
    expect((await note(player, question, "  first ")).body).toMatchObject({
      message: "111",
      data: { question_id: question, note: "first" },
    });
    await note(player, question, "ملاحظة 🛩️ <b>'; drop table notes; --");
    expect((await studyOf(player, question)).note).toBe("ملاحظة 🛩️ <b>'; drop table notes; --");
    expect((await studyOf(other, question)).note).toBe("");
    for (const empty of ["", "   "]) {
      expect((await note(player, question, empty)).body).toMatchObject({ data: { note: "" } });
    }
    expect((await player.call("set_note", { question_id: question })).body.message).toBe("111");
    expect((await studyOf(player, question)).note).toBe("");
  });

  it("refuses questions that were not shown and notes that are too long", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const question = idOf(await open(other, await newPlace()), 1);
    expect((await note(player, question, "x")).body.message).toBe("102");
    expect((await note(other, question, "x".repeat(2_001))).body).toMatchObject({
      message: "103",
      field: "note",
    });
    expect((await note(other, question, "x".repeat(2_000))).body.message).toBe("111");
  });

  it("keeps one of fifty notes written at the same time", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 1);
    const texts = Array.from({ length: 50 }, (_, index) => `note ${index}`);
    const answers = await Promise.all(texts.map((text) => note(player, question, text)));
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set(["111"]));
    expect(texts).toContain((await studyOf(player, question)).note);
  });
});

describe("get_question_study", () => {
  it("tells every earlier answer, latest first, and nothing of others", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const place = await newPlace();
    const runs = [];
    for (const plan of [
      { right: 10, wrong: 0 },
      { right: 0, wrong: 10 },
      { right: 0, wrong: 0 },
    ]) {
      clock.advanceMs(60_000);
      runs.push(await play(player, place, plan));
    }
    await play(other, place, { right: 10, wrong: 0 });
    const question = idOf(runs[0] ?? (await open(player, place)), 1);
    const { history, bookmarked, report } = await studyOf(player, question);
    expect(history.map(({ correct, blank }) => [correct, blank])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(history.map(({ attempt_id }) => attempt_id)).toEqual(
      runs.map((run) => run.attempt_id).toReversed(),
    );
    expect([bookmarked, report]).toEqual([false, null]);
    expect((await studyOf(other, question)).history).toHaveLength(1);
  });

  it("tells nothing of an attempt that is still open", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    await answer(player, view, { number: 1, wish: "right" });
    expect((await studyOf(player, idOf(view, 1))).history).toEqual([]);
    await finish(player, view);
    expect((await studyOf(player, idOf(view, 1))).history).toMatchObject([{ correct: true, blank: false }]);
    expect((await studyOf(player, idOf(view, 2))).history).toMatchObject([{ correct: false, blank: true }]);
  });

  it("refuses questions that were not shown", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const view = await open(other, await newPlace());
    for (const question_id of [idOf(view, 1), crypto.randomUUID()]) {
      expect((await player.call("get_question_study", { question_id })).body.message).toBe("102");
    }
  });
});

describe("the history of items", () => {
  it("counts every finished run, with a blank answer as not right", async () => {
    const player = await signUp();
    const place = await newPlace();
    const view = await play(player, place, { right: 10, wrong: 0 });
    const question = idOf(view, 1);
    expect(await historyOf(player.playerId, question)).toMatchObject({
      seen: 1,
      correct: 1,
      last_correct: true,
    });
    clock.advanceMs(1_000);
    await play(player, place, { right: 0, wrong: 0 });
    expect(await historyOf(player.playerId, question)).toEqual({
      seen: 2,
      correct: 1,
      last_correct: false,
      last_at: new Date(clock.nowMs()),
    });
  });

  it("moves once when a run is finished fifty times at the same time", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    await Promise.all(Array.from({ length: 50 }, () => finish(player, view)));
    expect(await historyOf(player.playerId, idOf(view, 1))).toMatchObject({ seen: 1, correct: 0 });
    const tallies = await db
      .selectFrom("subject_tallies")
      .selectAll()
      .where("attempt_id", "=", view.attempt_id)
      .execute();
    expect(tallies).toMatchObject([{ answered: 0, correct: 0, timed: 0, answer_ms: 0 }]);
  });

  it("costs a finish no statement of its own: there are four at most", async () => {
    const player = await signUp();
    // The first quiz unlocks badges, which cost statements.
    await play(player, await newPlace(), { right: 10, wrong: 0 });
    const view = await open(player, await newPlace());
    for (let number = 1; number <= 10; number += 1) await answer(player, view, { number, wish: "right" });
    const run = await findRun(db, { playerId: player.playerId, attemptId: view.attempt_id });
    if (run === undefined) throw new Error("no run");
    const sent: string[] = [];
    const recorder = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        sent.push(db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const context = {
      db: recorder,
      settings: DEFAULT_SETTINGS,
      nowMs: clock.nowMs(),
      effects: FINISH_EFFECTS,
    };
    // Every process has a copy at hand.
    await currentCatalogue(recorder, context.nowMs);
    sent.length = 0;
    const { outcome } = await finishRun(context, run);
    expect(outcome.coins_earned).toBeGreaterThan(0);
    expect(sent.filter((text) => text.includes("item_history"))).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(4);
  });

  it("is counted again from the log as the finishes have counted it, when a migration asks", async () => {
    const player = await signUp();
    const place = await newPlace({ objectives: ["301", "302"] });
    for (const right of [7, 2, 4]) {
      await play(player, place, { right, wrong: 2 });
      clock.advanceMs(1_000);
    }
    const stored = async () =>
      (
        await sql`select (select jsonb_agg(t order by t::text) from subject_tallies t) as tallies,
          (select jsonb_agg(h order by h::text) from item_history h) as history`.execute(db)
      ).rows;
    const before = await stored();
    await sql`update subject_tallies set subject = '999', correct = 0, answer_ms = 1 where subject <> '302'`.execute(
      db,
    );
    await sql`delete from subject_tallies where subject = '302'`.execute(db);
    await sql`update item_history set seen = 1, correct = 0, last_correct = false, previous_at = null,
      previous_correct = null`.execute(db);
    expect(await recountStudy(db)).toBe(0);
    expect((await checkRuns(db)).breaches).not.toEqual([]);

    await sql`insert into recounts_due values ('study')`.execute(db);
    const [first, second] = await Promise.all([recountStudy(db), recountStudy(db)]);
    expect(Math.min(first, second)).toBe(0);
    expect(Math.max(first, second)).toBeGreaterThan(1);
    expect((await checkRuns(db)).breaches).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
