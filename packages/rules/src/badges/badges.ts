import { MODES } from "../modes/index.ts";
import type { BadgeDefinition, BattleFact, Fact, RunFact } from "./badge.ts";

/** Longest time per word of the super sonic badge, and per question of the flashback badge (spec §9). */
const SUPER_SONIC_MS = 25_000;
const FLASHBACK_MS = 8_000;

/** Most coins that an admin may set as a reward. */
export const MOST_REWARD = 10_000;

const MOST_QUESTIONS = 50;
const MOST_DAYS = 365;
const MANY = 1_000_000;

/** The 15 badges in the order they are shown (contract §6). "More than" five thousand is 5,001. */
export const BADGES = {
  dashing_debut: sum({ threshold: 1, mostThreshold: 1_000, reward: 10 }, (fact) =>
    isCountedRun(fact) && fact.mode === MODES.quiz_zone.id ? 1 : 0,
  ),
  combat_winner: sum({ threshold: 1, mostThreshold: 1_000, reward: 20 }, (fact) =>
    isDuel(fact) && fact.isWon ? 1 : 0,
  ),
  clash_winner: sum({ threshold: 1, mostThreshold: 1_000, reward: 30 }, (fact) =>
    fact.kind === "battle" && fact.players > 2 && fact.isWon ? 1 : 0,
  ),
  most_wanted_winner: sum({ threshold: 1, mostThreshold: 1_000, reward: 50 }, (fact) =>
    fact.kind === "contest_prize" ? 1 : 0,
  ),
  ultimate_player: sum({ threshold: 1, mostThreshold: 1_000, reward: 40 }, (fact) =>
    isDuel(fact) && fact.isPerfect ? 1 : 0,
  ),
  quiz_warrior: {
    counts: "best",
    threshold: 3,
    mostThreshold: 100,
    reward: 40,
    of: (fact) => (fact.kind === "battle" ? fact.randomWinsInRow : 0),
  },
  super_sonic: inOneRun(
    { threshold: 5, mostThreshold: MOST_QUESTIONS, reward: 30 },
    (run) =>
      run.mode === MODES.guess_the_word.id &&
      !run.lifelines.includes("hint") &&
      areAllRight(run, SUPER_SONIC_MS),
  ),
  flashback: inOneRun(
    { threshold: 5, mostThreshold: MOST_QUESTIONS, reward: 30 },
    (run) => run.mode === MODES.fun_and_learn.id && areAllRight(run, FLASHBACK_MS),
  ),
  brainiac: inOneRun(
    { threshold: 5, mostThreshold: MOST_QUESTIONS, reward: 20 },
    (run) => run.lifelines.length === 0 && areAllRight(run),
  ),
  big_thing: sum({ threshold: 5_000, mostThreshold: MANY, reward: 200 }, (fact) =>
    isCountedRun(fact) ? fact.questions.filter(({ isCorrect }) => isCorrect).length : 0,
  ),
  elite: {
    counts: "held",
    threshold: 5_001,
    mostThreshold: MANY,
    reward: 100,
    of: ({ coins }) => coins,
  },
  thirsty: {
    counts: "days",
    threshold: 30,
    mostThreshold: MOST_DAYS,
    reward: 150,
    of: (fact) => (isCountedRun(fact) && fact.mode === MODES.daily_quiz.id ? fact.paperDay : null),
  },
  power_elite: {
    counts: "held",
    threshold: 11,
    mostThreshold: 14,
    reward: 200,
    of: ({ badges }) => badges,
  },
  sharing_caring: {
    counts: "held",
    threshold: 51,
    mostThreshold: MANY,
    reward: 200,
    of: ({ friends }) => friends,
  },
  streak: {
    counts: "days",
    threshold: 30,
    mostThreshold: MOST_DAYS,
    reward: 150,
    of: (fact) => (isCountedRun(fact) ? fact.day : null),
  },
} as const satisfies Readonly<Record<string, BadgeDefinition>>;

export type BadgeType = keyof typeof BADGES;

/** Names of all badges, in the order they are shown. */
// Keys of a table that has exactly these.
export const BADGE_TYPES = Object.keys(BADGES) as [BadgeType, ...BadgeType[]];

/** The definition behind a name, whatever it counts. */
export function badgeOf(type: BadgeType): BadgeDefinition {
  return BADGES[type];
}

type Numbers = Pick<BadgeDefinition, "threshold" | "mostThreshold" | "reward">;

function sum<Own extends Numbers>(numbers: Own, of: (fact: Fact) => number) {
  return { counts: "sum", ...numbers, of } as const;
}

/** The most questions of one run that meets the condition. */
function inOneRun<Own extends Numbers>(numbers: Own, isMet: (run: RunFact) => boolean) {
  const of = (fact: Fact) => (isCountedRun(fact) && isMet(fact) ? fact.questions.length : 0);
  return { counts: "best", ...numbers, of } as const;
}

/** Practice counts for no badge, and neither does a run in which nothing was answered. */
function isCountedRun(fact: Fact): fact is RunFact {
  return fact.kind === "run" && fact.ranked && fact.questions.some(({ isAnswered }) => isAnswered);
}

function areAllRight({ questions }: RunFact, withinMs = Number.POSITIVE_INFINITY): boolean {
  return questions.every(
    ({ isCorrect, ms }) =>
      isCorrect && (withinMs === Number.POSITIVE_INFINITY || (ms !== null && ms <= withinMs)),
  );
}

/** A one-to-one against a person, rated or with a friend. */
function isDuel(fact: Fact): fact is BattleFact {
  return fact.kind === "battle" && fact.players === 2 && fact.isAgainstPerson;
}
