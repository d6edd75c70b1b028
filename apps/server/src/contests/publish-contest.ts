import type { Random } from "../ports/ports.ts";
import { newSeed } from "../ports/random.ts";
import type { Db } from "../postgres/database.ts";
import { chooseItems } from "./choose-items.ts";
import { storePaper, type ContestRecord } from "./contest-queries.ts";

/** Chooses and reserves the questions of a locked draft and shows it; false when there are not enough of them. */
export async function publishPaper(
  tx: Db,
  contest: ContestRecord,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<boolean> {
  const items = await chooseItems(tx, contest, { seed: newSeed(random), nowMs });
  if (items.length < contest.questionCount) return false;
  await storePaper(tx, { contestId: contest.contestId, items, at: new Date(nowMs) });
  return true;
}
