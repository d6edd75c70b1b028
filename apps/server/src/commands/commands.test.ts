import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../books/all-checks.ts";
import { createSamplePack } from "../content/sample-pack.ts";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { addPlayer, urlOf } from "../promises/product-fixture.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const { db, connection } = await createTestDatabase();
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-commands-"));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** What package.json says of `npm run <task> -- <words>`, on the test database. */
async function run(task: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, "tools/run.mjs"), task, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATABASE_URL: urlOf(connection), DATA_FOLDER: dataFolder },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, complained };
}

describe("the commands", () => {
  it("admin create registers an administrator, whose invitation the outbox prints", async () => {
    expect(await run("admin", "create", "Ann@Example.org")).toEqual({
      code: 0,
      said: "ann@example.org is now an administrator. The invitation is in the outbox: npm run outbox\n",
      complained: "",
    });
    expect(await db.selectFrom("admins").select("email").execute()).toEqual([{ email: "ann@example.org" }]);
    const { code, said } = await run("outbox");
    expect([code, said]).toEqual([0, expect.stringContaining("Mail to ann@example.org at ")]);
    expect(said).toContain("Subject: You are an administrator of Crosscheck");
    expect(said).toMatch(/^[\w-]{43}$/m);
    expect(await run("admin", "create", "no address")).toMatchObject({ code: 2, said: "" });
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
Friends by code that wait for a look: 1 (npm run admin -- referrals).
Friends by code above what a day or month pays: 1; their owners are paid by themselves.
`);
    await sql`update coin_accounts set coins = coins + 1`.execute(db);
    const broken = await run("reconcile");
    expect(broken.code).toBe(1);
    expect(broken.said).toContain("BREACH a balance is the sum of its entries and not negative");
  });
});
