import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, expect, it, vi } from "vitest";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { addPlayer, startProduct } from "./product-fixture.ts";
import { databaseUrlOf } from "../postgres/connection.ts";

/** Less than the five seconds after which the product gives up its wait for a lock. */
const WAIT = { timeout: 4_000, interval: 20 };
const FIRST_CALL = { timeout: 20_000, interval: 20 };
const { db, connection } = await createTestDatabase({ content: true });
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-shutdown-"));
const product = await startProduct(dataFolder, databaseUrlOf(connection));

afterAll(async () => {
  await product.end("SIGKILL");
  await rm(dataFolder, { recursive: true, force: true });
});

/** Throws as long as no connection to this database waits for a lock. */
async function expectSomebodyWaiting(): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  expect(rows).toHaveLength(1);
}

it("a call under way when the server is asked to stop is stored and answered first", async () => {
  const token = await addPlayer(db, createRandom(systemClock), "Leaver");
  const begun = await db.transaction().execute(async (tx) => {
    // Whoever changes a player waits for this transaction.
    await sql`lock table players in exclusive mode`.execute(tx);
    const answer = fetch(`${product.url}/api/update_profile`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Finished" }),
    });
    await vi.waitFor(expectSomebodyWaiting, FIRST_CALL);
    const exit = product.end("SIGTERM");
    // From now on it takes nobody new, and it is still there.
    await vi.waitFor(() => expect(fetch(`${product.url}/healthz`)).rejects.toThrow("fetch failed"), WAIT);
    await expectSomebodyWaiting();
    return { answer, exit };
  });
  const answer = await begun.answer;
  // Whoever keeps connections open must not send the next call into one that ends.
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect(await answer.json()).toMatchObject({ error: false });
  expect(await begun.exit).toBe(0);
  expect(await db.selectFrom("players").select("name").execute()).toEqual([{ name: "Finished" }]);
});
