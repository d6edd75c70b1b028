import { tallyFacts } from "@crosscheck/rules/badges/progress";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { settleRecount, takeRecount } from "../study/recount-queries.ts";
import { fillLocalDays, listLocalDays, lockBadges, replaceCounts } from "./badge-queries.ts";
import { listFacts, localDaysOf, readCounted } from "./badges-from-log.ts";
import { evaluateBadges } from "./unlock-badges.ts";

/**
 * Counts the badges of all players again from the logs when a migration has asked for it, and unlocks what was reached;
 * answers for how many players. SQL cannot do it: only the rules can mark every kind of question. Finishes wait meanwhile.
 */
export async function recountBadges(
  db: Db,
  now: { readonly settings: Settings; readonly at: Date },
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    if (!(await takeRecount(tx, "badges"))) return 0;
    await lockBadges(tx);
    let players = 0;
    for await (const { playerId, runs } of readCounted(tx)) {
      const days = localDaysOf(runs, await listLocalDays(tx, playerId));
      await fillLocalDays(tx, playerId, days);
      await replaceCounts(tx, playerId, tallyFacts(await listFacts(tx, playerId, { runs, days })));
      await evaluateBadges(tx, playerId, now);
      players += 1;
    }
    await settleRecount(tx, "badges");
    return players;
  });
}
