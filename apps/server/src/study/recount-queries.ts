import { sql } from "kysely";
import type { SubjectTally } from "./subject-tallies.ts";
import type { Db } from "../postgres/database.ts";
import type { Recount } from "../postgres/tables/study-tables.ts";
import type { HistoryRecord } from "./check-queries.ts";

/** Whether a recount is due; who asks holds it until the end of the transaction, whoever else asks waits. */
export async function takeRecount(tx: Db, what: Recount): Promise<boolean> {
  await sql`select set_config('lock_timeout', '0', true)`.execute(tx);
  const due = await tx
    .selectFrom("recounts_due")
    .select("what")
    .where("what", "=", what)
    .forUpdate()
    .execute();
  return due.length > 0;
}

/** Ends the recount. */
export async function settleRecount(tx: Db, what: Recount): Promise<void> {
  await tx.deleteFrom("recounts_due").where("what", "=", what).execute();
}

/** Lets no finish write until the end of the transaction. */
export async function lockStudy(tx: Db): Promise<void> {
  await sql`lock table item_history, subject_tallies in share row exclusive mode`.execute(tx);
}

/** Puts these in place of a player's history; what is known stays known. */
export async function replaceHistory(
  tx: Db,
  playerId: string,
  records: readonly HistoryRecord[],
): Promise<void> {
  const itemIds = sql`${records.map((one) => one.itemId)}::uuid[]`;
  await sql`delete from item_history where player_id = ${playerId} and item_id <> all (${itemIds})`.execute(
    tx,
  );
  await sql`
    insert into item_history as stored
      (player_id, item_id, seen, correct, last_correct, last_at, previous_correct, previous_at, known)
    select ${playerId}, item_id, seen, correct, last_correct, to_timestamp(last_ms / 1000.0), previous_correct,
      to_timestamp(previous_ms / 1000.0), known
    from unnest(${itemIds}, ${records.map((one) => one.seen)}::integer[],
      ${records.map((one) => one.correct)}::integer[], ${records.map((one) => one.lastCorrect)}::boolean[],
      ${records.map((one) => one.lastAtMs)}::bigint[], ${records.map((one) => one.previousCorrect)}::boolean[],
      ${records.map((one) => one.previousAtMs)}::bigint[], ${records.map((one) => one.known)}::boolean[])
      as one (item_id, seen, correct, last_correct, last_ms, previous_correct, previous_ms, known)
    on conflict (player_id, item_id) do update set
      seen = excluded.seen, correct = excluded.correct, last_correct = excluded.last_correct,
      last_at = excluded.last_at, previous_correct = excluded.previous_correct,
      previous_at = excluded.previous_at, known = stored.known or excluded.known`.execute(tx);
}

/** Puts these in place of a player's tallies. */
export async function replaceTallies(
  tx: Db,
  playerId: string,
  tallies: readonly (SubjectTally & { readonly attemptId: string })[],
): Promise<void> {
  await tx.deleteFrom("subject_tallies").where("player_id", "=", playerId).execute();
  await sql`
    insert into subject_tallies
      (player_id, attempt_id, category_id, subject, answered, correct, timed, answer_ms)
    select ${playerId}, one.attempt_id, categories.category_id, one.subject, one.answered, one.correct, one.timed,
      one.answer_ms
    from unnest(${tallies.map((one) => one.attemptId)}::uuid[], ${tallies.map((one) => one.category)}::text[],
      ${tallies.map((one) => one.subject)}::text[], ${tallies.map((one) => one.answered)}::integer[],
      ${tallies.map((one) => one.correct)}::integer[], ${tallies.map((one) => one.timed)}::integer[],
      ${tallies.map((one) => one.answerMs)}::bigint[])
      as one (attempt_id, slug, subject, answered, correct, timed, answer_ms)
    join categories on categories.slug = one.slug`.execute(tx);
}
