import { foldFrame } from "@crosscheck/client/battle/fold-frame";
import type { OutputOf } from "@crosscheck/contract";
import type { getBattleReplay } from "@crosscheck/contract/actions/battle-statistics";
import type { BattleCard } from "@crosscheck/contract/battle-views";

export type Told = OutputOf<typeof getBattleReplay>;
type Frame = Told["frames"][number]["frame"];

/** A battle at one moment of it. */
type Moment = {
  /** From the start of the match. */
  readonly atMs: number;
  readonly card: BattleCard;
};
export type Replay = {
  /** In order; the first is the start. */
  readonly moments: readonly [Moment, ...Moment[]];
  /** When each question was told, by its place. */
  readonly questionsAtMs: readonly number[];
  readonly lengthMs: number;
  /** What the player with the most points had in the end; 1 where nobody had any. */
  readonly mostPoints: number;
};

/** How long the end stays before a replay is over. */
const LAST_LOOK_MS = 1_000;

/** A battle as it went, from what all were told and when; null for one whose match never began. */
export function toReplay({ battle, frames }: Told): Replay | null {
  const start = frames.findIndex(({ frame }) => frame.type === "start");
  const begin = frames[start];
  if (begin === undefined) return null;
  let card = beforeMatch(battle);
  const moments = frames.slice(start).map(({ at, frame }): Moment => {
    card = next(card, frame);
    return { atMs: Math.max(0, at - begin.at), card };
  });
  const [first, ...others] = moments;
  if (first === undefined) return null;
  const questions = moments.filter((_moment, place) => frames[start + place]?.frame.type === "question");
  return {
    moments: [first, ...others],
    questionsAtMs: questions.map(({ atMs }) => atMs),
    lengthMs: (others.at(-1)?.atMs ?? 0) + LAST_LOOK_MS,
    mostPoints: Math.max(1, ...card.seats.map(({ points }) => points)),
  };
}

/** How the battle stood after so many ms of its match. */
export function momentAt({ moments }: Replay, atMs: number): BattleCard {
  return (moments.findLast((moment) => moment.atMs <= atMs) ?? moments[0]).card;
}

/** Place of the question that was told last at this time; -1 before the first. */
export function questionAt({ questionsAtMs }: Replay, atMs: number): number {
  return questionsAtMs.findLastIndex((told) => told <= atMs);
}

/** A step back that is made this soon after a question leads to the one before it. */
const BACK_TO_START_MS = 1_500;

/** Where a step to the next question (1) or back (-1) leads: back means the start of this one first. */
export function stepTo(replay: Replay, atMs: number, by: 1 | -1): number {
  const place = questionAt(replay, atMs);
  if (by === 1) return replay.questionsAtMs[place + 1] ?? replay.lengthMs;
  const start = replay.questionsAtMs[place] ?? 0;
  return atMs - start > BACK_TO_START_MS ? start : (replay.questionsAtMs[place - 1] ?? 0);
}

/** The battle without what came of it. */
function beforeMatch(battle: BattleCard): BattleCard {
  return {
    ...battle,
    state: "waiting_for_players",
    questions: [],
    question: null,
    own_answer: null,
    reveals: [],
    lines: [],
    result: null,
    own: null,
  };
}

function next(card: BattleCard, frame: Frame): BattleCard {
  // What is left out of a replay is no gap.
  const folded = foldFrame({ card: { ...card, v: frame.v - 1 }, nextOpensAt: null }, frame);
  return folded === "gap" ? card : folded.card;
}
