import type { Day } from "../attempts/local-day.ts";
import type { LifelineKind } from "../modes/mode.ts";

/** A quiz that has ended, as its log says. */
export type RunFact = {
  readonly kind: "run";
  /** Id of its mode. */
  readonly mode: string;
  readonly ranked: boolean;
  /** The player's local day it ended on. */
  readonly day: Day;
  /** The day whose paper it was; null where papers belong to no day. */
  readonly paperDay: Day | null;
  readonly questions: readonly {
    readonly isAnswered: boolean;
    readonly isCorrect: boolean;
    /** From the start of its own clock to the answer; null where no clock is known. */
    readonly ms: number | null;
  }[];
  readonly lifelines: readonly LifelineKind[];
};

/** A battle that has ended, from one player's side. */
export type BattleFact = {
  readonly kind: "battle";
  /** Players at its start; two make a one-to-one. */
  readonly players: number;
  /** Whether it was won by playing, see `isWinEarned`. */
  readonly isWon: boolean;
  /** False where the only opponent was the bot. */
  readonly isAgainstPerson: boolean;
  /** Whether every question was answered right and with a speed bonus. */
  readonly isPerfect: boolean;
  /** Rated battles won one after the other, this one included: of two who met by the search. */
  readonly randomWinsInRow: number;
};

/** A prize of a contest that was paid. */
export type PrizeFact = { readonly kind: "contest_prize" };

/** Something that has happened to a player and that badges count. */
export type Fact = RunFact | BattleFact | PrizeFact;

/** Where a player stands now, kept elsewhere than in the badges. */
export type Standing = {
  readonly coins: number;
  /** Friends by the own code who have finished a first quiz that counts. */
  readonly friends: number;
  /** Badges unlocked, without those that count badges. */
  readonly badges: number;
};

/**
 * How a badge counts. `sum`: what facts give adds up. `best`: the most that one fact gave. `days`: the longest row of
 * days. `held`: where the player stands at this moment.
 */
type Counting =
  | { readonly counts: "sum" | "best"; readonly of: (fact: Fact) => number }
  | { readonly counts: "days"; readonly of: (fact: Fact) => Day | null }
  | { readonly counts: "held"; readonly of: (standing: Standing) => number };

/** One badge. Once unlocked it stays, whatever its numbers become. */
export type BadgeDefinition = Counting & {
  /** Unlocked from here on; an admin may set it from 1 to `mostThreshold`. */
  readonly threshold: number;
  readonly mostThreshold: number;
  /** Coins, paid once when they are claimed; 0 to MOST_REWARD. */
  readonly reward: number;
};
