import type { Random } from "@crosscheck/rules/random";

/** Somebody who lives in the demo. */
export type Pilot = {
  readonly name: string;
  /** Part of the answers that are right, 0 to 1. */
  readonly skill: number;
  /** Chance of flying on a day. */
  readonly zeal: number;
  /** Days before today on which they fly a mock exam too. */
  readonly mockDaysAgo: readonly number[];
  /** The latest days, on each of which they have flown. */
  readonly keenDays: number;
  /** Days before today of the sign-up. */
  readonly joinedDaysAgo: number;
  /** Seconds for an answer. */
  readonly pace: number;
};

const NAMES = [
  ["Noor", "Mateo", "Ingrid", "Kwame", "Yuki", "Leila", "Tomasz", "Aoife", "Rafael", "Sanna"],
  ["Omar", "Chiara", "Dmitri", "Zainab", "Felix", "Hana", "Jonas", "Priya", "Lucas", "Fatima"],
  ["Emil", "Nadia", "Oskar", "Salma", "Marek", "Vera", "Idris", "Camille", "Youssef", "Elif"],
  ["Bruno", "Astrid", "Karim", "Maja", "Tariq", "Lotte", "Pavel", "Amira", "Sven", "Layla"],
].flat();

/** Days that the demo looks back on. */
export const WORLD_DAYS = 28;

/** The pilots of the demo, each with ways of their own. */
export function makePilots(random: Random): readonly Pilot[] {
  return NAMES.map((name) => ({
    name,
    skill: 0.4 + 0.55 * random.next(),
    zeal: 0.08 + 0.3 * random.next() ** 2,
    mockDaysAgo: [],
    keenDays: 0,
    joinedDaysAgo: WORLD_DAYS - random.below(WORLD_DAYS - 4),
    pace: 4 + random.below(14),
  }));
}

/** The two that everybody may sign in as: one flies nearly every day, the other has begun lately. */
export const DEMO_WAYS: Readonly<Record<string, Omit<Pilot, "name">>> = {
  Amelia: {
    skill: 0.78,
    zeal: 0.8,
    mockDaysAgo: [19, 11, 3],
    keenDays: 6,
    joinedDaysAgo: WORLD_DAYS,
    pace: 8,
  },
  Bessie: { skill: 0.62, zeal: 0.7, mockDaysAgo: [], keenDays: 2, joinedDaysAgo: 12, pace: 12 },
};
