import type { OutputOf } from "@crosscheck/contract";
import type { setOperatorRoles } from "@crosscheck/contract/operators/operators";
import type { OperatorRecord } from "./operator-queries.ts";

/** An operator as answers show it. */
export function toOperatorRow(operator: OperatorRecord): OutputOf<typeof setOperatorRoles> {
  return {
    operator_id: operator.operatorId,
    email: operator.email,
    name: operator.name,
    roles: [...operator.roles],
    created_at: operator.createdAt.toISOString(),
    disabled_at: operator.disabledAt?.toISOString() ?? null,
  };
}

/** What the audit keeps of an operator beside the id. */
export function toAuditState({ roles, disabledAt }: Pick<OperatorRecord, "roles" | "disabledAt">) {
  return { roles, is_disabled: disabledAt !== null };
}
