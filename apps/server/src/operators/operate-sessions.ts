import { refuse } from "@crosscheck/contract";
import type {
  endOperatorSessions,
  listSignIns,
  resetSecondFactor,
} from "@crosscheck/contract/operators/operators";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { findOperator } from "./operator-queries.ts";
import { toOperatorRow } from "./operator-row.ts";
import { endSessions, storeSecondFactor } from "./sessions/session-queries.ts";
import { countSignIns, listSignIns as readSignIns } from "./sessions/sign-in-queries.ts";

export const handleResetSecondFactor: OperatorHandler<typeof resetSecondFactor> = async ({ db, input }) => {
  const operator = await findOperator(db, input.operator_id);
  if (operator === undefined) return refuse("no_data");
  const { operatorId } = operator;
  await storeSecondFactor(db, operatorId, null);
  await endSessions(db, operatorId);
  return {
    data: toOperatorRow(operator),
    message: "updated",
    audit: { subject: operatorId, after: { has_second_factor: false } },
  };
};

export const handleEndOperatorSessions: OperatorHandler<typeof endOperatorSessions> = async ({
  db,
  input,
}) => {
  const { operator_id } = input;
  if ((await findOperator(db, operator_id)) === undefined) return refuse("no_data");
  const ended = await endSessions(db, operator_id);
  return {
    data: { operator_id, ended },
    message: "updated",
    audit: { subject: operator_id, after: { ended } },
  };
};

export const handleListSignIns: OperatorHandler<typeof listSignIns> = async ({ db, input }) => {
  const { cursor, limit } = input;
  const filter = { operatorId: input.operator_id, outcome: input.outcome };
  const rows = await readSignIns(db, filter, { cursor, limit: limit + 1 });
  const shown = rows.map((row) => ({
    sign_in_id: row.signInId,
    at: row.at.toISOString(),
    operator_id: row.operatorId,
    address: row.address,
    user_agent: row.userAgent,
    outcome: row.outcome,
  }));
  return {
    data: toPage(shown, limit, (row) => String(row.sign_in_id)),
    total: await countSignIns(db, filter),
    audit: { subject: null },
  };
};
