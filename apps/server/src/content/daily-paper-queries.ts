import { isDeepStrictEqual } from "node:util";
import type { CyclePaper } from "@crosscheck/rules/attempts/daily-paper";
import { addDays, dayIn, type Day } from "@crosscheck/rules/attempts/local-day";
import type { Db } from "../postgres/database.ts";
import type { Names } from "../postgres/tables/content-tables.ts";
import type { Pack } from "./pack.ts";

/** A paper of the daily quiz, its questions as pack/id or generated/template/seed. */
export type DailyPaper = CyclePaper & { readonly names: Names };

/** Before any day that can be asked for; migration 0012 knows it too. */
const FIRST_DAY = "2000-01-01";
/** From then on it is nobody's today, in whichever zone. */
const DAYS_AHEAD = 2;

/** The first day whose paper may still be another one. */
export function firstOpenDay(nowMs: number): Day {
  return addDays(dayIn("UTC", nowMs), DAYS_AHEAD);
}

/** The daily papers of all cycles in their order, and those of single days. */
export async function listDailyPapers(db: Db): Promise<readonly DailyPaper[]> {
  const [cycles, days] = await Promise.all([
    listCycles(db),
    db.selectFrom("daily_days").select(["day as fromDay", "names", "items"]).orderBy("day").execute(),
  ]);
  return [...cycles, ...days.map((paper) => ({ ...paper, isOfOneDay: true }))];
}

async function listCycles(db: Db): Promise<readonly DailyPaper[]> {
  return await db
    .selectFrom("daily_papers")
    .select(["from_day as fromDay", "names", "items"])
    .orderBy("from_day")
    .orderBy("position")
    .execute();
}

/**
 * Takes the papers of a pack for days to come; days gone by, today and tomorrow keep theirs. A pack without papers leaves
 * them. Call inside the caller's transaction.
 */
export async function storeDailyPapers(db: Db, { dailyPapers }: Pack, at: Date): Promise<void> {
  const stored = await listCycles(db);
  const last = stored.at(-1)?.fromDay;
  const wanted = dailyPapers.map(({ name, items }) => ({ names: name, items }));
  const latest = stored
    .filter(({ fromDay }) => fromDay === last)
    .map(({ names, items }) => ({ names, items }));
  if (wanted.length === 0 || isDeepStrictEqual(wanted, latest)) return;
  const fromDay = last === undefined ? FIRST_DAY : firstOpenDay(at.getTime());
  await db.deleteFrom("daily_papers").where("from_day", ">=", fromDay).execute();
  await db
    .insertInto("daily_papers")
    .values(
      dailyPapers.map((paper, place) => ({
        from_day: fromDay,
        position: place + 1,
        source_id: paper.id,
        names: JSON.stringify(paper.name),
        items: paper.items,
      })),
    )
    .execute();
}
