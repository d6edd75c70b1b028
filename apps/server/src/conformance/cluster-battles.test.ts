import { searchRules } from "@crosscheck/rules/battles/battle-rules";
import { createTestDatabase } from "@crosscheck/testkit";
import { BattleSeat } from "@crosscheck/testkit/battle-seat";
import { startCluster } from "@crosscheck/testkit/cluster";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { insertBattle } from "../battles/store/battle-queries.ts";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { databaseUrlOf } from "../postgres/connection.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { dataOf } from "./play-fixture.ts";
import { addPlayer, askAs } from "./product-fixture.ts";

/** Each of the two processes has about half of them. */
const BATTLES = 100;
/** A seat goes on so soon after the process of its battle has died (design: goals). */
const RESUME_MS = 15_000;
const RULES = searchRules("random", { questionCount: 5, secondsPerQuestion: 30, stakeCoins: 5 });

const { db, connection } = await createTestDatabase({ content: true });
const cluster = await startCluster({ processes: 2, databaseUrl: databaseUrlOf(connection) });
afterAll(() => cluster.stop());
const [one, two] = cluster.nodes;
if (one === undefined || two === undefined) throw new Error("two processes were asked for");
const random = createRandom(systemClock);

async function openBattle(number: number): Promise<readonly BattleSeat[]> {
  const tokens = await Promise.all(["a", "b"].map((name) => addPlayer(db, random, `${name} of ${number}`)));
  const playerIds = await Promise.all(
    tokens.map(async (token) => dataOf<{ id: string }>(await askAs(cluster.url, token)("get_user_by_id")).id),
  );
  const battleId = random.uuid();
  await insertBattle(db, {
    battleId,
    rules: RULES,
    language: "en",
    categoryId: null,
    roomCode: null,
    botStrength: null,
    rematchOf: null,
    players: playerIds.map((playerId) => ({ playerId })),
    at: new Date(),
  });
  return tokens.map((token) => new BattleSeat(cluster.url, { battleId, token }));
}

/** How many battles each process has. */
async function countByNode(): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await sql<{ node: string | null; battles: number }>`
    select node, count(*)::integer as battles from battles group by node`.execute(db);
  return new Map(rows.map(({ node, battles }) => [node, battles]));
}

it("battles of a process that is killed go on in the other one, and every pot is paid", async () => {
  const seats: BattleSeat[] = [];
  for (let number = 0; number < BATTLES; number += 1) seats.push(...(await openBattle(number)));
  afterAll(() => seats.forEach(({ store }) => store.close()));
  await expect
    .poll(() => seats.filter(({ isPlaying }) => isPlaying).length, { timeout: 60_000 })
    .toBe(2 * BATTLES);
  const before = await countByNode();
  expect(before.get("node-2")).toBeGreaterThan(0);
  expect(before.get("node-1")).toBeGreaterThan(0);
  const epochs = new Map(seats.map((seat) => [seat, seat.card?.epoch ?? 0]));

  const killedMs = performance.now();
  await two.kill();
  const moved = () =>
    seats.filter((seat) => seat.isPlaying && (seat.card?.epoch ?? 0) > (epochs.get(seat) ?? 0));
  await expect
    .poll(() => moved().length, { interval: 50, timeout: 60_000 })
    .toBe(2 * (before.get("node-2") ?? 0));
  expect(performance.now() - killedMs).toBeLessThan(RESUME_MS);
  expect(await countByNode()).toEqual(new Map([["node-1", BATTLES]]));

  for (const seat of seats) {
    seat.answers = true;
    seat.look();
  }
  const over = () => seats.filter(({ card }) => card !== undefined && card.result !== null);
  await expect.poll(() => over().length, { timeout: 90_000 }).toBe(2 * BATTLES);
  for (const { card } of seats) expect(card?.result).toMatchObject({ reason: "points", pot: 10 });
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  expect(reports.flatMap(({ breaches }) => breaches)).toEqual([]);
  const { rows } = await sql`select from battle_holds where state = 'held'`.execute(db);
  expect(rows).toEqual([]);
});
