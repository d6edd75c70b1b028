import { buildPaper } from "../attempts/build-paper.ts";
import type { Paper } from "../attempts/paper.ts";
import { makeItems, makeSeeds } from "../item-fixture.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import { roomRules, searchRules, type BattleKind, type BattleRules } from "./battle-rules.ts";
import type { BattleEffect, BattleEvent, BattleRefusal, BattleState, Frame } from "./battle.ts";
import type { BotMove } from "./bot.ts";
import type { BattleResult } from "./result.ts";
import { openBattle, type Opening } from "./room.ts";
import { nextStepAt, stepBattle } from "./step-battle.ts";

/** When the battles of tests open. */
export const OPENED_MS = 1_000_000;

/** For tests: a paper of questions with one right option. */
export function makePaper(count: number): Paper {
  return buildPaper([{ section: null, items: makeItems(count), count }], makeSeeds(7));
}

/** For tests: what to answer to a question of a paper. */
export function answerTo(paper: Paper, number: number, is: "right" | "wrong"): string {
  const question = paper.questions[number - 1];
  if (question === undefined) throw new Error("no such question");
  const right = QUESTION_RULES[question.kind].correctAnswer(question);
  const wrong = question.options.find(({ optionId }) => optionId !== right);
  return is === "right" ? right : (wrong?.optionId ?? "");
}

/** For tests: rules of a kind, of ten questions unless said otherwise. */
export function rulesOf(kind: BattleKind, more: Partial<BattleRules> = {}): BattleRules {
  const rules = kind === "random" || kind === "bot" ? searchRules(kind) : roomRules({ kind });
  if (rules === null) throw new Error("rules out of bounds");
  return { ...rules, ...more };
}

type Seated = { readonly rules: BattleRules; readonly players?: Opening["players"] };

/** For tests: a battle with a shell that wakes it in time, holds stakes at once and keeps all it was told to do. */
export class Table {
  state: BattleState;
  readonly paper: Paper;
  readonly effects: BattleEffect[] = [];
  readonly log: { readonly event: BattleEvent; readonly atMs: number }[] = [];
  readonly opening: Opening;
  botMoves: readonly BotMove[] = [];
  /** Whether stakes are held as soon as the battle asks for it. */
  holds = true;

  constructor({ rules, players = [{ playerId: "ann" }] }: Seated) {
    this.opening = { battleId: "battle-1", rules, players, atMs: OPENED_MS };
    this.state = openBattle(this.opening);
    this.paper = makePaper(rules.questionCount);
  }

  /** Lets the time pass, waking the battle whenever it wants to be. */
  until(atMs: number): this {
    for (let wakeMs = nextStepAt(this.state); wakeMs !== null && wakeMs <= atMs;) {
      this.step({ type: "time" }, Math.max(wakeMs, this.state.lastMs));
      wakeMs = nextStepAt(this.state);
    }
    return this;
  }

  /** One event at a time, after all that was due before. */
  send(event: BattleEvent, atMs: number): BattleRefusal | null {
    this.until(atMs - 1);
    const from = this.effects.length;
    this.step(event, atMs);
    const reply = this.effects.slice(from).find((effect) => effect.do === "reply");
    return reply?.refused ?? null;
  }

  step(event: BattleEvent, atMs: number): void {
    const [state, effects] = stepBattle(this.state, event, atMs);
    this.log.push({ event, atMs });
    this.state = state;
    this.effects.push(...effects);
    for (const effect of effects) {
      if (effect.do === "hold_stakes" && this.holds) this.hold(effect.hold, atMs);
    }
  }

  hold(hold: number, atMs: number): void {
    this.step({ type: "stakes_held", hold, paper: this.paper, botMoves: this.botMoves }, atMs);
  }

  /** The answer of a player so long after the question opened. */
  answer(playerId: string, is: "right" | "wrong", afterMs: number): BattleRefusal | null {
    const { number, openAtMs } = this.question();
    const answer = answerTo(this.paper, number, is);
    return this.send({ type: "answer", playerId, number, answer, roundTripMs: null }, openAtMs + afterMs);
  }

  /** The question that is told, after waiting for it. */
  question(): { readonly number: number; readonly openAtMs: number; readonly closeAtMs: number } {
    if (this.state.phase.is === "playing" && this.state.phase.turn.is === "coming") {
      this.until(this.state.phase.turn.openAtMs);
    }
    const { phase } = this.state;
    if (phase.is !== "playing" || phase.turn.is !== "told") throw new Error("no question is told");
    return { number: phase.number, ...phase.turn };
  }

  frames<Type extends Frame["type"]>(type: Type): readonly Extract<Frame, { type: Type }>[] {
    return this.effects.flatMap((effect) =>
      effect.do === "tell" && isOf(effect.frame, type) ? [effect.frame] : [],
    );
  }

  doings<Do extends BattleEffect["do"]>(what: Do): readonly Extract<BattleEffect, { do: Do }>[] {
    return this.effects.filter((effect): effect is Extract<BattleEffect, { do: Do }> => effect.do === what);
  }

  result(): BattleResult {
    if (this.state.phase.is !== "over") throw new Error(`still ${this.state.phase.is}`);
    return this.state.phase.result;
  }

  /** What the battle was for each player, with the coins paid. */
  outcomes(): Readonly<Record<string, readonly [outcome: string, coins: number]>> {
    return Object.fromEntries(
      this.result().seats.map(({ playerId, outcome, coins }) => [playerId, [outcome, coins] as const]),
    );
  }
}

function isOf<Type extends Frame["type"]>(frame: Frame, type: Type): frame is Extract<Frame, { type: Type }> {
  return frame.type === type;
}

/** For tests: a match that has begun, each player connected once; the first one made the room. */
export function beginMatch(
  kind: BattleKind,
  playerIds: readonly string[],
  more: Partial<BattleRules> = {},
): Table {
  const isRoom = kind === "friend" || kind === "group";
  const seated = isRoom ? playerIds.slice(0, 1) : playerIds;
  const table = new Table({ rules: rulesOf(kind, more), players: seated.map((playerId) => ({ playerId })) });
  for (const playerId of playerIds) {
    if (isRoom) table.send({ type: "join", playerId }, OPENED_MS);
    table.send({ type: "connected", playerId, connection: 1 }, OPENED_MS);
  }
  for (const playerId of playerIds) {
    if (!isRoom) table.send({ type: "ready", playerId }, OPENED_MS);
  }
  if (isRoom) table.send({ type: "start", playerId: playerIds[0] ?? "" }, OPENED_MS);
  return table;
}
