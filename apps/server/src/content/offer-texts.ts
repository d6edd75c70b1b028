import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { shapeProblem, type PackProblem } from "./pack.ts";
import { hashOfWritten, type WrittenItem } from "./plan-item.ts";

/**
 * What a pack says anew of items that were changed here waits as drafts; what is played stays as it is. Where somebody
 * is writing already, theirs stays and the pack's text is offered at the next load. Call inside the caller's transaction.
 */
export async function offerTexts(
  tx: Db,
  {
    packId,
    offers,
    at,
  }: { readonly packId: string; readonly offers: readonly WrittenItem[]; readonly at: Date },
): Promise<readonly PackProblem[]> {
  const problems: PackProblem[] = [];
  for (const offer of offers) {
    const isOffered = await storeOffer(tx, offer, { packId, at });
    const what = isOffered
      ? "what the pack says waits as a draft"
      : "somebody is writing it: what the pack says is offered at the next load";
    problems.push({
      ...shapeProblem("pack.json", `was changed in the console and stays as it is; ${what}`),
      itemId: offer.sourceId,
      rule: "edited-here",
      severity: "warning",
    });
  }
  return problems;
}

async function storeOffer(
  tx: Db,
  offer: WrittenItem,
  { packId, at }: { readonly packId: string; readonly at: Date },
): Promise<boolean> {
  const { place, sourceId, texts } = offer;
  const bodies = JSON.stringify(Object.fromEntries(texts.map(({ language, body }) => [language, body])));
  const { rows } = await sql`
    insert into item_drafts as draft (item_id, pack_id, source_id, category_id, subcategory_id, level, passage_id, kind,
      texts, state, edit_version, source, writers, changed_at)
    values (${place.itemId}, ${packId}, ${sourceId}, ${place.categoryId}, ${place.subcategoryId}, ${place.level},
      ${place.passageId}, ${texts[0]?.kind}, ${bodies}, 'draft', 1, 'pack', '{}', ${at})
    on conflict (item_id) do update set category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      level = excluded.level, passage_id = excluded.passage_id, kind = excluded.kind, texts = excluded.texts,
      state = 'draft', edit_version = draft.edit_version + 1, source = 'pack', import_id = null, writers = '{}',
      reviewed_by = null, note = '', changed_at = excluded.changed_at, trashed_at = null
    where draft.source = 'pack' or draft.trashed_at is not null
    returning item_id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .updateTable("items")
    .set({ origin: "edited", pack_hash: hashOfWritten(offer) })
    .where("item_id", "=", place.itemId)
    .execute();
  return true;
}
