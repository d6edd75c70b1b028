import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Most recent first answers that a poll looks at, so that a popular item costs no more than a new one. */
const SAMPLE = 500;

/** First answers of other players to an item version, counted by the author's option id. */
export async function countFirstAnswers(
  db: Db,
  item: { readonly itemId: string; readonly version: number; readonly exceptPlayerId: string },
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ option_id: string; answers: number }>`
    select option_id, count(*)::int as answers from (
      select option_id from first_answers
      where item_id = ${item.itemId} and version = ${item.version} and option_id is not null
        and player_id <> ${item.exceptPlayerId}
      order by answered_at desc limit ${SAMPLE}
    ) sample group by option_id`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.option_id, row.answers]));
}
