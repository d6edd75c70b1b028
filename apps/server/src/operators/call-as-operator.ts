import { isRefusal, refuse, type OperatorAction, type Refusal, type RefusalName } from "@crosscheck/contract";
import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { OperatorRefusalName } from "@crosscheck/contract/operator-codes";
import { isCleanName, isCleanValue, shownName } from "../calls/clean-text.ts";
import type { Answer, Operator } from "../calls/handle.ts";
import type { OperatorAnswer, OperatorContext, OperatorGround, OperatorHandlers } from "../calls/operate.ts";
import { wrongField } from "../calls/wrong-field.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { addAuditRow } from "./audit-queries.ts";
import { mask } from "./mask.ts";
import { findOperator, lockOperators } from "./operator-queries.ts";

/** In whose name a call runs. Whoever says so has proven it before: by a session, or by a shell on the host. */
export type InNameOf =
  | { readonly kind: "operator"; readonly operatorId: string }
  /** The host itself, for what happens before there is an operator; the note goes into the audit. */
  | { readonly kind: "host"; readonly note: string };

export type OperatorCall = { readonly action: string; readonly fields: unknown };

export type OperatorRefusal = Refusal<RefusalName | OperatorRefusalName>;

// Handlers are called through one loose type here; each was checked against its contract in the table.
type AnyHandler = (
  call: OperatorContext & { readonly input: unknown },
) => Promise<OperatorAnswer<OperatorAction> | OperatorRefusal>;

const ACTIONS: ReadonlyMap<string, OperatorAction> = new Map(
  Object.entries<OperatorAction>(OPERATOR_ACTIONS),
);
/** These change who may act, and how they get in: they wait for the calls in hand, and whatever comes later finds them done. */
export const CHANGES_OPERATORS = [
  "create_operator",
  "set_operator_roles",
  "disable_operator",
  "reset_second_factor",
  "end_operator_sessions",
] as const satisfies readonly OperatorActionName[];
const ALONE: ReadonlySet<string> = new Set(CHANGES_OPERATORS);
const MAX_DEPTH = 8;

/** Carries a refusal out of the transaction, which is undone by it. */
class Refused extends Error {
  readonly refusal: OperatorRefusal;

  constructor(refusal: OperatorRefusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/**
 * Runs one call of an operator: who it is, roles, fields, handler and audit row in one transaction, so that there is
 * never a change without its row nor a row without its change; what only tells numbers may have none. Throws only what is a bug or a database that is away.
 */
export async function callAsOperator(
  ground: OperatorGround & { readonly handlers: OperatorHandlers },
  who: InNameOf,
  call: OperatorCall,
): Promise<Answer<OperatorAction> | OperatorRefusal> {
  const action = ACTIONS.get(call.action);
  if (action === undefined) return refuse("unknown_action");
  const settings = await ground.settings.current();
  try {
    const { afterwards, data, message, total } = await inTransaction(ground.db, async (db) => {
      await lockOperators(db, ALONE.has(action.name) ? "alone" : "share");
      const caller = await findCaller(db, who, action);
      const nowMs = ground.ports.clock.nowMs();
      const context = { db, ports: ground.ports, settings, nowMs, caller };
      const handler = ground.handlers[action.name as keyof OperatorHandlers] as AnyHandler;
      return await runAudited({ action, handler, note: noteOf(who) }, context, call.fields);
    });
    await afterwards?.(ground);
    return {
      data,
      ...(message === undefined ? {} : { message }),
      ...(total === undefined ? {} : { total }),
    };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

type Audited = {
  readonly action: OperatorAction;
  readonly handler: AnyHandler;
  readonly note: string | null;
};

async function runAudited(
  { action, handler, note }: Audited,
  context: OperatorContext,
  fields: unknown,
): Promise<OperatorAnswer<OperatorAction>> {
  const unclean = findUnclean(fields);
  if (unclean !== null) throw new Refused(refuse("invalid_field", { field: unclean }));
  const input = action.input.safeParse(fields);
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new Refused({ ...wrongField(issue), ...(issue === undefined ? {} : { detail: issue.message }) });
  }
  const answer = await handler({ ...context, input: input.data });
  if (isRefusal(answer)) throw new Refused(answer);
  const data = action.output.parse(answer.data);
  if (action.isUnaudited === true) return { ...answer, data };
  const { subject, before, after } = answer.audit;
  await addAuditRow(context.db, {
    operatorId: context.caller.operatorId,
    note,
    at: new Date(context.nowMs),
    action: action.name,
    subject,
    input: mask(input.data),
    before: mask(before),
    after: mask(after),
  });
  return { ...answer, data };
}

/** Who acts, as the operators are now, if they may. */
async function findCaller(tx: Db, who: InNameOf, { access }: OperatorAction): Promise<Operator> {
  if (who.kind === "host") return { kind: "operator", operatorId: null, roles: ["admin"] };
  const found = await findOperator(tx, who.operatorId);
  if (found === undefined || found.disabledAt !== null) throw new Refused(refuse("operator_unknown"));
  const { operatorId, roles } = found;
  if (roles.some((role) => access.roles.includes(role))) return { kind: "operator", operatorId, roles };
  const detail = `This needs the role ${access.roles.join(" or ")}.`;
  throw new Refused(refuse("role_missing", { detail }));
}

function noteOf(who: InNameOf): string | null {
  return who.kind === "host" ? who.note : null;
}

/** The first field that no call may have, empty for what is no object of fields; null when there is none. */
function findUnclean(fields: unknown): string | null {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return "";
  for (const [name, value] of Object.entries(fields)) {
    if (!isCleanName(name) || !isCleanValue(value, MAX_DEPTH)) return shownName(name);
  }
  return null;
}
