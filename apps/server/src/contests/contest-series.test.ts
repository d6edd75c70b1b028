import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, type Ask } from "../conformance/play-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createContests, HOUR_MS, type ContestRow } from "./contest-fixture.ts";

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });

type Lists = OutputOf<Actions["get_contest"]>;

const details = async (ask: Ask, contest_id: string) =>
  dataOf<ContestRow>(await ask("get_contest_details", { contest_id }));

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

describe("an operator", () => {
  it("publishes a draft once, when there are questions enough that nobody has met", async () => {
    const items = await contests.newItems(5, { code: "999" });
    const start = clock.nowMs() + HOUR_MS;
    const fields = {
      language: "en",
      name: "Special",
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + HOUR_MS).toISOString(),
      question_count: 6,
      paper: { subjects: ["999"] },
    };
    const draft = async (more: object) =>
      (await contests.host("create_contest", { ...fields, ...more })).data as { contest_id: string }; // of the contract
    const { contest_id: contestId } = await draft({});
    const publish = () => contests.host("publish_contest", { contest_id: contestId });
    expect(await publish()).toMatchObject({ refused: "contest_items_missing" });
    await contests.newItems(1, { code: "999" });
    expect(await publish()).toMatchObject({ data: { state: "upcoming" } });
    expect(await publish()).toMatchObject({ refused: "contest_not_draft" });
    const again = await draft({ question_count: 5, paper: { item_ids: items } });
    expect(await contests.host("publish_contest", { contest_id: again.contest_id })).toMatchObject({
      refused: "contest_items_missing",
    });
    expect(await contests.host("create_contest", { ...fields, prizes: [1, 2] })).toMatchObject({
      field: "prizes",
    });
    expect(await contests.host("create_contest", { ...fields, ends_at: fields.starts_at })).toMatchObject({
      field: "ends_at",
    });
    await contests.close(contestId);
  });
});

describe("a series", () => {
  it("goes on by itself, one at a time, and ends when it is stopped", async () => {
    const contestId = await contests.newContest({ repeats: "day", paper: { generated: 10 } });
    const { call } = await app.signUp();
    const upcoming = async () => dataOf<Lists>(await call("get_contest")).upcoming_contest.data;
    await contests.run();
    expect(await upcoming()).toHaveLength(1);
    clock.advanceMs(HOUR_MS);
    await Promise.all(Array.from({ length: 10 }, () => contests.run()));
    const [next, ...others] = await upcoming();
    expect(others).toEqual([]);
    expect(next).toMatchObject({ repeats: "day", name: "Night flight" });
    expect(Date.parse(next?.start_date ?? "")).toBe(clock.nowMs() + 24 * HOUR_MS);
    // A server that was down for days goes on with the next one.
    clock.advanceMs(5 * 24 * HOUR_MS + 2 * HOUR_MS);
    await contests.run();
    await contests.run();
    const later = await upcoming();
    expect(later).toHaveLength(1);
    expect(Date.parse(later[0]?.start_date ?? "")).toBe(clock.nowMs() + 22 * HOUR_MS);
    await contests.host("stop_contest_series", { series_id: contestId });
    clock.advanceMs(24 * HOUR_MS);
    await contests.run();
    expect(await upcoming()).toEqual([]);
    clock.advanceMs(24 * HOUR_MS);
    await contests.run();
  });

  it("tells of the start who asked for it, once", async () => {
    const contestId = await contests.newContest();
    const { call } = await app.signUp();
    expect(await call("set_contest_reminder", { contest_id: contestId, status: 1 })).toMatchObject({
      body: { message: "111", data: { is_reminded: true } },
    });
    expect((await details(call, contestId)).is_reminded).toBe(true);
    await contests.run();
    expect((await call("get_notifications")).text).not.toContain("contest_starts");
    clock.advanceMs(HOUR_MS);
    await contests.run();
    await contests.run();
    expect((await call("get_notifications")).body).toMatchObject({ total: 1 });
    expect((await call("set_contest_reminder", { contest_id: contestId, status: 1 })).body.message).toBe(
      "102",
    );
    await contests.close(contestId);
  });
});
