import type { OutputOf } from "@crosscheck/contract";
import type { listContestEntries, viewContest } from "@crosscheck/contract/operators/contests";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, type Ask, type View } from "../conformance/play-fixture.ts";
import { createOperators, rowsOf, type Outcome } from "../operators/operator-fixture.ts";
import { setStatus } from "../players/player-queries.ts";
import { createContests, flyContest, HOUR_MS } from "./contest-fixture.ts";

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });
const { newOperator, host } = createOperators(app);
const [author, admin, support] = [
  await newOperator("author"),
  await newOperator("admin"),
  await newOperator("support"),
];

type Details = OutputOf<typeof viewContest>;
type Page = OutputOf<typeof listContestEntries>;
type Entry = Page["rows"][number];

const view = async (contest_id: string) => {
  const outcome = await author.call("view_contest", { contest_id });
  expect(outcome).not.toHaveProperty("refused");
  return outcome.data as Details; // of the contract
};
const list = async (contest_id: string, page: object = {}) =>
  await author.call("list_contest_entries", { contest_id, ...page });
const pageOf = (outcome: Outcome) => outcome.data as Page; // of the contract
const entriesOf = async (contest_id: string) => rowsOf<Entry>(await list(contest_id));

const fly = (ask: Ask, contestId: string, right: number) =>
  flyContest({ db, clock, ask }, contestId, { right });
const [ann, bob, cid, dee] = [await app.signUp(), await app.signUp(), await app.signUp(), await app.signUp()];

afterEach(() => {
  const problems = [...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

describe("a contest as its operators see it", () => {
  it("is refused where there is none, and to support", async () => {
    const contest_id = crypto.randomUUID();
    for (const call of ["view_contest", "list_contest_entries"] as const) {
      expect(await author.call(call, { contest_id })).toEqual({ refused: "no_data" });
      expect(await support.call(call, { contest_id })).toMatchObject({ refused: "role_missing" });
    }
  });

  it("says how a draft draws its questions, who made it, and who published it", async () => {
    const start = clock.nowMs() + HOUR_MS;
    const draft = {
      language: "en",
      name: "Night flight",
      description: "Ten questions.",
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + HOUR_MS).toISOString(),
      question_count: 10,
      prizes: [100, 50],
    };
    const made = await author.call("create_contest", { ...draft, paper: { generated: 10 } });
    const { contest_id } = made.data as { readonly contest_id: string }; // of the contract
    expect(await view(contest_id)).toMatchObject({
      state: "draft",
      description: "Ten questions.",
      question_count: 10,
      paper: { subjects: [], min_difficulty: 1, max_difficulty: 5, generated: 10 },
      created_by: author.operatorId,
      published_at: null,
      published_by: null,
      fee_coins: 0,
      won_coins: null,
      house_coins: null,
      finishers: null,
    });
    expect(await list(contest_id)).toMatchObject({ data: { rows: [], next_cursor: null }, total: 0 });
    await admin.call("cancel_contest", { contest_id });
    expect(await view(contest_id)).toMatchObject({
      state: "cancelled",
      cancelled_by: admin.operatorId,
      cancelled_at: new Date(clock.nowMs()).toISOString(),
      house_coins: 0,
    });
  });

  it("is published by an admin: its author may have named the very questions, and its prizes are money", async () => {
    const { data } = await author.call("create_contest", {
      language: "en",
      name: "Night flight",
      starts_at: new Date(clock.nowMs()).toISOString(),
      ends_at: new Date(clock.nowMs() + HOUR_MS).toISOString(),
      prizes: [100_000],
      paper: { item_ids: await contests.newItems(10) },
    });
    const { contest_id } = data as { readonly contest_id: string }; // of the contract
    for (const operator of [author, support])
      expect(await operator.call("publish_contest", { contest_id })).toMatchObject({
        refused: "role_missing",
      });
    expect(await view(contest_id)).toMatchObject({ state: "draft" });
    await admin.call("publish_contest", { contest_id });
    expect(await view(contest_id)).toMatchObject({
      state: "live",
      created_by: author.operatorId,
      published_by: admin.operatorId,
    });
    await admin.call("cancel_contest", { contest_id });
  });

  it("counts questions that were named, and says which they are to nobody", async () => {
    const item_ids = await contests.newItems(10);
    const contestId = await contests.newContest({ paper: { item_ids } });
    const details = await view(contestId);
    expect(details).toMatchObject({ state: "upcoming", paper: { items: 10 }, published_by: null });
    expect(details.published_at).not.toBeNull();
    for (const itemId of item_ids) expect(JSON.stringify(details)).not.toContain(itemId);
  });

  it("tells who flies and nothing of how it goes, before its standings are made", async () => {
    const contestId = await contests.newContest({ entry_coins: 20, prizes: [100] });
    clock.advanceMs(HOUR_MS);
    await fly(ann.call, contestId, 9);
    dataOf<View>(await bob.call("get_questions_by_contest", { contest_id: contestId }));
    clock.advanceMs(1_000);
    await fly(cid.call, contestId, 3);
    const untold = { rank: null, score: null, used_seconds: null, prize_coins: null, settled_at: null };
    const told = { player_status: "active", fee_coins: 20, ...untold };
    const rows = await entriesOf(contestId);
    expect(rows).toMatchObject([
      { player_id: ann.playerId, is_flying: false, ...told },
      { player_id: bob.playerId, is_flying: true, ...told },
      { player_id: cid.playerId, is_flying: false, ...told },
    ]);
    // The window is over and nobody has made the standings: the last answer may be on its way.
    clock.advanceMs(2 * HOUR_MS);
    expect(await entriesOf(contestId)).toMatchObject([untold, untold, untold]);
    expect(await view(contestId)).toMatchObject({
      state: "past",
      participants: 3,
      fee_coins: 60,
      won_coins: null,
      house_coins: null,
      finishers: null,
      settled: 0,
    });
  });

  it("lists everybody by rank once it is closed, page by page, with what each has won and what it cost", async () => {
    const contestId = await contests.newContest({ entry_coins: 20, prizes: [100, 50] });
    clock.advanceMs(HOUR_MS);
    dataOf<View>(await dee.call("get_questions_by_contest", { contest_id: contestId }));
    await fly(cid.call, contestId, 4);
    await fly(ann.call, contestId, 9);
    await fly(bob.call, contestId, 2);
    await contests.close(contestId);
    const seen: Entry[] = [];
    let cursor: string | null = null;
    do {
      const outcome = await list(contestId, { limit: 1, ...(cursor === null ? {} : { cursor }) });
      expect(outcome.total).toBe(4);
      seen.push(...pageOf(outcome).rows);
      cursor = pageOf(outcome).next_cursor;
    } while (cursor !== null);
    expect(seen.map((row) => [row.player_id, row.rank, row.used_seconds, row.prize_coins])).toEqual([
      [ann.playerId, 1, 10, 100],
      [cid.playerId, 2, 10, 0],
      [bob.playerId, 3, 10, 0],
      // Answered nothing.
      [dee.playerId, null, null, 0],
    ]);
    expect(seen.every((row) => row.settled_at !== null && !row.is_flying)).toBe(true);
    expect(seen.map((row) => row.player_id)).toEqual(
      (await entriesOf(contestId)).map((row) => row.player_id),
    );
    expect(await view(contestId)).toMatchObject({
      state: "closed",
      fee_coins: 80,
      won_coins: 100,
      house_coins: 20,
      finishers: 3,
      settled: 4,
    });
  });

  it("tells the standings while prizes are still being paid", async () => {
    const contestId = await contests.newContest({ prizes: [100] });
    clock.advanceMs(HOUR_MS);
    await fly(ann.call, contestId, 9);
    await fly(bob.call, contestId, 2);
    clock.advanceMs(2 * HOUR_MS);
    await contests.runUntil("coin_entries", ann.playerId);
    expect(await entriesOf(contestId)).toMatchObject([
      { player_id: ann.playerId, rank: 1, prize_coins: 100, settled_at: null },
      { player_id: bob.playerId, rank: 2, prize_coins: 0 },
    ]);
    expect(await view(contestId)).toMatchObject({
      state: "past",
      closed_at: null,
      won_coins: 100,
      house_coins: null,
    });
    await contests.run();
    expect(await view(contestId)).toMatchObject({ state: "closed", house_coins: 100, settled: 2 });
  });

  it("has given the house what fees were more than prizes", async () => {
    const contestId = await contests.newContest({ entry_coins: 20, prizes: [15] });
    clock.advanceMs(HOUR_MS);
    await fly(ann.call, contestId, 9);
    await fly(bob.call, contestId, 2);
    await contests.close(contestId);
    expect(await view(contestId)).toMatchObject({ fee_coins: 40, won_coins: 15, house_coins: -25 });
  });

  it("shows in a cancelled one whose fee has come back, and names nobody who is gone", async () => {
    const gone = await app.signUp();
    const contestId = await contests.newContest({ entry_coins: 20 });
    clock.advanceMs(HOUR_MS);
    await fly(bob.call, contestId, 9);
    dataOf<View>(await gone.call("get_questions_by_contest", { contest_id: contestId }));
    await host("cancel_contest", { contest_id: contestId });
    const back = { is_flying: false, rank: null, score: null, prize_coins: null };
    expect(await entriesOf(contestId)).toMatchObject([
      { player_id: bob.playerId, ...back, settled_at: null },
      { player_id: gone.playerId, ...back, settled_at: null },
    ]);
    expect(await view(contestId)).toMatchObject({ fee_coins: 40, house_coins: null, settled: 0 });
    await contests.run();
    await setStatus(db, bob.playerId, "deactivated");
    await setStatus(db, gone.playerId, "deactivated");
    const erased = await admin.call("erase_player", { player_id: gone.playerId, reason: "asked by mail" });
    expect(erased).not.toHaveProperty("refused");
    const rows = await entriesOf(contestId);
    expect(rows.map((row) => [row.player_status, row.settled_at !== null])).toEqual([
      ["deactivated", true],
      ["deleted", true],
    ]);
    expect(rows[1]?.name).toBe("Deleted player");
    expect(await view(contestId)).toMatchObject({ state: "cancelled", house_coins: 0, settled: 2 });
  });
});
