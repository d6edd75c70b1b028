import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Db } from "./database.ts";
import { inTransaction } from "./in-transaction.ts";

const { db } = await createTestDatabase();
await sql`create table account (name text primary key, coins integer not null)`.execute(db);

async function open(name: string, coins: number): Promise<void> {
  await sql`insert into account values (${name}, ${coins})`.execute(db);
}

async function coinsOf(name: string, handle: Db = db): Promise<number | undefined> {
  const { rows } = await sql<{ coins: number }>`select coins from account where name = ${name}`.execute(
    handle,
  );
  return rows[0]?.coins;
}

/** A point that several transactions reach before any of them goes on; only the first pass waits. */
function meetingOf(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return async () => {
    here += 1;
    if (here === count) resolve();
    if (here <= count) await promise;
  };
}

describe("inTransaction", () => {
  it("commits what the work wrote and answers what it returned", async () => {
    const result = await inTransaction(db, async (tx) => {
      await sql`insert into account values ('committed', 1)`.execute(tx);
      return "done";
    });
    expect(result).toBe("done");
    expect(await coinsOf("committed")).toBe(1);
  });

  it("leaves nothing when the work throws, and throws the same", async () => {
    const failure = new Error("changed my mind");
    const work = inTransaction(db, async (tx) => {
      await sql`insert into account values ('dropped', 1)`.execute(tx);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await coinsOf("dropped")).toBeUndefined();
  });

  it("runs two serializable transactions that met again until both are done", async () => {
    await open("shared", 0);
    const meet = meetingOf(2);
    let runs = 0;
    const add = () =>
      inTransaction(
        db,
        async (tx) => {
          runs += 1;
          const coins = (await coinsOf("shared", tx)) ?? 0;
          await meet();
          await sql`update account set coins = ${coins + 1} where name = 'shared'`.execute(tx);
        },
        { isolation: "serializable", random: () => 0.1 },
      );
    await Promise.all([add(), add()]);
    expect(await coinsOf("shared")).toBe(2);
    expect(runs).toBeGreaterThan(2);
  });

  it("runs the loser of a deadlock again", async () => {
    await open("left", 0);
    await open("right", 0);
    const meet = meetingOf(2);
    const take = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        await sql`update account set coins = coins + 1 where name = ${first}`.execute(tx);
        await meet();
        await sql`update account set coins = coins + 1 where name = ${second}`.execute(tx);
      });
    await Promise.all([take("left", "right"), take("right", "left")]);
    expect([await coinsOf("left"), await coinsOf("right")]).toEqual([2, 2]);
  });

  it("gives up after five lost races", async () => {
    let runs = 0;
    const work = inTransaction(
      db,
      async (tx) => {
        runs += 1;
        await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(tx);
      },
      { random: () => 0 },
    );
    await expect(work).rejects.toMatchObject({ code: "40001" });
    expect(runs).toBe(5);
  });

  it("joins the transaction it is given", async () => {
    const work = inTransaction(db, async (outer) => {
      await inTransaction(outer, (inner) => sql`insert into account values ('joined', 1)`.execute(inner));
      throw new Error("outer fails");
    });
    await expect(work).rejects.toThrow("outer fails");
    expect(await coinsOf("joined")).toBeUndefined();
  });
});
