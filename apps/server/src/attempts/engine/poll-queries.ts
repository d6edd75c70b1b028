import type { Item } from "@crosscheck/rules/questions/item";
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

/** The same for several items at once, by item and the author's option id. */
export async function countChosenOptions(
  db: Db,
  items: readonly Pick<Item, "itemId" | "version">[],
  exceptPlayerId: string,
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const { rows } = await sql<{ item_id: string; chosen: Readonly<Record<string, number>> }>`
    select item_id, jsonb_object_agg(option_id, answers) as chosen from (
      select asked.item_id, sample.option_id, count(*)::int as answers
      from unnest(${items.map(({ itemId }) => itemId)}::uuid[], ${items.map(({ version }) => version)}::integer[])
        as asked (item_id, version)
      cross join lateral (
        select option_id from first_answers
        where item_id = asked.item_id and version = asked.version and option_id is not null
          and player_id <> ${exceptPlayerId}
        order by answered_at desc limit ${SAMPLE}
      ) sample group by asked.item_id, sample.option_id
    ) counted group by item_id`.execute(db);
  return new Map(rows.map(({ item_id: itemId, chosen }) => [itemId, chosen]));
}
