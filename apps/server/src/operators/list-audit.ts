import type { listAudit } from "@crosscheck/contract/operators/operators";
import { z } from "zod";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { countAudit, listAudit as readAudit } from "./audit-queries.ts";

const Json = z.json().nullable();

export const handleListAudit: OperatorHandler<typeof listAudit> = async ({ db, input }) => {
  const { action, subject, from, until, cursor, limit } = input;
  const onlyChanges = input.only_changes;
  const filter = { operatorId: input.operator_id, action, subject, from, until, onlyChanges };
  const records = await readAudit(db, filter, { cursor, limit: limit + 1 });
  const rows = records.map((record) => ({
    audit_id: record.auditId,
    at: record.at.toISOString(),
    operator_id: record.operatorId,
    note: record.note,
    action: record.action,
    subject: record.subject,
    input: Json.parse(record.input),
    before: Json.parse(record.before),
    after: Json.parse(record.after),
  }));
  return {
    data: toPage(rows, limit, (row) => String(row.audit_id)),
    total: await countAudit(db, filter),
    audit: { subject: null },
  };
};
