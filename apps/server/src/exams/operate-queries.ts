import type { ExamPaper } from "@crosscheck/rules/exams/exam";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql } from "kysely";
import { GENERATED_PACK } from "../content/generated-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { FixedRef } from "../postgres/tables/exam-tables.ts";
import type { ExamRecord } from "./exam-queries.ts";

/** What an examiner writes of an exam, and what the server derives from it. */
export type ExamDraft = Pick<
  ExamRecord,
  | "language"
  | "title"
  | "licence"
  | "subject"
  | "instructions"
  | "rulesText"
  | "startsAt"
  | "endsAt"
  | "rules"
  | "paper"
  | "questionCount"
  | "totalMarks"
>;

export async function insertExam(
  tx: Db,
  { examId, createdBy, ...draft }: ExamDraft & Pick<ExamRecord, "examId" | "createdBy">,
  at: Date,
): Promise<void> {
  await tx
    .insertInto("exams")
    .values({
      exam_id: examId,
      created_by: createdBy,
      ...toColumns(draft),
      items: null,
      admits: "everybody",
      group_id: null,
      key_hash: null,
      key_salt: null,
      created_at: at,
      published_at: null,
      closed_at: null,
      released_at: null,
      archived_at: null,
    })
    .execute();
}

/** Writes a locked draft anew and counts the change; its new version. */
export async function updateDraft(tx: Db, examId: string, draft: ExamDraft): Promise<number> {
  const { version } = await tx
    .updateTable("exams")
    .set({ ...toColumns(draft), version: sql<number>`version + 1` })
    .where("exam_id", "=", examId)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

function toColumns(draft: ExamDraft) {
  return {
    language: draft.language,
    title: draft.title,
    licence: draft.licence,
    subject: draft.subject,
    instructions: JSON.stringify(draft.instructions),
    rules_text: JSON.stringify(draft.rulesText),
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    rules: JSON.stringify(draft.rules),
    paper: JSON.stringify(draft.paper),
    question_count: draft.questionCount,
    total_marks: draft.totalMarks,
  };
}

/** An item as a fixed paper may ask it. */
export type AskableItem = {
  readonly itemId: string;
  readonly version: number;
  readonly kind: QuestionKind;
  readonly marks: number;
};

/** Those of these items that are current, written in the language, and wait for no event; an exam may have reserved them. */
export async function listAskable(
  db: Db,
  {
    itemIds,
    language,
    hiddenTypes,
  }: {
    readonly itemIds: readonly string[];
    readonly language: string;
    readonly hiddenTypes: readonly number[];
  },
): Promise<readonly AskableItem[]> {
  const { rows } = await sql<AskableItem>`
    select items.item_id as "itemId", items.current_version as version, written.kind,
      (written.body ->> 'marks')::float8 as marks
    from items
    join categories shown on shown.category_id = coalesce(items.open_category_id, items.category_id)
      and shown.retired_at is null and shown.type <> all (${hiddenTypes}::smallint[])
    join item_versions written on written.item_id = items.item_id and written.version = items.current_version
      and written.language = ${language}
    where items.item_id = any (${itemIds}::uuid[]) and items.retired_at is null and items.passage_id is null
      and items.pack_id <> ${sql.lit(GENERATED_PACK)}`.execute(db);
  return rows;
}

type DrawnExam = {
  readonly title: string;
  readonly paper: Extract<ExamPaper, { readonly kind: "blueprint" }>;
};

/** Published exams of a language that draw for each candidate and whose window is not over. */
export async function listDrawing(db: Db, language: string, at: Date): Promise<readonly DrawnExam[]> {
  const { rows } = await sql<DrawnExam>`
    select title, paper from exams
    where published_at is not null and closed_at is null and ends_at > ${at}::timestamptz
      and language = ${language} and paper ->> 'kind' = 'blueprint' order by ends_at, exam_id`.execute(db);
  return rows;
}

/** Shows a locked draft; the questions of a fixed paper are in no other play from now on. */
export async function storePublished(
  tx: Db,
  {
    examId,
    items,
    totalMarks,
  }: {
    readonly examId: string;
    readonly items: readonly FixedRef[] | null;
    readonly totalMarks: number;
  },
  at: Date,
): Promise<void> {
  if (items !== null) {
    await sql`
      insert into reserved_items (item_id, exam_id)
      select item_id, ${examId}::uuid from unnest(${items.map(({ itemId }) => itemId)}::uuid[]) item_id`.execute(
      tx,
    );
  }
  await tx
    .updateTable("exams")
    .set({ published_at: at, total_marks: totalMarks, items: items === null ? null : JSON.stringify(items) })
    .where("exam_id", "=", examId)
    .execute();
}

/** Lets nobody answer, hand in or finish a sitting of this exam, or one player's, until the transaction ends. */
export async function holdOpenRuns(tx: Db, examId: string, playerId: string | null = null): Promise<void> {
  await sql`
    select from open_attempts open join exam_sittings sitting using (player_id, attempt_id)
    where sitting.exam_id = ${examId} and (${playerId}::uuid is null or sitting.player_id = ${playerId}::uuid)
    order by open.player_id, open.attempt_id for update of open`.execute(tx);
}

/**
 * Moves the end of a locked exam to a later time, with the sittings under way that it cut short, and the time until which
 * results are kept back. A run that is over stays so. How many sittings end later now.
 */
export async function moveExamEnd(
  tx: Db,
  { examId, rules }: Pick<ExamRecord, "examId" | "rules">,
  { endsAt, at }: { readonly endsAt: Date; readonly at: Date },
): Promise<number> {
  await tx.updateTable("exams").set({ ends_at: endsAt }).where("exam_id", "=", examId).execute();
  const { rows } = await sql<{ isLonger: boolean }>`
    with before as (
      select player_id, attempt_id, attempts.expires_at, open.ends_at > ${at}::timestamptz as is_live,
        least(${endsAt}::timestamptz, opened_at + make_interval(
          secs => (attempts.rules #>> '{timing,totalSeconds}')::float8 + sitting.extra_seconds)) as full_at
      from exam_sittings sitting
      join attempts using (player_id, attempt_id)
      join open_attempts open using (player_id, attempt_id)
      where sitting.exam_id = ${examId} and attempts.finished_at is null
    ), moved as (
      update attempts set
        expires_at = case when is_live then greatest(attempts.expires_at, full_at) else attempts.expires_at end,
        closes_at = case when ${rules.release === "close"} then ${endsAt}::timestamptz else attempts.closes_at end
      from before
      where attempts.player_id = before.player_id and attempts.attempt_id = before.attempt_id
      returning attempts.player_id, attempts.attempt_id, attempts.expires_at, is_live,
        attempts.expires_at > before.expires_at as is_longer
    )
    update open_attempts open set revision = revision + 1,
      ends_at = case when is_live then least(moved.expires_at, coalesce(away_ends_at, 'infinity')) else ends_at end
    from moved where open.player_id = moved.player_id and open.attempt_id = moved.attempt_id
    returning is_longer as "isLonger"`.execute(tx);
  return rows.filter(({ isLonger }) => isLonger).length;
}

export async function storeArchived(tx: Db, examId: string, at: Date): Promise<void> {
  await tx.updateTable("exams").set({ archived_at: at }).where("exam_id", "=", examId).execute();
}

/** Stores the salted hash of a key; null: none. */
export async function storeKey(
  tx: Db,
  examId: string,
  key: { readonly hash: Uint8Array; readonly salt: Uint8Array } | null,
): Promise<void> {
  await tx
    .updateTable("exams")
    .set({ key_hash: key?.hash ?? null, key_salt: key?.salt ?? null })
    .where("exam_id", "=", examId)
    .execute();
}

/** Ids of a fixed paper's items, in its order. */
export function itemIdsOf(paper: Extract<ExamPaper, { readonly kind: "fixed" }>): readonly string[] {
  return paper.sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
}
