import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { isDatabaseReady, openDatabase } from "./database.ts";
import { isDatabaseAway } from "./database-errors.ts";
import { parseInt8 } from "./types.ts";

const { db, pool, connection } = await createTestDatabase();
const WAIT = { timeout: 20_000 };
const silent = { info: () => undefined, warn: () => undefined };

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe("values from the database", () => {
  it("arrive as the types that queries promise", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as large, 12.5::numeric as exact, date '2026-02-28' as day,
        interval '90 seconds' as pause, timestamptz '2026-06-01 12:00:00+00' as moment,
        array[1, null, 3]::int8[] as list, '{}'::int8[] as empty, array[date '2026-01-01'] as days,
        '{"a": [1]}'::jsonb as document`.execute(db);
    expect(rows).toEqual([
      {
        large: Number.MAX_SAFE_INTEGER,
        exact: 12.5,
        day: "2026-02-28",
        pause: "00:01:30",
        moment: new Date("2026-06-01T12:00:00Z"),
        list: [1, null, 3],
        empty: [],
        days: ["2026-01-01"],
        document: { a: [1] },
      },
    ]);
  });

  it("are refused when a number could not hold them", () => {
    expect(() => parseInt8("9007199254740992")).toThrow(RangeError);
    expect(parseInt8("-9007199254740991")).toBe(-9_007_199_254_740_991);
  });
});

describe("every wait", () => {
  it("has the limits of the options", async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    expect(rows).toEqual([{ statement: "10s", lock: "5s", idle: "15s" }]);
  });

  it("ends a statement that runs too long, as a busy database", async () => {
    const hasty = openDatabase(connection, { log: silent, statementTimeoutMs: 20 });
    const failure = await failureOf(sql`select pg_sleep(30)`.execute(hasty.db));
    await hasty.close();
    expect(failure).toMatchObject({ code: "57014" });
    expect(isDatabaseAway(failure)).toBe(true);
  });
});

describe("a pool whose connections the server ends", () => {
  it("reports the idle ones, fails the one in use as away, and goes on", async () => {
    const warn = vi.fn<(message: string) => void>();
    const victim = openDatabase(connection, { log: { info: () => undefined, warn }, poolSize: 2 });
    await Promise.all([
      sql`select pg_sleep(0.05)`.execute(victim.db),
      sql`select pg_sleep(0.05)`.execute(victim.db),
    ]);
    const inUse = failureOf(
      victim.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'crosscheck' and pid <> pg_backend_pid()`.execute(
          db,
        );
        await sql`select 1`.execute(tx);
      }),
    );
    expect(isDatabaseAway(await inUse)).toBe(true);
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringContaining("connection ended")),
      WAIT,
    );
    expect(await isDatabaseReady(victim.db)).toBe(true);
    await victim.close();
  });
});

describe("isDatabaseAway", () => {
  it("recognises a server that is not there", async () => {
    const nobody = openDatabase(
      { ...connection, host: "/nowhere/at/all" },
      {
        log: silent,
      },
    );
    const failure = await failureOf(sql`select 1`.execute(nobody.db));
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await isDatabaseReady(nobody.db)).toBe(false);
    await nobody.close();
  });

  it("recognises a pool with no connection left to give", async () => {
    const failure = new Error("timeout exceeded when trying to connect");
    expect(isDatabaseAway(failure)).toBe(true);
    expect(isDatabaseAway(new Error("outer", { cause: failure }))).toBe(true);
  });

  it.each(["57P01", "57P03", "08006", "53300", "ECONNREFUSED"])("is true for %s", (code) => {
    expect(isDatabaseAway(Object.assign(new Error("away"), { code }))).toBe(true);
  });

  it("is false for a mistake in a statement, a broken constraint, and anything else", async () => {
    expect(isDatabaseAway(await failureOf(sql`selekt 1`.execute(db)))).toBe(false);
    expect(isDatabaseAway(Object.assign(new Error("duplicate"), { code: "23505" }))).toBe(false);
    expect(isDatabaseAway("away")).toBe(false);
  });
});

it("keeps the pool's clients for callers with their own SQL", async () => {
  const { rows } = await pool.query("select 5::int8 as five");
  expect(rows).toEqual([{ five: 5 }]);
});
