import { isRefusal, type Role } from "@crosscheck/contract";
import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { OperatorGround } from "../calls/operate.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import { callAsOperator, type InNameOf } from "./call-as-operator.ts";
import { addRoles, insertOperator } from "./operator-queries.ts";

/** What a test reads of an answer or a refusal: what is not there is undefined. */
export type Outcome = {
  readonly data?: unknown;
  readonly total?: number;
  readonly message?: string;
  readonly refused?: string;
  readonly field?: string;
  readonly detail?: string;
};

export type TestOperator = {
  readonly operatorId: string;
  readonly email: string;
  readonly call: (action: OperatorActionName, fields?: unknown) => Promise<Outcome>;
};

/** For tests: operators of an application, and calls in their names. */
export function createOperators(ground: OperatorGround) {
  const handled = { ...ground, handlers: OPERATOR_HANDLERS };
  const callIn =
    (who: InNameOf) =>
    (action: string, fields: unknown = {}): Promise<Outcome> =>
      callAsOperator(handled, who, { action, fields });

  async function newOperator(...roles: readonly Role[]): Promise<TestOperator> {
    const operatorId = ground.ports.random.uuid();
    const email = `${operatorId}@operators.example.org`;
    const createdAt = new Date(ground.ports.clock.nowMs());
    await inTransaction(ground.db, async (tx) => {
      await insertOperator(tx, { operatorId, email, name: "Op", createdAt });
      if (roles.length > 0) await addRoles(tx, operatorId, roles);
    });
    return { operatorId, email, call: callIn({ kind: "operator", operatorId }) };
  }

  const host = callIn({ kind: "host", note: "a test" });
  return { newOperator, callIn, host };
}

/** The rows of a list; throws where it was refused. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract's shape
export function rowsOf<Row>(outcome: Outcome): readonly Row[] {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused}`);
  return (outcome.data as { readonly rows: readonly Row[] }).rows; // of the shape the contract says
}
