import type { BadgeType } from "@crosscheck/rules/badges/badges";
import { badgeOf } from "@crosscheck/rules/badges/badges";
import { tallyFacts, type Tally } from "@crosscheck/rules/badges/progress";
import type { MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";
import {
  countCountedPlayers,
  findBadges,
  listCounts,
  listLocalDays,
  type CountRecord,
} from "./badge-queries.ts";
import { listFacts, localDaysOf, readCounted } from "./badges-from-log.ts";

const MOST_BREACHES = 20;

/** Counts every badge again from the logs; one that is unlocked must have been reached. Players who are gone have none. */
export async function checkBadgeCounts(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let [checked, players] = [0, 0];
  for await (const { playerId, runs } of readCounted(db)) {
    if ((await findBadges(db, playerId)) === undefined) continue;
    const stored = await listCounts(db, playerId);
    checked += stored.length;
    if (stored.some(({ progress }) => progress > 0)) players += 1;
    breaches.push(...compare(playerId, stored, await tallyAgain(db, playerId, runs)));
  }
  const others = (await countCountedPlayers(db)) - players;
  if (others !== 0)
    breaches.push(`${others} players have counted badges without a finished attempt or battle`);
  return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
}

async function tallyAgain(db: Db, playerId: string, runs: readonly MarkedRun[]) {
  const days = localDaysOf(runs, await listLocalDays(db, playerId));
  return tallyFacts(await listFacts(db, playerId, { runs, days }));
}

function compare(
  playerId: string,
  stored: readonly CountRecord[],
  again: ReadonlyMap<BadgeType, Tally>,
): readonly string[] {
  const byType = new Map(stored.map((record) => [record.type, record]));
  return [...new Set([...byType.keys(), ...again.keys()])].flatMap((type) => {
    const known = byType.get(type);
    const tally = again.get(type) ?? { progress: 0, days: [] };
    const name = `badge ${type} of player ${playerId}`;
    if (known?.progress !== tally.progress || known.days.join() !== tally.days.join())
      return [`${name} has ${known?.progress ?? "nothing"}, the log says ${tally.progress}`];
    const isCounted = badgeOf(type).counts !== "held";
    return isCounted && known.unlockedThreshold !== null && tally.progress < known.unlockedThreshold
      ? [`${name} was unlocked at ${known.unlockedThreshold}, the log says ${tally.progress}`]
      : [];
  });
}
