import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { SAMPLE_MANIFEST, createSamplePack, jsonLines, sampleRows } from "../content/sample-pack.ts";
import { createLog } from "../log.ts";
import { systemClock } from "../ports/clock.ts";
import { fileJobs, noteEnd } from "../ports/job-run-queries.ts";
import { createRandom } from "../ports/random.ts";
import { addPlayer } from "../conformance/product-fixture.ts";
import { databaseUrlOf } from "../postgres/connection.ts";
import { keepAddress } from "../start/known-address.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const { db, connection } = await createTestDatabase();
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-commands-"));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** What package.json says of `npm run <task> -- <words>`, on the test database. */
async function run(task: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, "tools/run.mjs"), task, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // Of the product that may run beside the tests.
      PORT: undefined,
      PUBLIC_URL: undefined,
      DATABASE_URL: databaseUrlOf(connection),
      DATA_FOLDER: dataFolder,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, complained };
}

describe("the commands", () => {
  it("admin create registers an administrator, and prints the link to choose a password, as the outbox does", async () => {
    const created = await run("admin", "create", "Ann@Example.org");
    expect([created.code, created.complained]).toEqual([0, ""]);
    const [sentence, link = ""] = created.said.split("\n");
    expect(sentence).toMatch(/^ann@example\.org is now an administrator\. .* within seven days/);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\/welcome#[\w-]{43}$/);
    expect(await db.selectFrom("operators").select("email").execute()).toEqual([
      { email: "ann@example.org" },
    ]);
    const { code, said } = await run("outbox");
    expect([code, said]).toEqual([0, expect.stringContaining("Mail to ann@example.org at ")]);
    expect(said).toContain("Subject: You are an operator of Crosscheck");
    expect(said).toContain(link);
    expect(await run("admin", "create", "no address")).toMatchObject({ code: 2, said: "" });
  });

  it("admin call runs a call in an operator's name and prints the answer", async () => {
    const as = ["--as", "Ann@example.org"];
    const set = await run("admin", "call", "set_setting", '{"key":"welcomeCoins","value":70}', ...as);
    expect([set.code, set.complained]).toEqual([0, ""]);
    expect(JSON.parse(set.said)).toEqual({ message: "updated", data: { key: "welcomeCoins", value: 70 } });
    const audit = await run("admin", "call", "list_audit", ...as);
    expect(JSON.parse(audit.said)).toMatchObject({
      total: 2,
      data: {
        rows: [
          { action: "set_setting", before: 100, after: 70, note: null },
          { action: "create_operator", note: "npm run admin -- create", operator_id: null },
        ],
      },
    });
  });

  it("admin tells what was refused, what is no JSON and how to ask", async () => {
    const as = ["--as", "ann@example.org"];
    const tell = async (...words: readonly string[]) => {
      const { code, said, complained } = await run("admin", ...words);
      expect(said).toBe("");
      return [code, complained.split("\n")[0]];
    };
    expect(await tell("call", "set_setting", '{"key":"welcomeCoins","value":-1}', ...as)).toEqual([
      1,
      expect.stringContaining("Refused, invalid_field (field value): welcomeCoins: "),
    ]);
    expect(await tell("call", "list_reports", "{}", "--as", "bob@example.org")).toEqual([
      1,
      "There is no operator bob@example.org.",
    ]);
    expect(await tell("call", "set_setting", '{"key":wrong}', ...as)).toEqual([
      2,
      'This is not JSON: "w" is not expected at character 8.',
    ]);
    expect(await tell("call", "no_such_call", "{}", ...as)).toEqual([
      2,
      "There is no action no_such_call: npm run admin -- actions",
    ]);
    for (const words of [["call", "list_reports", "{}"], ["set", "welcomeCoins", "1"], ["--shout"], []]) {
      expect(await tell(...words)).toEqual([2, "Usage: npm run admin -- create <email>"]);
    }
  });

  it("admin create prints a link to where the server was found last", async () => {
    await keepAddress(dataFolder, "http://127.0.0.1:3017", createLog("silent"));
    const { said } = await run("admin", "create", "bob@example.org");
    expect(said).toContain("\nhttp://127.0.0.1:3017/admin/welcome#");
  });

  it("admin actions names every call with roles and fields", async () => {
    const { code, said } = await run("admin", "actions");
    expect(code).toBe(0);
    for (const name of Object.keys(OPERATOR_ACTIONS)) expect(said).toContain(`${name}  [admin`);
    expect(said).toContain(`settle_report  [admin, author, support]
  Accepts or declines an open report; the reporter reads the answer.
    report_id: uuid
    verdict: accept | decline
    answer: string
`);
    expect(said).toContain("    limit: integer 1 to 200, default 50\n");
  });

  it("content import says what would change, then stores it", async () => {
    await using pack = await createSamplePack({});
    const countItems = async () => (await db.selectFrom("items").select("item_id").execute()).length;
    const dry = await run("content", "import", pack.folder, "--dry-run");
    expect([dry.code, dry.said]).toEqual([0, expect.stringContaining("10 new, 0 changed")]);
    expect(await countItems()).toBe(0);
    const wet = await run("content", "import", pack.folder);
    expect([wet.code, wet.said]).toEqual([0, expect.stringContaining("10 new, 0 changed")]);
    expect(await countItems()).toBe(10);
    await pack.write({ "questions.en.jsonl": "{}\n" });
    const broken = await run("content", "import", pack.folder);
    expect([broken.code, broken.said]).toEqual([1, expect.stringContaining("questions.en.jsonl:1 error")]);
  });

  it("content check names faults of packs and the syllabus and counts the items of each topic", async () => {
    const sound = await run("content", "check");
    expect(sound.code).toBe(0);
    expect(sound.said).toMatch(/^ppl-a: \d+ items in \d+ topics; \d+ topics without any; \d+ unconfirmed$/m);
    expect(sound.said).toMatch(/^ {2}010 Air law, 44 in the paper: \d+ \(\.01 \d+ · /m);
    expect(sound.said).toMatch(/packs\/ppl: .*; guessed beyond chance, in points: ar -?\d+\.\d ± /m);
    const manifest = JSON.stringify({ ...SAMPLE_MANIFEST, syllabuses: ["ppl-a"] });
    const rows = jsonLines(sampleRows(1, 10, { lo: "010.99" }));
    await using pack = await createSamplePack({ "pack.json": manifest, "questions.en.jsonl": rows });
    const broken = await run("content", "check", pack.folder);
    expect(broken.code).toBe(1);
    expect(broken.said).toContain("sample-1 error syllabus-code: lo 010.99 is in no topic of ppl-a");
    expect(broken.said).not.toContain("in the paper");
  });

  it("content documents lists what is cited, or who cites one document", async () => {
    const all = await run("content", "documents");
    expect(all.code).toBe(0);
    expect(all.said).toMatch(/^eu-923-2012: .*; review by \d{4}-\d{2}-\d{2}; \d+ items$/m);
    const one = await run("content", "documents", "eu-996-2010");
    expect(one.said).toMatch(/^ {2}ppl\/ppl-air-law-\d{3}: .*No 996\/2010/m);
    const none = await run("content", "documents", "nowhere");
    expect([none.code, none.said]).toEqual([1, expect.stringContaining("There is no document nowhere")]);
  });

  it("content import takes the syllabus along, which a dry run only reads", async () => {
    await sql`delete from syllabus_nodes`.execute(db);
    const manifest = JSON.stringify({ ...SAMPLE_MANIFEST, syllabuses: ["ppl-a"] });
    await using pack = await createSamplePack({ "pack.json": manifest });
    const countNodes = async () => (await db.selectFrom("syllabus_nodes").select("code").execute()).length;
    expect((await run("content", "import", pack.folder, "--dry-run")).code).toBe(0);
    expect(await countNodes()).toBe(0);
    expect((await run("content", "import", pack.folder)).code).toBe(0);
    expect(await countNodes()).toBeGreaterThan(150);
  });

  it("jobs tells what is done at times, and fails when something has failed", async () => {
    expect(await run("jobs")).toMatchObject({
      code: 0,
      said: expect.stringContaining("No job is filed yet") as string,
    });
    await fileJobs(db, [{ name: "settle", cron: "* * * * *" }], new Date());
    expect(await run("jobs")).toMatchObject({ code: 0, said: expect.stringContaining("settle") as string });
    await noteEnd(db, { name: "settle", at: new Date(), error: "Error: not today" });
    expect(await run("jobs")).toMatchObject({
      code: 1,
      said: expect.stringContaining("settle: Error: not today") as string,
    });
  });

  it("reconcile tells books that hold from books that do not", async () => {
    await addPlayer(db, createRandom(systemClock), "Booked");
    await addPlayer(db, createRandom(systemClock), "Held");
    await addPlayer(db, createRandom(systemClock), "Due");
    await sql`insert into referrals (newcomer_id, owner_id, joined_at, state, first_at, first_zone, due_at)
      select friend.player_id, owner.player_id, now(), case friend.name when 'Held' then 'held' else 'open' end,
        now(), 'Africa/Cairo', case friend.name when 'Due' then now() end
      from players friend, players owner where friend.name in ('Held', 'Due') and owner.name = 'Booked'`.execute(
      db,
    );
    const sound = await run("reconcile");
    expect(sound).toMatchObject({ code: 0, complained: "" });
    expect(sound.said).toContain(`${BOOK_CHECKS.length} promises hold.
Friends by code that wait for a look: 1 (npm run admin -- call list_held_referrals --as …).
Friends by code above what a day or month pays: 1; their owners are paid by themselves.
`);
    await sql`update coin_accounts set coins = coins + 1`.execute(db);
    const broken = await run("reconcile");
    expect(broken.code).toBe(1);
    expect(broken.said).toContain("BREACH a balance is the sum of its entries and not negative");
  });
});
