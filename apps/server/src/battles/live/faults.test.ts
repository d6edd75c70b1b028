import { BattlePage } from "@crosscheck/testkit/battle-page";
import { createBattleTown } from "@crosscheck/testkit/battle-town";
import type { TestPlayer } from "@crosscheck/testkit/test-app";
import { casesOf } from "@crosscheck/testkit/long-proof";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { roomRules, searchRules, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import { createRandom, type Random } from "@crosscheck/rules/random";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { ClusterAway } from "../../cluster/cluster.ts";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { findBattle, insertBattle } from "../store/battle-queries.ts";
import { loadBattle } from "../store/event-queries.ts";

const SPEED = 12;
const CASES = casesOf({ whole: 1_020, part: 60 });
/** So many go on side by side. */
const AT_ONCE = 20;
/** Faults of one page, and within which time they happen (ms, the town's clock). */
const MOST_FAULTS = 4;
const FAULTS_WITHIN_MS = 60_000;
/** When processes are stopped and killed. */
const STOP_AT_MS = 20_000;
const KILL_AT_MS = 40_000;

/** So many are opened at the same time. */
const LANES = 6;
/** From the last fault to the end of a battle. */
const LONGEST_MS = 400_000;

const town = await createBattleTown(SPEED);
const { app, time } = town;
const after = (ms: number) => new Promise<void>((resolve) => time.setTimer(ms, resolve));

type FaultyBattle = { readonly battleId: string; readonly pages: readonly BattlePage[] };

function chooseRules(random: Random): { readonly rules: BattleRules; readonly players: number } {
  const questionCount = 5;
  const numbers = { questionCount, secondsPerQuestion: 10, stakeCoins: 5 };
  const kind = (["random", "random", "friend", "group"] as const)[random.below(4)] ?? "random";
  if (kind === "random") return { rules: searchRules("random", numbers), players: 2 };
  const rules = roomRules({ kind, questionCount }, numbers);
  if (rules === null) throw new Error("rules");
  return { rules, players: kind === "group" ? 3 + random.below(2) : 2 };
}

/** Each turn plays with the same people. */
const people: TestPlayer[] = [];
const MOST_PLAYERS = 4;

/** A battle may be between two processes for a moment: whoever asks, asks again. */
async function join(battleId: string, { playerId }: TestPlayer): Promise<void> {
  for (;;) {
    try {
      expect(await app.battles.ask(battleId, { type: "join", playerId })).toBeNull();
      return;
    } catch (error) {
      if (!(error instanceof ClusterAway)) throw error;
      await after(1_000);
    }
  }
}

async function openBattle(random: Random, turn: IteratorObject<TestPlayer>): Promise<FaultyBattle> {
  const { rules, players: count } = chooseRules(random);
  const players = [...turn.take(count)];
  const battleId = app.ports.random.uuid();
  const isRoom = rules.kind !== "random";
  const [creator] = players;
  await insertBattle(app.db, {
    battleId,
    rules,
    language: "en",
    categoryId: null,
    roomCode: isRoom ? battleId.slice(-6).toUpperCase() : null,
    botStrength: null,
    rematchOf: null,
    players: players.slice(0, isRoom ? 1 : 2).map(({ playerId }) => ({ playerId })),
    at: new Date(time.nowMs()),
  });
  await app.battles.adopt(battleId);
  for (const player of isRoom ? players.slice(1) : []) await join(battleId, player);
  const pages = players.map((player) => {
    const startsWith = isRoom && player === creator ? count : 0;
    const seed = createRandom([random.below(2 ** 31), 1, 2, 3]);
    return BattlePage.open(town, { battleId, player, random: seed, startsWith });
  });
  return { battleId, pages: await Promise.all(pages) };
}

/** One thing that goes wrong for a page, to its end. */
async function happen(page: BattlePage, random: Random): Promise<void> {
  const dice = random.below(100);
  if (dice < 30) page.cut();
  else if (dice < 45) page.reload();
  else if (dice < 55) page.openTab();
  else if (dice < 58) await page.leave();
  else {
    const ms = random.below(random.below(8) === 0 ? 70_000 : 15_000);
    if (dice < 75) page.behave({ is: "hole" });
    else if (dice < 88) page.behave({ is: "stall" });
    else page.behave({ is: "delay", ms: random.below(600) / SPEED });
    await after(ms);
    page.behave({ is: "pass" });
  }
}

async function disturb({ pages }: FaultyBattle, random: Random): Promise<void> {
  const everybodyLeaves = random.below(20) === 0;
  await Promise.all(
    pages.map(async (page) => {
      const faults = Array.from({ length: random.below(MOST_FAULTS + 1) }, () =>
        random.below(FAULTS_WITHIN_MS),
      );
      let sofar = 0;
      for (const atMs of faults.toSorted((one, other) => one - other)) {
        await after(Math.max(0, atMs - sofar));
        sofar = atMs;
        await happen(page, random);
      }
      if (everybodyLeaves) await page.leave();
    }),
  );
}

/** What a page may not know better or worse than the server. */
function factsOf({ state, seats, questions, reveals, lines, result, own, pot }: BattleCard) {
  // Who comes and goes after the end is not waited for, and a rating is the one of now.
  const known = seats.map((seat) => ({ ...seat, presence: null, grace_until: null, rating: null }));
  return { state, seats: known, questions, reveals, lines, result, own, pot };
}

/** An answer that the server took counts, once, unless its question was asked anew by another process. */
function checkAnswers(page: BattlePage, card: BattleCard): void {
  const own = card.own_seat;
  for (const { number, epoch } of page.taken) {
    const told = card.reveals.find((reveal) => reveal.number === number);
    if (told === undefined || epoch !== card.epoch) continue;
    // Two tabs may give two answers: the first that came stands, whichever was heard of first.
    const counted = told.seats.find(({ seat }) => seat === own)?.answer;
    expect(page.given).toContain(`${number} ${counted}`);
  }
}

/** What the page shows when it is over; with the network good again that takes a few minutes at most. */
async function endOf(page: BattlePage, battleId: string): Promise<BattleCard> {
  const card = await Promise.race([page.ended, after(LONGEST_MS)]);
  if (card !== undefined) return card;
  const { connection, battle } = page.state;
  const { state, epoch, v, question } = battle?.card ?? {};
  const seen = JSON.stringify({ connection, state, epoch, v, question, nowMs: time.nowMs() });
  throw new Error(`battle ${battleId} does not end: ${seen}`);
}

async function checkEnd({ battleId, pages }: FaultyBattle): Promise<void> {
  const cards = await Promise.all(pages.map((page) => endOf(page, battleId)));
  const record = await findBattle(app.db, battleId);
  if (record === undefined) throw new Error("the battle is gone");
  const { phase } = (await loadBattle(app.db, record)).state;
  expect(phase.is).toBe("over");
  for (const [index, page] of pages.entries()) {
    const card = cards[index];
    const view = await app.battles.view(battleId, page.player.playerId);
    if (card === undefined || view === null) throw new Error("a page without a battle");
    expect(card.result).toEqual(cards[0]?.result);
    expect(factsOf(card)).toEqual(factsOf(view));
    checkAnswers(page, card);
    expect(card.result?.reason).toBe(phase.is === "over" ? phase.result.reason : "");
  }
  expect(record.endedAtMs).not.toBeNull();
}

/** Nothing is made and nothing is lost: coins of players and of the house are what everybody was given. */
async function checkBooks(): Promise<void> {
  for (const { promise, run } of BOOK_CHECKS) {
    expect((await run(app.db)).breaches, promise).toEqual([]);
  }
  const { rows } = await sql<{ holds: number }>`
    select count(*)::integer as holds from battle_holds where state = 'held'`.execute(app.db);
  expect(rows).toEqual([{ holds: 0 }]);
}

describe("battles over a bad network, in processes that stop and die", () => {
  it("end, the same for everybody, with every answer counted once and every pot paid", async () => {
    // Before time counts for anything.
    while (people.length < Math.min(AT_ONCE, CASES.count) * MOST_PLAYERS) people.push(await app.signUp());

    await town.start("node-0");
    for (let first = CASES.first, turn = 1; first < CASES.first + CASES.count; first += AT_ONCE, turn += 1) {
      const randoms = Array.from({ length: AT_ONCE }, (_, index) => createRandom([first + index, 7, 7, 7]));
      await town.start(`stopped-${turn}`);
      const battles: FaultyBattle[] = [];
      const faults: Promise<void>[] = [];
      const places = people.values();
      const open = async (waiting: Iterator<Random>) => {
        for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
          const battle = await openBattle(next.value, places);
          battles.push(battle);
          faults.push(disturb(battle, next.value));
        }
      };
      // A few at a time: the times at which processes end meet them in different questions.
      const waiting = randoms.values();
      await Promise.all(Array.from({ length: LANES }, () => open(waiting)));

      await after(STOP_AT_MS);
      await town.stop(`node-${turn - 1}`);
      await town.start(`node-${turn}`);
      await after(KILL_AT_MS - STOP_AT_MS);
      await town.kill(`stopped-${turn}`);
      await Promise.all(faults);
      await Promise.all(battles.map(checkEnd));
      await Promise.all(battles.flatMap(({ pages }) => pages.map((page) => page.close())));
    }

    await checkBooks();
    expect(town.bugs).toEqual([]);
    expect(app.bugs).toEqual([]);
  });
});
