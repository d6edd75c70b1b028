import {
  BATTLE_NUMBERS,
  roomRules,
  searchRules,
  type BattleRules,
} from "@crosscheck/rules/battles/battle-rules";
import type { BattleEvent, BattleState } from "@crosscheck/rules/battles/battle";
import { openBattle } from "@crosscheck/rules/battles/room";
import { nextStepAt, stepBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import type { Clock, Random } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../settings/settings.ts";
import { BOT_ID, insertBattle } from "../store/battle-queries.ts";
import { appendEvents, claimBattle } from "../store/event-queries.ts";
import { holdStakes, stakesRefused, type HoldOutcome } from "./hold-stakes.ts";
import { returnStakes } from "./return-stakes.ts";
import { settleBattle } from "./settle-battle.ts";

type Tools = { readonly clock: Clock; readonly random: Random; readonly settings?: Settings };

export type OpenWish = {
  readonly kind: BattleRules["kind"];
  readonly playerIds: readonly string[];
  readonly categoryId?: string | null;
  readonly questionCount?: number;
  readonly stakeCoins?: number;
};

/** For tests: battles in the database without processes, sockets and time that passes. */
export function createBattles(db: Db, { clock, random, settings = DEFAULT_SETTINGS }: Tools) {
  const ground = { db, ports: { clock, random }, settings: async () => settings };

  /** A battle that a process has just got, its players there; a room's joined. */
  async function open(wish: OpenWish): Promise<TestBattle> {
    const battleId = random.uuid();
    const rules = rulesOf(wish);
    const isRoom = rules.kind === "friend" || rules.kind === "group";
    const [creator = ""] = wish.playerIds;
    const people = (isRoom ? [creator] : wish.playerIds).map((playerId) => ({ playerId }));
    const players = rules.kind === "bot" ? [...people, { playerId: BOT_ID, isBot: true }] : people;
    const atMs = clock.nowMs();
    await insertBattle(db, {
      battleId,
      rules,
      language: "en",
      categoryId: wish.categoryId ?? null,
      roomCode: isRoom ? codeOf(battleId) : null,
      botStrength: rules.kind === "bot" ? "first_officer" : null,
      rematchOf: null,
      players,
      at: new Date(atMs),
    });
    const epoch = await claimBattle(db, { battleId, node: null, epoch: 0 }, "test");
    if (epoch === null) throw new Error("somebody else has the battle");
    const battle = new TestBattle({ ...ground, epoch }, openBattle({ battleId, rules, players, atMs }));
    for (const playerId of isRoom ? wish.playerIds.slice(1) : []) battle.take({ type: "join", playerId });
    for (const playerId of wish.playerIds) battle.take({ type: "connected", playerId, connection: 1 });
    return battle;
  }

  return { ground, open };
}

function rulesOf({ kind, questionCount = 5, stakeCoins = 5 }: OpenWish): BattleRules {
  const numbers = { ...BATTLE_NUMBERS, questionCount, stakeCoins };
  if (kind === "random" || kind === "bot") return searchRules(kind, numbers);
  const rules = roomRules({ kind, questionCount, stakeCoins });
  if (rules === null) throw new Error("rules out of bounds");
  return rules;
}

function codeOf(battleId: string): string {
  return battleId.slice(-6).toUpperCase();
}

type Ground = ReturnType<typeof createBattles>["ground"] & { readonly epoch: number };

/** A battle whose shell is the test. */
export class TestBattle {
  readonly ground: Ground;
  state: BattleState;
  readonly log: Logged[] = [];
  #nowMs: number;
  #stored = 0;

  constructor(ground: Ground, state: BattleState) {
    this.ground = ground;
    this.state = state;
    this.#nowMs = state.openedAtMs;
  }

  get id(): string {
    return this.state.battleId;
  }

  /** One event; money moves only by `start`, `hold`, `giveBack` and `settle`. */
  take(event: BattleEvent): void {
    const [state] = stepBattle(this.state, event, this.#nowMs);
    this.log.push({ event, atMs: this.#nowMs });
    this.state = state;
  }

  /** Everybody is ready, or the creator says start; then the stakes are held. */
  async start(): Promise<HoldOutcome> {
    this.ready();
    const outcome = await this.hold();
    const { hold } = this.state;
    if ("held" in outcome) this.take({ type: "stakes_held", hold, ...outcome.held });
    if ("refused" in outcome) this.take(stakesRefused(hold, outcome.refused));
    return outcome;
  }

  ready(): void {
    const { creatorId, seats } = this.state;
    if (creatorId !== null) this.take({ type: "start", playerId: creatorId });
    else for (const { playerId } of seats) this.take({ type: "ready", playerId });
  }

  /** Asks for the stakes of the try that waits. */
  async hold(change: Partial<Parameters<typeof holdStakes>[1]> = {}): Promise<HoldOutcome> {
    const { battleId, hold, rules, seats } = this.state;
    const playerIds = seats.filter(({ isBot }) => !isBot).map(({ playerId }) => playerId);
    const wish = { battleId, hold, epoch: this.ground.epoch, playerIds, coins: rules.stakeCoins };
    return await holdStakes(this.ground, { ...wish, ...change });
  }

  async giveBack(hold = this.state.hold): Promise<void> {
    await returnStakes(this.ground, { battleId: this.id, hold });
  }

  /** Plays question after question until it is over; whom `answers` names nothing lets it pass. */
  play(
    answers: (number: number) => Readonly<Record<string, readonly [is: "right" | "wrong", afterMs: number]>>,
  ): this {
    for (;;) {
      const { phase, paper } = this.state;
      if (phase.is !== "playing" || paper === null) return this;
      if (phase.turn.is === "coming") {
        this.wait();
        continue;
      }
      const { openAtMs } = phase.turn;
      const given = Object.entries(answers(phase.number)).toSorted(([, one], [, other]) => one[1] - other[1]);
      for (const [playerId, [is, afterMs]] of given) {
        this.#nowMs = Math.max(this.#nowMs, openAtMs + afterMs);
        this.take({
          type: "answer",
          playerId,
          number: phase.number,
          answer: this.answerOf(phase.number, is),
          roundTripMs: null,
        });
      }
      if (this.state.phase.is === "playing" && this.state.phase.number === phase.number) this.wait();
    }
  }

  /** Moves on to whatever happens by itself next. */
  wait(): void {
    this.#nowMs = nextStepAt(this.state) ?? this.#nowMs;
    this.take({ type: "time" });
  }

  answerOf(number: number, is: "right" | "wrong"): string {
    const question = this.state.paper?.questions[number - 1];
    if (question === undefined) throw new Error("no such question");
    const right = QUESTION_RULES[question.kind].correctAnswer(question);
    const wrong = question.options.find(({ optionId }) => optionId !== right)?.optionId ?? "";
    return is === "right" ? right : wrong;
  }

  /** Stores what happened, as its process does before it settles. */
  async store(): Promise<void> {
    const { epoch, db } = this.ground;
    const events = this.log.slice(this.#stored);
    const stored = { battleId: this.id, epoch, stored: this.#stored, events, seats: this.state.seats };
    if (!(await appendEvents(db, stored))) throw new Error("another process has the battle");
    this.#stored = this.log.length;
  }

  async settle(epoch = this.ground.epoch) {
    await this.store();
    return await settleBattle(this.ground, { state: this.state, epoch });
  }
}
