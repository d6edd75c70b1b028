import { refuse } from "@crosscheck/contract";
import type { disableOperator, setOperatorRoles } from "@crosscheck/contract/operators/operators";
import type { OperatorHandler } from "../calls/operate.ts";
import { addRoles, findOperator, isOtherAdmin, keepRoles, setDisabled } from "./operator-queries.ts";
import { endSessions } from "./sessions/session-queries.ts";
import { toAuditState, toOperatorRow } from "./operator-row.ts";

export const handleSetOperatorRoles: OperatorHandler<typeof setOperatorRoles> = async ({ db, input }) => {
  const { operator_id: operatorId, roles } = input;
  const before = await findOperator(db, operatorId);
  if (before === undefined) return refuse("no_data");
  if (!roles.includes("admin") && !(await isOtherAdmin(db, operatorId))) return refuse("last_admin");
  await addRoles(db, operatorId, roles);
  await keepRoles(db, operatorId, roles);
  const after = { ...before, roles };
  return {
    data: toOperatorRow(after),
    message: "updated",
    audit: { subject: before.operatorId, before: toAuditState(before), after: toAuditState(after) },
  };
};

/** One disabled before stays so since then. */
export const handleDisableOperator: OperatorHandler<typeof disableOperator> = async (call) => {
  const { db, nowMs, input } = call;
  const before = await findOperator(db, input.operator_id);
  if (before === undefined) return refuse("no_data");
  const { operatorId } = before;
  if (!(await isOtherAdmin(db, operatorId))) return refuse("last_admin");
  const after = { ...before, disabledAt: before.disabledAt ?? new Date(nowMs) };
  await setDisabled(db, operatorId, after.disabledAt);
  await endSessions(db, operatorId);
  return {
    data: toOperatorRow(after),
    message: "updated",
    audit: { subject: operatorId, before: toAuditState(before), after: toAuditState(after) },
  };
};
