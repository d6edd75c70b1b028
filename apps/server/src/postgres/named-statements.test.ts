import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase, type Db } from "./database.ts";
import { inTransaction } from "./in-transaction.ts";
import { StatementNames } from "./named-statements.ts";

const { connection } = await createTestDatabase();
const silent = { info: () => undefined, warn: () => undefined };

async function withOneConnection(work: (db: Db) => Promise<void>): Promise<void> {
  const single = openDatabase(connection, { log: silent, poolSize: 1 });
  try {
    await work(single.db);
  } finally {
    await single.close();
  }
}

describe("StatementNames", () => {
  it("names a text from its second use on, always the same", () => {
    const names = new StatementNames();
    expect(names.nameOf("select 1")).toBeUndefined();
    const name = names.nameOf("select 1");
    expect(name).toBeDefined();
    expect(names.nameOf("select 1")).toBe(name);
  });

  it("gives at most 500 names, each once", () => {
    const names = new StatementNames();
    const given = Array.from({ length: 600 }, (_, index) => {
      names.nameOf(`select ${index}`);
      return names.nameOf(`select ${index}`);
    }).filter((name) => name !== undefined);
    expect(given).toHaveLength(500);
    expect(new Set(given).size).toBe(500);
  });

  it("never gives an old name to another text after it forgot", () => {
    const names = new StatementNames();
    names.nameOf("select 1");
    const before = names.nameOf("select 1");
    names.forget();
    names.nameOf("select 2");
    expect(names.nameOf("select 2")).not.toBe(before);
  });
});

describe("queries through Kysely", () => {
  it("are prepared once and answer with each call's own parameters", async () => {
    await withOneConnection(async (db) => {
      for (const number of [1, 2, 3, 4]) {
        const { rows } = await sql<{ number: number }>`select ${number}::int as number`.execute(db);
        expect(rows).toEqual([{ number }]);
      }
      const { rows } = await sql<{ statement: string; uses: number }>`
        select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`.execute(
        db,
      );
      expect(rows).toEqual([{ statement: "select $1::int as number", uses: 3 }]);
    });
  });

  it("do not notice a changed table", async () => {
    await withOneConnection(async (db) => {
      await sql`create table shape (a integer)`.execute(db);
      const read = () => sql`select * from shape`.execute(db);
      for (let use = 1; use <= 3; use += 1) await read();
      await sql`alter table shape add column b integer`.execute(db);
      expect((await read()).rows).toEqual([]);
    });
  });

  it("tell a transaction of a changed table, whose next try has a new plan", async () => {
    await withOneConnection(async (db) => {
      await sql`create table figure (a integer)`.execute(db);
      const read = () => db.transaction().execute((tx) => sql`select * from figure`.execute(tx));
      for (let use = 1; use <= 3; use += 1) await read();
      await sql`alter table figure add column b integer`.execute(db);
      await expect(read()).rejects.toMatchObject({ code: "0A000" });
      expect((await read()).rows).toEqual([]);
    });
  });

  it("do not even notice a changed table inside inTransaction", async () => {
    await withOneConnection(async (db) => {
      await sql`create table form (a integer)`.execute(db);
      const read = () => inTransaction(db, (tx) => sql`select * from form`.execute(tx));
      for (let use = 1; use <= 3; use += 1) await read();
      await sql`alter table form add column b integer`.execute(db);
      expect((await read()).rows).toEqual([]);
    });
  });
});
