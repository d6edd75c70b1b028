import type { listOperatorNames, listOperators } from "@crosscheck/contract/operators/operators";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { countOperators, listOperators as readOperators, listNames } from "./operator-queries.ts";
import { toOperatorRow } from "./operator-row.ts";

export const handleListOperators: OperatorHandler<typeof listOperators> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const operators = await readOperators(db, { cursor, limit: limit + 1 });
  return {
    data: toPage(operators.map(toOperatorRow), limit, (row) => row.operator_id),
    total: await countOperators(db),
    audit: { subject: null },
  };
};

export const handleListOperatorNames: OperatorHandler<typeof listOperatorNames> = async ({ db }) => ({
  data: {
    operators: (await listNames(db)).map(({ operatorId, name }) => ({ operator_id: operatorId, name })),
  },
  audit: { subject: null },
});
