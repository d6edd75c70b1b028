import { searchRules, roomRules, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import type { BattleEvent, BattleState } from "@crosscheck/rules/battles/battle";
import { openBattle } from "@crosscheck/rules/battles/room";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { nextStepAt, stepBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import type { Random } from "@crosscheck/rules/random";
import { holdStakes, stakesRefused } from "../battles/settle/hold-stakes.ts";
import { settleBattle } from "../battles/settle/settle-battle.ts";
import { BOT_ID, insertBattle } from "../battles/store/battle-queries.ts";
import { appendEvents, claimBattle } from "../battles/store/event-queries.ts";
import { createSetClock, type DemoGround, type SetClock } from "./demo-calls.ts";
import { answerOf, type Flyer } from "./fly.ts";

/** What the process that has a battle of the demo is called. */
const NODE = "demo";
const SLOWEST_MS = 18_000;

export type FlownBattle = {
  readonly kind: "random" | "bot" | "friend";
  readonly flyers: readonly Flyer[];
  readonly categoryId: string | null;
  /** Everybody does the same, so that it ends in a draw. */
  readonly isEven: boolean;
  readonly atMs: number;
  readonly random: Random;
};

/** A battle on its way, its clock and all that happened. */
type Going = {
  readonly clock: SetClock;
  readonly log: Logged[];
  readonly flown: FlownBattle;
  state: BattleState;
};

/** Flies a battle from its opening to its settlement by the rules, without sockets and without waiting. */
export async function flyBattle(
  { db, ports, settings }: Pick<DemoGround, "db" | "ports" | "settings">,
  flown: FlownBattle,
): Promise<void> {
  const { flyers, kind, random } = flown;
  const clock = createSetClock(flown.atMs);
  // Budgets of new questions guard against scripts, and this is ours.
  const unlimited = { ...settings, newQuestionsPerDay: 100_000, newQuestionsPerTenMinutes: 10_000 };
  const ground = { db, ports: { ...ports, clock }, settings: async () => unlimited };
  const battleId = ports.random.uuid();
  const rules = rulesOf(kind);
  const people = flyers.map(({ playerId }) => ({ playerId }));
  const seated = kind === "friend" ? people.slice(0, 1) : people;
  const players = kind === "bot" ? [...seated, { playerId: BOT_ID, isBot: true }] : seated;
  await insertBattle(db, {
    battleId,
    rules,
    language: "en",
    categoryId: flown.categoryId,
    roomCode: kind === "friend" ? newRoomCode(ports.random) : null,
    botStrength: kind === "bot" ? "first_officer" : null,
    rematchOf: null,
    players,
    at: new Date(flown.atMs),
  });
  const epoch = await claimBattle(db, { battleId, node: null, epoch: 0 }, NODE);
  if (epoch === null) throw new Error(`battle ${battleId} of the demo is somebody else's`);
  const going = { clock, log: [], flown, state: openBattle({ battleId, rules, players, atMs: flown.atMs }) };
  sitDown(going);
  const { hold } = going.state;
  const wish = { battleId, epoch, hold, playerIds: people.map(({ playerId }) => playerId) };
  const outcome = await holdStakes(ground, { ...wish, coins: rules.stakeCoins });
  if ("held" in outcome) take(going, { type: "stakes_held", hold, ...outcome.held });
  if ("refused" in outcome) take(going, stakesRefused(hold, outcome.refused));
  play(going, random);
  const { state, log: events } = going;
  await appendEvents(db, { battleId, epoch, stored: 0, events, seats: state.seats });
  await settleBattle(ground, { state, epoch });
}

function rulesOf(kind: FlownBattle["kind"]): BattleRules {
  const rules = kind === "friend" ? roomRules({ kind }) : searchRules(kind);
  if (rules === null) throw new Error("rules of the demo are out of bounds");
  return rules;
}

function take(going: Going, event: BattleEvent): void {
  const atMs = going.clock.nowMs();
  going.log.push({ event, atMs });
  [going.state] = stepBattle(going.state, event, atMs);
}

/** Everybody comes and is ready, or their creator starts. */
function sitDown(going: Going): void {
  const { creatorId } = going.state;
  for (const { playerId } of going.flown.flyers) {
    if (creatorId !== null) take(going, { type: "join", playerId });
    take(going, { type: "connected", playerId, connection: 1 });
  }
  if (creatorId !== null) take(going, { type: "start", playerId: creatorId });
  else for (const { playerId } of going.flown.flyers) take(going, { type: "ready", playerId });
}

/** Plays on until it is over; one whose stakes were refused is over by its time. */
function play(going: Going, random: Random): void {
  let answered = 0;
  for (let nextMs = nextStepAt(going.state); nextMs !== null; nextMs = nextStepAt(going.state)) {
    const { phase } = going.state;
    if (phase.is === "playing" && phase.turn.is === "told" && phase.number > answered) {
      answered = phase.number;
      answerAll(going, { number: phase.number, openAtMs: phase.turn.openAtMs, random });
      continue;
    }
    going.clock.advanceTo(nextMs);
    take(going, { type: "time" });
  }
}

type Asked = { readonly number: number; readonly openAtMs: number; readonly random: Random };

function answerAll(going: Going, { number, openAtMs, random }: Asked): void {
  const question = going.state.paper?.questions[number - 1];
  const { flyers, isEven } = going.flown;
  const [first] = flyers;
  if (question === undefined || first === undefined) return;
  const lead = thinkOf(first, random);
  const thoughts = flyers.map((flyer) => ({ flyer, ...(isEven ? lead : thinkOf(flyer, random)) }));
  for (const { flyer, isRight, afterMs } of thoughts.toSorted((one, two) => one.afterMs - two.afterMs)) {
    going.clock.advanceTo(openAtMs + afterMs);
    const answer = answerOf(question, { random, isRight });
    if (answer === "") continue;
    take(going, { type: "answer", playerId: flyer.playerId, number, answer, roundTripMs: null });
  }
}

/** Whether a pilot knows it, and how long that takes. */
function thinkOf({ pilot }: Flyer, random: Random): { readonly isRight: boolean; readonly afterMs: number } {
  const afterMs = Math.round(Math.min(SLOWEST_MS, pilot.pace * (0.3 + 0.7 * random.next()) * 1_000));
  return { isRight: random.next() < pilot.skill, afterMs };
}
