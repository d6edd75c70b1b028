/**
 * Refusals that only operators meet. Apart from CODES, which travels to players; the numbers never meet theirs.
 */
export const OPERATOR_CODES = {
  operator_unknown: { code: "301", status: 200, detail: "There is no such operator, or it is disabled." },
  role_missing: { code: "302", status: 200, detail: "This needs a role that the operator does not hold." },
  last_admin: { code: "303", status: 200, detail: "Somebody has to stay admin." },
  key_reused: { code: "304", status: 200, detail: "This idempotency key was used for another amount." },
  contest_not_draft: { code: "305", status: 200, detail: "The contest is published or cancelled already." },
  contest_items_missing: { code: "306", status: 200, detail: "There are not enough questions left for it." },
  contest_over: { code: "307", status: 200, detail: "The contest is over or cancelled already." },
} as const satisfies Readonly<Record<string, OperatorCodeEntry>>;

type OperatorCodeEntry = { readonly code: string; readonly status: number; readonly detail: string };
export type OperatorRefusalName = keyof typeof OPERATOR_CODES;

/** Refusals any operator's call may answer, whatever its own list says. */
export type CommonOperatorRefusal =
  | "invalid_field"
  | "unknown_action"
  | Extract<OperatorRefusalName, "operator_unknown" | "role_missing">;
