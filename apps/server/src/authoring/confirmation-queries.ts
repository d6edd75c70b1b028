import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

type Said = { readonly itemId: string; readonly operatorId: string };

/** Notes who says of these questions, as they are played now, that they are right; a later word replaces an earlier one. */
export async function confirmItems(tx: Db, said: readonly Said[], at: Date): Promise<void> {
  const items = said.map(({ itemId }) => itemId);
  const operators = said.map(({ operatorId }) => operatorId);
  await sql`
    insert into item_confirmations (item_id, version, operator_id, confirmed_at)
    select item.item_id, item.current_version, said.operator_id, ${at}
    from unnest(${items}::uuid[], ${operators}::uuid[]) said (item_id, operator_id) join items item using (item_id)
    on conflict (item_id, version) do update
      set operator_id = excluded.operator_id, confirmed_at = excluded.confirmed_at`.execute(tx);
}

/** Takes back what was said of these questions as they are played now. */
export async function takeConfirmationsBack(tx: Db, itemIds: readonly string[]): Promise<void> {
  await sql`
    delete from item_confirmations said using items item
    where item.item_id = any (${itemIds}::uuid[]) and said.item_id = item.item_id
      and said.version = item.current_version`.execute(tx);
}
