import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { playLevel } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { fileJobs, noteBegin, noteEnd } from "../ports/job-run-queries.ts";
import { storeMessage } from "../ports/outbox-queries.ts";
import { createJobRequests, createJobs } from "../ports/pg-boss-jobs.ts";
import { noteBooks } from "../reconcile/note-books.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { countSiteDays } from "./count-site-days.ts";
import { listSiteDays } from "./overview-queries.ts";

const SILENT = { info: () => undefined, warn: () => undefined };
const DAY_MS = 86_400_000;

const app = await createTestApp();
const { db, clock, connection, ports } = app;
const { newOperator } = createOperators(app);
const admin = await newOperator("admin");
const now = () => new Date(clock.nowMs());
const books = { db, connection, clock, random: ports.random, log: SILENT };

describe("days of the site", () => {
  it("count who played, who came back, who is new and what they answered, however often they are counted", async () => {
    const ann = await app.signUp("Ann");
    const bob = await app.signUp("Bob");
    await playLevel(db, ann.call, 10);
    await countSiteDays(db, now());
    await playLevel(db, bob.call, 4);
    await playLevel(db, bob.call, 4);
    await countSiteDays(db, now());
    clock.advanceMs(DAY_MS);
    await playLevel(db, ann.call, 10);
    await countSiteDays(db, now());
    await countSiteDays(db, now());
    const days = await listSiteDays(db, 2);
    expect(days).toMatchObject([
      { players: 2, returningPlayers: 0, attempts: 3, answers: 30 },
      { players: 1, returningPlayers: 1, newPlayers: 0, attempts: 1, answers: 10 },
    ]);
  });

  it("without anybody are there too", async () => {
    clock.advanceMs(3 * DAY_MS);
    await countSiteDays(db, now());
    const days = await listSiteDays(db, 30);
    expect(days.slice(-3)).toMatchObject([{ players: 0 }, { players: 0 }, { players: 0, answers: 0 }]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  });
});

describe("the overview", () => {
  it("says what was done, what waits and how the site is", async () => {
    await fileJobs(
      db,
      [
        { name: "well-job", cron: "0 0 1 1 *" },
        { name: "ill-job", cron: "0 0 1 1 *" },
        { name: "late-job", cron: "* * * * *" },
      ],
      new Date(clock.nowMs() - DAY_MS),
    );
    for (const [name, error] of [
      ["well-job", null],
      ["ill-job", "no room"],
    ] as const) {
      await noteBegin(db, name, now());
      await noteEnd(db, { name, at: now(), error });
    }
    const { data } = await admin.call("get_overview", {});
    expect(data).toMatchObject({
      waiting: { reports: 0, messages: 0, payouts: 0, referrals: 0 },
      running: { contests: 0, exams: 0, battles: 0 },
      health: {
        failing_jobs: ["ill-job", "late-job"],
        last_backup_at: null,
        migration: expect.stringMatching(/^\d{4}_/),
      },
    });
    const jobs = await admin.call("list_jobs", {});
    expect(jobs.data).toMatchObject({
      jobs: [
        { name: "ill-job", state: "failed", error: "no room", failures: 1, failures_in_row: 1 },
        { name: "late-job", state: "overdue" },
        { name: "well-job", state: "well", runs: 1 },
      ],
    });
  });
});

describe("what waits", () => {
  it("is told to whoever can deal with it, and leaves no row of the audit", async () => {
    const player = await app.signUp("Reporter");
    const { rows: items } = await sql<{ id: string }>`select item_id as id from items limit 1`.execute(db);
    await sql`insert into reports (report_id, player_id, item_id, version, message, status, reported_at)
      values (gen_random_uuid(), ${player.playerId}, ${items[0]?.id}, 1, 'Wrong', 'open', ${now()})`.execute(
      db,
    );
    const before = await db.selectFrom("operator_audit").select("audit_id").execute();
    const waiting = async (role: "admin" | "author" | "examiner" | "support") =>
      (await (await newOperator(role)).call("get_waiting", {})).data;
    expect(await waiting("admin")).toMatchObject({ reports: 1, payouts: 0, drafts: 0, sittings: 0, jobs: 2 });
    expect(await waiting("support")).toMatchObject({ reports: 1, payouts: null, drafts: null, jobs: null });
    expect(await waiting("author")).toMatchObject({ payouts: null, drafts: 0, approved: 0, books: null });
    expect(await waiting("examiner")).toMatchObject({ sittings: 0, exam_id: null, messages: null });
    expect(await db.selectFrom("operator_audit").select("audit_id").execute()).toHaveLength(before.length);
  });
});

describe("the check of the books", () => {
  it("keeps what it found, and names breaches", async () => {
    await noteBooks(books);
    const clean = await admin.call("get_book_report", {});
    expect(clean.data).toMatchObject({ report: { breaches: 0 } });
    await sql`update players set all_time_score = all_time_score + 1`.execute(db);
    clock.advanceMs(1_000);
    await noteBooks(books);
    await sql`update players set all_time_score = all_time_score - 1`.execute(db);
    const { data } = await admin.call("get_book_report", {});
    const { report } = data as {
      readonly report: {
        readonly breaches: number;
        readonly promises: readonly { readonly promise: string; readonly breaches: readonly string[] }[];
      };
    }; // of the contract
    expect(report.promises.map(({ promise }) => promise)).toEqual(BOOK_CHECKS.map(({ promise }) => promise));
    const scores = report.promises.find(({ promise }) => promise.startsWith("a player's score"));
    expect(scores?.breaches.length).toBeGreaterThan(0);
    expect(report.breaches).toBeGreaterThanOrEqual(scores?.breaches.length ?? Number.NaN);
    expect((await admin.call("get_overview", {})).data).toMatchObject({
      health: { last_check: { breaches: report.breaches } },
    });
  });
});

describe("a run that somebody asks for", () => {
  it("comes at once, says that it was asked for, and is not asked for twice", async () => {
    const asked: boolean[] = [];
    let goOn = () => undefined as void;
    const done = new Promise<void>((resolve) => (goOn = resolve));
    const jobs = createJobs(connection, SILENT, { pollSeconds: 0.5 });
    await jobs.start([
      {
        name: "rare-job",
        cron: "0 0 1 1 *",
        run: async (isAsked) => {
          asked.push(isAsked === true);
          await done;
        },
      },
    ]);
    const requests = createJobRequests(connection, SILENT);
    expect(await requests.ask("rare-job")).toBe(true);
    expect(await requests.ask("rare-job")).toBe(false);
    await expect.poll(() => asked, { timeout: 20_000 }).toEqual([true]);
    expect(await requests.ask("rare-job")).toBe(false);
    goOn();
    await jobs.stop();
  });

  it("is refused for a job that is not there", async () => {
    expect(await admin.call("run_job", { name: "no-such-job" })).toMatchObject({ refused: "no_data" });
  });
});

describe("the outbox", () => {
  it("is read by administrators, the newest first, page by page", async () => {
    for (const body of ["first", "second", "third"]) {
      await storeMessage(db, {
        messageId: ports.random.uuid(),
        channel: "mail",
        recipient: "ann@example.org",
        subject: "Hello",
        body,
        createdAt: now(),
      });
    }
    type Page = {
      readonly rows: readonly { readonly body: string }[];
      readonly next_cursor: string | null;
    };
    const first = (await admin.call("list_outbox", { limit: 2 })).data as Page; // of the contract
    expect(first.rows.map(({ body }) => body)).toEqual(["third", "second"]);
    const second = (await admin.call("list_outbox", { limit: 2, cursor: first.next_cursor })).data as Page; // same
    expect([second.rows.map(({ body }) => body), second.next_cursor]).toEqual([["first"], null]);
    const support = await newOperator("support");
    expect(await support.call("list_outbox", {})).toMatchObject({ refused: "role_missing" });
  });
});
