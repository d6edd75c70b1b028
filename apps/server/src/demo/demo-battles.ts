import { BATTLE_CATEGORY_TYPE } from "@crosscheck/rules/battles/asked";
import { createRandom, type Random, type Seed } from "@crosscheck/rules/random";
import type { Catalogue } from "../content/catalogue.ts";
import type { DemoGround } from "./demo-calls.ts";
import { flyBattle } from "./fly-battle.ts";
import type { Flyer } from "./fly.ts";

/** Battles of the two logins, by days before today; the friend is the other login. */
const PLANNED: readonly Planned[] = [
  { daysAgo: 13, login: 0, kind: "random" },
  { daysAgo: 11, login: 0, kind: "random" },
  { daysAgo: 11, login: 1, kind: "bot" },
  { daysAgo: 10, login: 0, kind: "bot" },
  { daysAgo: 10, login: 1, kind: "random" },
  { daysAgo: 9, login: 0, kind: "random", isEven: true },
  { daysAgo: 9, login: 1, kind: "random" },
  { daysAgo: 8, login: 1, kind: "random" },
  { daysAgo: 7, login: 0, kind: "random" },
  { daysAgo: 6, login: 1, kind: "random", isEven: true },
  { daysAgo: 5, login: 0, kind: "friend" },
  { daysAgo: 4, login: 0, kind: "random" },
  { daysAgo: 3, login: 1, kind: "random" },
  { daysAgo: 2, login: 0, kind: "random" },
  { daysAgo: 1, login: 1, kind: "random" },
];

type Planned = {
  readonly daysAgo: number;
  readonly login: 0 | 1;
  readonly kind: "random" | "bot" | "friend";
  readonly isEven?: boolean;
};

/** Makes the same battles at every first start. */
const SEED: Seed = [2_026, 11, 23, 79];
/** In the evening, when nobody of the demo flies anything else. */
const PART_OF_DAY = 0.93;
const DAY_MS = 86_400_000;
/** What two battles of one evening are apart. */
const APART_MS = 1_200_000;

/** The battles of the demo: those of a day are flown one after the other, as one moves the ratings of the next. */
export function createDemoBattles(
  ground: DemoGround,
  flyers: readonly Flyer[],
  { categories }: Catalogue,
): { readonly flyOn: (daysAgo: number, startMs: number) => Promise<void> } {
  const random = createRandom(SEED);
  const [amelia, bessie, ...others] = flyers;
  const subjects = categories.filter(
    ({ type, priceCoins }) => type === BATTLE_CATEGORY_TYPE && priceCoins === 0,
  );
  return {
    flyOn: async (daysAgo, startMs) => {
      const today = PLANNED.filter((planned) => planned.daysAgo === daysAgo);
      for (const [index, { login, kind, isEven = false }] of today.entries()) {
        const [own, friend] = login === 0 ? [amelia, bessie] : [bessie, amelia];
        const opponent = kind === "friend" ? friend : pickOpponent(others, daysAgo, random);
        if (own === undefined || opponent === undefined) continue;
        await flyBattle(ground, {
          kind,
          flyers: kind === "bot" ? [own] : [own, opponent],
          categoryId: subjects[random.below(subjects.length)]?.id ?? null,
          isEven,
          atMs: startMs + PART_OF_DAY * DAY_MS + index * APART_MS,
          random,
        });
      }
    },
  };
}

/** Somebody who was here then. */
function pickOpponent(others: readonly Flyer[], daysAgo: number, random: Random): Flyer | undefined {
  const there = others.filter(({ pilot }) => pilot.joinedDaysAgo > daysAgo);
  return there[random.below(there.length)];
}
