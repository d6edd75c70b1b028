import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Names } from "../postgres/tables/content-tables.ts";

/** What a day has of its own. */
type DailyDay = { readonly names: Names; readonly items: readonly string[]; readonly version: number };

/** The days with a paper of their own between two days, both included. */
export async function listDailyDays(
  db: Db,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, DailyDay>> {
  const rows = await db
    .selectFrom("daily_days")
    .select(["day", "names", "items", "edit_version as version"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return new Map(rows.map(({ day, ...own }) => [day, own]));
}

/** Keeps everybody else who sets a paper waiting until the caller's transaction ends. */
export async function lockDailyDays(tx: Db): Promise<void> {
  await sql`lock table daily_days in share row exclusive mode`.execute(tx);
}

export async function storeDailyDay(
  tx: Db,
  day: string,
  own: Omit<DailyDay, "version"> & { readonly setBy: string | null; readonly at: Date },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into daily_days as old (day, names, items, edit_version, set_by, set_at)
    values (${day}, ${JSON.stringify(own.names)}, ${own.items}::text[], 1, ${own.setBy}, ${own.at})
    on conflict (day) do update set names = excluded.names, items = excluded.items,
      edit_version = old.edit_version + 1, set_by = excluded.set_by, set_at = excluded.set_at
    returning edit_version as version`.execute(tx);
  return rows[0]?.version ?? 0;
}

export async function deleteDailyDay(tx: Db, day: string): Promise<void> {
  await tx.deleteFrom("daily_days").where("day", "=", day).execute();
}

export type AskedItem = {
  readonly itemId: string;
  readonly stem: string;
  readonly isRetired: boolean;
  readonly isKept: boolean;
  readonly kind: QuestionKind;
  readonly categoryType: number;
  readonly isPremium: boolean;
  readonly isOfPassage: boolean;
  readonly languages: readonly string[];
};

/** Those of these questions that are or were in play. */
export async function listAskedItems(
  db: Db,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, AskedItem>> {
  const { rows } = await sql<AskedItem>`
    select item.item_id as "itemId", item.retired_at is not null as "isRetired",
      category.type as "categoryType", category.price_coins > 0 as "isPremium", item.passage_id is not null as "isOfPassage",
      exists (select from reserved_items reserved where reserved.item_id = item.item_id) as "isKept",
      text.languages, text.stem, text.kind
    from items item join categories category using (category_id)
    join lateral (
      select (array_agg(said.kind))[1] as kind, array_agg(said.language order by said.language) as languages,
        (array_agg(said.body ->> 'stem' order by site.is_default desc nulls last, said.language))[1] as stem
      from item_versions said left join languages site on site.code = said.language
      where said.item_id = item.item_id and said.version = item.current_version
    ) text on true
    where item.item_id = any (${itemIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}
