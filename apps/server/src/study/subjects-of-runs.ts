import type { MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import type { SettledAnswer } from "../attempts/finish/settle-answers.ts";
import { itemKeyOf, listSubjects } from "../content/item-queries.ts";
import type { Db } from "../postgres/database.ts";

/** Tells the subject code of each question these runs have asked. */
export async function readSubjects(
  db: Db,
  runs: readonly MarkedRun[],
): Promise<(answer: SettledAnswer) => string> {
  const asked = new Map(runs.flatMap(({ run }) => run.paper.questions).map((one) => [itemKeyOf(one), one]));
  const found = await listSubjects(db, [...asked.values()]);
  const subjects = new Map(found.map((one) => [itemKeyOf(one), one.subject]));
  return (answer) => subjects.get(itemKeyOf(answer)) ?? "";
}
