import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** What somebody did. */
type AuditEntry = {
  /** null: the host itself; then the note says how. */
  readonly operatorId: string | null;
  readonly note: string | null;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly input: unknown;
  readonly before: unknown;
  readonly after: unknown;
};
export type AuditRecord = AuditEntry & { readonly auditId: number };

/** Adds a row that nobody takes away again. Its values must be masked. Call inside the transaction of what it tells. */
export async function addAuditRow(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("operator_audit")
    .values({
      at: entry.at,
      operator_id: entry.operatorId,
      note: entry.note,
      action: entry.action,
      subject: entry.subject,
      input: JSON.stringify(entry.input),
      before: toJson(entry.before),
      after: toJson(entry.after),
    })
    .execute();
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Who changed each setting last, by its key; null: the host itself. */
export async function listChangers(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom("operator_audit")
    .distinctOn("subject")
    .select(["subject", "operator_id as operatorId"])
    .where("action", "=", "set_setting")
    .where("subject", "is not", null)
    .orderBy("subject")
    .orderBy("audit_id", "desc")
    .execute();
  return new Map(rows.map(({ subject, operatorId }) => [subject ?? "", operatorId]));
}

export type AuditFilter = {
  readonly operatorId: string | undefined;
  readonly action: string | undefined;
  readonly subject: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** Without calls that only look, and parts of files: what becomes of those is a call of its own. */
  readonly onlyChanges: boolean;
};

/** Names of calls that change nothing by themselves. */
const NO_CHANGES = "^((list|get|view|find|search|preview|review|analyse)_|upload_part$)";

/** A page of the audit, latest first, of what came before the row `cursor`. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { cursor, limit }: { readonly cursor: number | undefined; readonly limit: number },
): Promise<readonly AuditRecord[]> {
  return await matching(db, filter)
    .select([
      "audit_id as auditId",
      "at",
      "operator_id as operatorId",
      "note",
      "action",
      "subject",
      "input",
      "before",
      "after",
    ])
    .$if(cursor !== undefined, (query) => query.where("audit_id", "<", cursor ?? 0))
    .orderBy("audit_id", "desc")
    .limit(limit)
    .execute();
}

/** How many rows a filter lets through. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(db: Db, { operatorId, action, subject, from, until, onlyChanges }: AuditFilter) {
  return db
    .selectFrom("operator_audit")
    .$if(onlyChanges, (query) => query.where("action", "!~", NO_CHANGES))
    .$if(operatorId !== undefined, (query) => query.where("operator_id", "=", operatorId ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .$if(from !== undefined, (query) => query.where("at", ">=", new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where("at", "<", new Date(until ?? 0)));
}
