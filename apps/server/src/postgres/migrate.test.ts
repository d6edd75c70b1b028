import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { withDatabase } from "./connection.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const admin = await createTestDatabase();
const log = { info: () => undefined, warn: () => undefined };
const folders: string[] = [];
let databases = 0;

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "crosscheck-migrations-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** An empty database and what its table `trail` holds. */
async function newDatabase() {
  databases += 1;
  const name = `migrate_test_${databases}`;
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db);
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const connection = withDatabase(admin.connection, name);
  const trail = async () => {
    const database = openDatabase(connection, { log });
    const { rows } = await sql<{ step: string }>`select step from trail order by step`.execute(database.db);
    await database.close();
    return rows.map(({ step }) => step);
  };
  return { connection, trail };
}

const FIRST =
  "create table trail (step text); insert into trail values ('one'); insert into trail values ('1b');";

describe("migrate", () => {
  it("applies new files in order, several statements each, and each once", async () => {
    const { connection, trail } = await newDatabase();
    const folder = await folderWith({
      "0002_second.sql": "insert into trail values ('two');",
      "0001_first.sql": FIRST,
      "notes.txt": "not a migration",
    });
    expect(await migrate(connection, { log, folder })).toEqual(["0001_first", "0002_second"]);
    expect(await migrate(connection, { log, folder })).toEqual([]);
    await writeFile(path.join(folder, "0003_third.sql"), "insert into trail values ('zzz');");
    expect(await migrate(connection, { log, folder })).toEqual(["0003_third"]);
    expect(await trail()).toEqual(["1b", "one", "two", "zzz"]);
  });

  it("applies a file that arrives after one with a higher number", async () => {
    const { connection, trail } = await newDatabase();
    const folder = await folderWith({
      "0001_first.sql": FIRST,
      "0003_third.sql": "insert into trail values ('three');",
    });
    await migrate(connection, { log, folder });
    await writeFile(path.join(folder, "0002_second.sql"), "insert into trail values ('two');");
    expect(await migrate(connection, { log, folder })).toEqual(["0002_second"]);
    expect(await migrate(connection, { log, folder })).toEqual([]);
    expect(await trail()).toEqual(["1b", "one", "three", "two"]);
  });

  it("names the file that fails and leaves the database as it was", async () => {
    const { connection, trail } = await newDatabase();
    const folder = await folderWith({
      "0001_first.sql": FIRST,
      "0002_broken.sql": "insert into nowhere values (1);",
    });
    await expect(migrate(connection, { log, folder })).rejects.toThrow(/0002_broken.*nowhere/);
    await expect(trail()).rejects.toThrow("trail");
  });

  it("refuses a file name without number, and a folder that lost an applied file", async () => {
    const { connection } = await newDatabase();
    await expect(
      migrate(connection, { log, folder: await folderWith({ "first.sql": FIRST }) }),
    ).rejects.toThrow("NNNN_what.sql");
    await migrate(connection, { log, folder: await folderWith({ "0001_first.sql": FIRST }) });
    const other = await folderWith({ "0002_other.sql": "select 1" });
    await expect(migrate(connection, { log, folder: other })).rejects.toThrow("0001_first");
  });

  it("lets one of several processes work while the others wait", async () => {
    const { connection, trail } = await newDatabase();
    const folder = await folderWith({ "0001_first.sql": FIRST });
    const applied = await Promise.all([1, 2, 3].map(() => migrate(connection, { log, folder })));
    expect(applied.flat()).toEqual(["0001_first"]);
    expect(await trail()).toEqual(["1b", "one"]);
  });
});
