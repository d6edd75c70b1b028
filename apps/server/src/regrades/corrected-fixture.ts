import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** For tests: corrects the key of a question, as an import of its pack would; the new version. */
export async function correctKey(db: Db, itemId: string, key: string): Promise<number> {
  const { rows } = await sql<{ readonly version: number }>`
    with written as (
      insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
      select item_id, version + 1, language, kind, body || jsonb_build_object('key', jsonb_build_array(${key}::text)),
        body_hash || ${key}::text, created_at
      from item_versions where item_id = ${itemId}
        and version = (select current_version from items where items.item_id = ${itemId})
      returning item_id, version
    )
    update items set current_version = written.version from written where items.item_id = written.item_id
    returning current_version as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** For tests: a question of the stored content whose key was corrected. */
export async function correctedQuestion(
  db: Db,
): Promise<{ readonly question_id: string; readonly version: number }> {
  const { rows } = await sql<{ question_id: string }>`
    select item_id as question_id from items join item_versions using (item_id)
    where kind = 'single' and retired_at is null order by item_id limit 1`.execute(db);
  const [found] = rows;
  const question_id = found?.question_id ?? "";
  const { rows: options } = await sql<{ id: string }>`
    select option ->> 'id' as id from item_versions, jsonb_array_elements(body -> 'options') option
    where item_id = ${question_id} and version = (select current_version from items where item_id = ${question_id})
      and not body -> 'key' ? (option ->> 'id') limit 1`.execute(db);
  return { question_id, version: await correctKey(db, question_id, options[0]?.id ?? "") };
}
