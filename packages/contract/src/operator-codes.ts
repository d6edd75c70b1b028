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
  exam_not_draft: { code: "308", status: 200, detail: "The exam is published already." },
  exam_items_missing: {
    code: "309",
    status: 200,
    detail: "The bank cannot fill the paper; see what is missing.",
  },
  exam_changed: { code: "310", status: 200, detail: "Somebody has changed the exam since it was read." },
  exam_not_published: { code: "312", status: 200, detail: "The exam is a draft: change it instead." },
  group_exists: { code: "313", status: 200, detail: "There is a group of this name already." },
  exam_over: { code: "311", status: 200, detail: "The exam is closed already." },
  exam_not_over: { code: "320", status: 200, detail: "The window of the exam is not over yet." },
  exam_not_held_back: {
    code: "321",
    status: 200,
    detail: "The results of this exam wait for nobody, or are released.",
  },
  exam_marks_fall: {
    code: "323",
    status: 200,
    detail: "Marks of some candidates would fall; say that this is meant.",
  },
  exam_sitting_void: { code: "322", status: 200, detail: "The sitting was voided already." },
  message_report_settled: { code: "324", status: 200, detail: "Somebody has decided this already." },
} as const satisfies Readonly<Record<string, OperatorCodeEntry>>;

type OperatorCodeEntry = { readonly code: string; readonly status: number; readonly detail: string };
export type OperatorRefusalName = keyof typeof OPERATOR_CODES;

/** Refusals any operator's call may answer, whatever its own list says. */
export type CommonOperatorRefusal =
  | "invalid_field"
  | "unknown_action"
  | Extract<OperatorRefusalName, "operator_unknown" | "role_missing">;
