import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmptyDatabase } from "@crosscheck/testkit";
import { createTestApp } from "@crosscheck/testkit/test-app";
import pg from "pg";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { playLevel } from "../conformance/play-fixture.ts";
import { openDatabase } from "../postgres/database.ts";
import { createJobs } from "../ports/pg-boss-jobs.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { makeNightlyBackup } from "../system/make-nightly-backup.ts";
import {
  isEmptyDatabase,
  listSequences,
  listTables,
  lockBackups,
  sqlName,
  withClient,
} from "./backup-queries.ts";
import { BackupBusy, makeBackup } from "./make-backup.ts";
import { readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

const SILENT = { info: () => undefined, warn: () => undefined };
const NIGHT = new Date("2026-11-28T02:07:00Z");
const SECRETS = `{"identity":"${"a".repeat(64)}","pepper":"${"b".repeat(64)}"}`;

const app = await createTestApp();
const { connection, dataFolder } = app;
const folder = join(dataFolder, "backups");
const ground = { connection, dataFolder, folder };
await mkdir(join(dataFolder, "media/ab"), { recursive: true });
await writeFile(join(dataFolder, "secrets.json"), SECRETS);
await writeFile(join(dataFolder, "media/ab/cd.webp"), "a picture");
await writeFile(join(dataFolder, "media/half.webp.1234.part"), "half");
const player = await app.signUp("Ann");
await playLevel(app.db, player.call, 7);

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "crosscheck-restore-"));
  afterAll(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** Every row of every table of ours as text, and what sequences have given out. */
async function contentOf(where: typeof connection): Promise<Readonly<Record<string, unknown>>> {
  return await withClient(where, async (client) => {
    const content: Record<string, unknown> = {};
    for (const table of await listTables(client)) {
      const name = sqlName(table);
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      content[name] = rows.map(({ row }) => row);
    }
    return { ...content, sequences: await listSequences(client) };
  });
}

/** Constraints, triggers and indexes, as PostgreSQL describes them. */
async function rulesOf(where: typeof connection): Promise<readonly string[]> {
  return await withClient(where, async (client) => {
    const { rows } = await client.query<{ rule: string }>(
      `select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) as rule
         from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ('public', 'idp')
       union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname in ('public', 'idp')
       order by 1`,
    );
    return rows.map(({ rule }) => rule);
  });
}

describe("a backup", () => {
  it("comes back in an empty database and folder: every row, file and secret, with clean books", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    expect(name).toBe("2026-11-28T02-07-00Z");
    const target = { connection: await createEmptyDatabase(), dataFolder: await newFolder(), log: SILENT };
    await restoreBackup(join(folder, name), target);
    expect(await contentOf(target.connection)).toEqual(await contentOf(connection));
    expect(await rulesOf(target.connection)).toEqual(await rulesOf(connection));
    expect(await readFile(join(target.dataFolder, "secrets.json"), "utf8")).toBe(SECRETS);
    expect(await readFile(join(target.dataFolder, "media/ab/cd.webp"), "utf8")).toBe("a picture");
    expect(await readdir(join(target.dataFolder, "media"))).toEqual(["ab"]);
    const database = openDatabase(target.connection, { log: SILENT });
    for (const { run } of BOOK_CHECKS) expect((await run(database.db)).breaches).toEqual([]);
    // New rows get numbers that nobody has.
    await sql`insert into operator_audit (at, note, action, input) values (now(), 'host', 'test', '{}')`.execute(
      database.db,
    );
    await database.close();
  });

  it("leaves the queue of jobs out: whoever starts there makes its own", async () => {
    const jobs = createJobs(connection, SILENT);
    await jobs.start([{ name: "a-job", cron: "0 0 1 1 *", run: async () => undefined }]);
    await jobs.stop();
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const { tables } = await readManifest(join(folder, name));
    expect([...new Set(tables.map(({ schema }) => schema))].toSorted()).toEqual(["idp", "public"]);
  });

  it("can be read by its owner only", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const modes = await Promise.all(
      [
        "",
        "secrets.json",
        "manifest.json",
        "tables",
        "tables/public.players.copy.gz",
        "media/ab/cd.webp",
      ].map(async (path) => (await stat(join(folder, name, path))).mode & 0o077),
    );
    expect(modes).toEqual(modes.map(() => 0));
  });

  it("is one snapshot: what is written meanwhile is in it whole or not at all", async () => {
    const others = Array.from({ length: 8 }, async () => {
      const { call } = await app.signUp();
      await playLevel(app.db, call, 7);
    });
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    await Promise.all(others);
    const target = { connection: await createEmptyDatabase(), dataFolder: await newFolder(), log: SILENT };
    await restoreBackup(join(folder, name), target);
    const database = openDatabase(target.connection, { log: SILENT });
    for (const { run } of BOOK_CHECKS) expect((await run(database.db)).breaches).toEqual([]);
    await database.close();
  });

  it("is made by one at a time, and clears away what another one left unfinished", async () => {
    const holder = new pg.Client(connection);
    await holder.connect();
    expect(await lockBackups(holder)).toBe(true);
    expect(await app.ports.backups.isBusy()).toBe(true);
    await expect(makeBackup(ground, { at: NIGHT, kind: "wanted" })).rejects.toThrow(BackupBusy);
    expect(await app.ports.backups.make("wanted")).toBeNull();
    await holder.end();
    await mkdir(join(folder, "2026-11-01T00-00-00Z.part/tables"), { recursive: true });
    await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(await app.ports.backups.isBusy()).toBe(false);
  });

  it("is under way from the moment it is wanted", async () => {
    const { backups } = app.ports;
    backups.begin();
    expect(await backups.isBusy()).toBe(true);
    await backups.idle();
    expect(await backups.isBusy()).toBe(false);
  });

  it("that cannot be finished leaves nothing behind and says why", async () => {
    const elsewhere = await newFolder();
    const broken = { ...ground, dataFolder: join(elsewhere, "nothing"), folder: elsewhere };
    await expect(makeBackup(broken, { at: NIGHT, kind: "wanted" })).rejects.toThrow("secrets.json");
    expect(await readdir(elsewhere)).toEqual([]);
  });
});

describe("a restore", () => {
  it("refuses a database that has tables, another installation's secrets, and a file that is another one", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const from = join(folder, name);
    const empty = await createEmptyDatabase();
    await expect(
      restoreBackup(from, { connection, dataFolder: await newFolder(), log: SILENT }),
    ).rejects.toThrow("not empty");
    const theirs = await newFolder();
    await writeFile(join(theirs, "secrets.json"), "{}");
    await expect(restoreBackup(from, { connection: empty, dataFolder: theirs, log: SILENT })).rejects.toThrow(
      "another installation",
    );
    const other = await newFolder();
    await mkdir(join(other, "media/ab"), { recursive: true });
    await writeFile(join(other, "media/ab/cd.webp"), "another picture");
    await expect(restoreBackup(from, { connection: empty, dataFolder: other, log: SILENT })).rejects.toThrow(
      "another file",
    );
    expect(await withClient(empty, isEmptyDatabase)).toBe(true);
  });

  it("refuses what is not whole, is damaged, or is of a later version, before anything is written", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const from = join(folder, name);
    const into = { connection: await createEmptyDatabase(), dataFolder: await newFolder(), log: SILENT };
    await expect(restoreBackup(folder, into)).rejects.toThrow("no whole backup");
    const manifest = await readFile(join(from, "manifest.json"), "utf8");
    await writeFile(
      join(from, "manifest.json"),
      manifest.replace('"0001_players"', '"0001_players", "9999_later"'),
    );
    await expect(restoreBackup(from, into)).rejects.toThrow("later version (9999_later)");
    await writeFile(join(from, "manifest.json"), manifest.replaceAll("media/ab", "media/../../ab"));
    await expect(restoreBackup(from, into)).rejects.toThrow("is damaged");
    await writeFile(join(from, "manifest.json"), manifest);
    await writeFile(join(from, "media/ab/cd.webp"), "a pictura");
    await expect(restoreBackup(from, into)).rejects.toThrow("not what was written");
    await rm(join(from, "media/ab/cd.webp"));
    await expect(restoreBackup(from, into)).rejects.toThrow("is gone");
    expect(await withClient(into.connection, isEmptyDatabase)).toBe(true);
    expect(await readdir(into.dataFolder)).toEqual([]);
  });

  it("that fails half-way leaves the database empty", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const from = join(folder, name);
    const { tables, ...manifest } = await readManifest(from);
    const one = tables.map((table) =>
      table.name === "settings" ? { ...table, rows: table.rows + 1 } : table,
    );
    await writeFile(join(from, "manifest.json"), JSON.stringify({ ...manifest, tables: one }));
    const into = { connection: await createEmptyDatabase(), dataFolder: await newFolder(), log: SILENT };
    await expect(restoreBackup(from, into)).rejects.toThrow("rows in place of");
    expect(await withClient(into.connection, isEmptyDatabase)).toBe(true);
  });

  it("that was cut off can be repeated", async () => {
    const name = await makeBackup(ground, { at: NIGHT, kind: "wanted" });
    const into = { connection: await createEmptyDatabase(), dataFolder: await newFolder(), log: SILENT };
    await mkdir(join(into.dataFolder, "media/ab"), { recursive: true });
    await writeFile(join(into.dataFolder, "secrets.json"), SECRETS);
    await writeFile(join(into.dataFolder, "media/ab/cd.webp"), "a picture");
    await restoreBackup(join(folder, name), into);
    expect(await withClient(into.connection, isEmptyDatabase)).toBe(false);
  });
});

describe("the port", () => {
  const { backups } = app.ports;

  it("lists what is whole, the newest first, and removes by name only", async () => {
    const name = await backups.make("wanted");
    await mkdir(join(folder, "2000-01-01T00-00-00Z"), { recursive: true });
    const listed = await backups.list();
    expect(listed.map((backup) => backup.name)).toContain(name);
    expect(listed.map((backup) => backup.name)).toEqual(
      listed
        .map((backup) => backup.name)
        .toSorted()
        .toReversed(),
    );
    expect(listed.some((backup) => backup.name.startsWith("2000"))).toBe(false);
    expect(await backups.remove("../media")).toBe(false);
    expect(await backups.remove(name ?? "")).toBe(true);
    expect(await backups.remove(name ?? "")).toBe(false);
  });

  it("makes one every night where the site wants it, and keeps so many of these and every wanted one", async () => {
    for (const { name } of await backups.list()) await backups.remove(name);
    await makeNightlyBackup(backups, { nightlyBackup: false, keptBackups: 2, isAsked: false });
    expect(await backups.list()).toEqual([]);
    await makeNightlyBackup(backups, { nightlyBackup: false, keptBackups: 2, isAsked: true });
    for (let night = 0; night < 4; night += 1) {
      app.clock.advanceMs(86_400_000);
      await makeNightlyBackup(backups, { nightlyBackup: true, keptBackups: 2, isAsked: false });
    }
    expect((await backups.list()).map(({ kind }) => kind)).toEqual(["nightly", "nightly", "wanted"]);
  });
});
