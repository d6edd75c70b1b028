import { openDatabase } from "@crosscheck/server/postgres/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "./index.ts";

const one = await createTestDatabase();
const other = await createTestDatabase();

describe("createTestDatabase", () => {
  it("gives each caller a migrated database of its own", async () => {
    await sql`create table only_here (id integer)`.execute(one.db);
    const tables = await other.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain("players");
    expect(tables.map(({ name }) => name)).not.toContain("only_here");
  });

  it("names a connection that others can open", async () => {
    const second = openDatabase(one.connection, { log: { info: () => undefined, warn: () => undefined } });
    const { rows } = await sql<{ count: number }>`select count(*) from only_here`.execute(second.db);
    await second.close();
    expect(rows).toEqual([{ count: 0 }]);
  });
});
