import type { OutputOf } from "@crosscheck/contract";
import type {
  listBattles,
  listRatingAnomalies,
  listReportedMessages,
  viewBattle,
} from "@crosscheck/contract/operators/battles";
import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { beginMatch, type Table } from "@crosscheck/rules/battles/battle-fixture";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf } from "../../conformance/play-fixture.ts";
import { toldTo } from "../../notices/notice-fixture.ts";
import { createOperators } from "../../operators/operator-fixture.ts";
import { createPlayedBattles } from "../played-fixture.ts";
import { isLineClean } from "../social/filter-line.ts";
import { mayWrite } from "../social/mute-queries.ts";

const app = await createTestApp({ content: false });
const { db, clock } = app;
const battles = createPlayedBattles(app);
const support = await createOperators(app).newOperator("support");
const two = async () => [await app.signUp("Ann"), await app.signUp("Ben")] as const;
const daysAgo = (days: number) => new Date(clock.nowMs() - days * 86_400_000);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract's shape
async function ask<T>(action: OperatorActionName, fields: object = {}): Promise<T> {
  const answer = await support.call(action, fields);
  expect(answer).not.toHaveProperty("refused");
  return (answer as unknown as { readonly data: T }).data; // the call checks its answers against the contract
}

describe("an operator", () => {
  it("finds battles by player, kind and state, flagged ones alone, in pages", async () => {
    const [ann, ben] = await two();
    const ids = [ann.playerId, ben.playerId];
    const old = await battles.insertPlayed(ids);
    const fast = await battles.insertPlayed(ids, { kind: "friend", afterMs: [100, 2_000] });
    const { battleId: open } = await battles.insertRoom(ann.playerId);
    await db
      .updateTable("battle_seats")
      .set({ fast_answers: 5 })
      .where("battle_id", "=", fast)
      .where("player_id", "=", ann.playerId)
      .execute();
    const found = async (fields: object) => {
      const { rows } = await ask<OutputOf<typeof listBattles>>("list_battles", {
        player_id: ann.playerId,
        ...fields,
      });
      return rows.map(({ battle_id }) => battle_id);
    };
    expect((await found({})).toSorted()).toEqual([old, fast, open].toSorted());
    expect(await found({ kind: "random" })).toEqual([old]);
    expect(await found({ state: "running" })).toEqual([open]);
    expect(await found({ flagged: true })).toEqual([fast]);
    const { rows, next_cursor } = await ask<OutputOf<typeof listBattles>>("list_battles", {
      player_id: ann.playerId,
      limit: 2,
    });
    expect(await found({ cursor: next_cursor })).toHaveLength(1);
    expect(rows.flatMap(({ seats }) => seats).filter(({ name }) => name === "Ann")).toHaveLength(2);
  });

  it("reads what happened in one, with times and round trips, and no answer in words", async () => {
    const [ann, ben] = await two();
    const battle_id = await battles.insertPlayed([ann.playerId, ben.playerId], {
      right: [5, 0],
      afterMs: [100, 2_000],
    });
    const shown = await ask<OutputOf<typeof viewBattle>>("view_battle", { battle_id });
    const answers = shown.events.filter(({ type }) => type === "answer");
    expect(answers).toHaveLength(10);
    expect(answers.filter(({ is_right }) => is_right === true)).toHaveLength(5);
    expect(answers.filter(({ is_fast }) => is_fast).map(({ player_id }) => player_id)).toEqual(
      Array.from({ length: 5 }, () => ann.playerId),
    );
    expect(answers[1]).toMatchObject({ number: 1, player_id: ben.playerId, elapsed_ms: 2_000 });
    expect(JSON.stringify(shown)).not.toContain("option");
    expect(await support.call("view_battle", { battle_id: crypto.randomUUID() })).toMatchObject({
      refused: "no_data",
    });
  });
});

describe("a reported line", () => {
  it("is decided once for all who reported it: its speaker is told, and muted for a while", async () => {
    const [ann, ben] = await two();
    const cleo = await app.signUp();
    const battle_id = await battles.insertPlayed([ann.playerId, ben.playerId, cleo.playerId], {
      kind: "group",
      said: [
        { type: "say", playerId: ben.playerId, messageId: "m1", line: { kind: "text", text: "you fool" } },
      ],
    });
    for (const { call } of [ann, cleo]) {
      dataOf(await call("report_message", { battle_id, seat: 2, message_id: "m1" }));
    }
    const waiting = await ask<OutputOf<typeof listReportedMessages>>("list_reported_messages");
    expect(waiting.rows).toHaveLength(2);
    const [first, second] = waiting.rows;
    expect(first).toMatchObject({ speaker_id: ben.playerId, line: { text: "you fool" }, earlier: 0 });
    const decided = await ask("decide_reported_message", {
      report_id: first?.report_id,
      decision: "mute",
      days: 3,
    });
    expect(decided).toMatchObject({ decision: "muted", muted_until: daysAgo(-3).toISOString() });
    const again = { report_id: second?.report_id, decision: "dismiss" };
    expect(await support.call("decide_reported_message", again)).toMatchObject({
      refused: "message_report_settled",
    });
    expect(await toldTo(ben)).toEqual([["battle_message", { report_id: first?.report_id, days: 3 }]]);
    expect(await toldTo(ann)).toEqual([]);
    expect(await mayWrite(db, ben.playerId, daysAgo(0))).toBe(false);
    const done = await ask<OutputOf<typeof listReportedMessages>>("list_reported_messages", {
      decided: true,
    });
    expect(done.rows.map(({ decision }) => decision)).toEqual(["muted", "muted"]);
    await ask("unmute_player", { player_id: ben.playerId, reason: "a mix-up" });
    expect(await mayWrite(db, ben.playerId, daysAgo(0))).toBe(true);
  });
});

it("words count from when they are added until they are taken off", async () => {
  const isClean = () => isLineClean(db, { kind: "text", text: "what a Wind-Bag" }, clock.nowMs());
  expect(await isClean()).toBe(true);
  expect(await ask("add_battle_word", { word: "windbag", language: "en" })).toEqual({
    word: "windbag",
    added: true,
  });
  expect(await isClean()).toBe(false);
  expect(await ask("add_battle_word", { word: "windbag" })).toMatchObject({ added: false });
  expect(await ask("list_battle_words")).toMatchObject({ rows: [{ word: "windbag", language: "en" }] });
  expect(await support.call("add_battle_word", { word: "…!" })).toMatchObject({ refused: "invalid_field" });
  await ask("remove_battle_word", { word: "windbag" });
  expect(await isClean()).toBe(true);
});

/** A match in which one has answered a question, and the other one leaves with the second. */
function leftAfterOne(playerId: string, otherId: string): Table {
  const table = beginMatch("random", [playerId, otherId], { stakeCoins: 0 });
  table.answer(playerId, "right", 100);
  table.answer(otherId, "wrong", 2_000);
  table.question();
  table.send({ type: "leave", playerId: otherId }, table.state.lastMs);
  return table;
}

it("shares of answers are of the questions that were told, not of those that a match would have had", async () => {
  const [quick, other] = await two();
  for (let time = 1; time <= 10; time += 1) {
    const id = await battles.insertTable(leftAfterOne(quick.playerId, other.playerId));
    await db
      .updateTable("battles")
      .set({ ended_at: daysAgo(40) })
      .where("battle_id", "=", id)
      .execute();
    const fast = { fast_answers: 1 };
    await db
      .updateTable("battle_seats")
      .set(fast)
      .where("battle_id", "=", id)
      .where("player_id", "=", quick.playerId)
      .execute();
  }
  const { rows } = await ask<OutputOf<typeof listRatingAnomalies>>("list_rating_anomalies", { days: 50 });
  expect(rows.filter(({ kind }) => kind === "fast_answers")).toMatchObject([
    { player_id: quick.playerId, battles: 10, share: 0.5 },
  ]);
});

it("what looks wrong about ratings is listed: speed, repetition, rating without answers, coins one way", async () => {
  const [ann, ben] = await two();
  const [quick, calm] = await two();
  for (let time = 1; time <= 4; time += 1) {
    // Four on one day, all won by the same one of two, for ten coins each.
    await battles.insertPlayed([ann.playerId, ben.playerId], { right: [2, 0], stakeCoins: 10 });
    const id = await battles.insertPlayed([quick.playerId, calm.playerId], {
      right: [1, 0],
      endedAt: daysAgo(time),
    });
    await db
      .updateTable("battle_seats")
      .set({ fast_answers: 2 })
      .where("battle_id", "=", id)
      .where("player_id", "=", quick.playerId)
      .execute();
  }
  const rating = { rating: 1_900, deviation: 80, volatility: 0.06, games: 20 };
  await db
    .insertInto("battle_ratings")
    .values({ player_id: calm.playerId, ...rating, rated_at: null })
    .execute();
  const [lucky, gone] = await two();
  for (let time = 1; time <= 5; time += 1) {
    // Answered one of one that was told, before the other one left; the last one on points.
    const id = await (time === 5
      ? battles.insertPlayed([lucky.playerId, gone.playerId], { right: [1, 0] })
      : battles.insertTable(leftAfterOne(lucky.playerId, gone.playerId)));
    const ended_at = daysAgo(time);
    await db.updateTable("battles").set({ is_rated: true, ended_at }).where("battle_id", "=", id).execute();
    await db.updateTable("battle_seats").set({ ended_at }).where("battle_id", "=", id).execute();
  }
  const { rows } = await ask<OutputOf<typeof listRatingAnomalies>>("list_rating_anomalies");
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  expect(of("fast_answers")).toMatchObject([{ player_id: quick.playerId, battles: 4, share: 0.4 }]);
  expect(of("above_answers")).toMatchObject([{ player_id: calm.playerId, rating: 1_900 }]);
  expect(of("one_sided")).toMatchObject([
    { player_id: ann.playerId, other_id: ben.playerId, battles: 4, share: 1, coins: 40 },
  ]);
  expect(of("walkovers")).toMatchObject([{ player_id: lucky.playerId, battles: 5, share: 0.8 }]);
  const [pair, ...others] = of("same_pair");
  expect(others).toEqual([]);
  expect(new Set([pair?.player_id, pair?.other_id])).toEqual(new Set([ann.playerId, ben.playerId]));
  expect(await ask("list_rating_anomalies", { days: 1, limit: 1 })).toMatchObject({ rows: [{}] });
  expect(app.bugs).toEqual([]);
});
