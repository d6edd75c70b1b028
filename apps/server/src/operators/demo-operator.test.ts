import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { closeDemoOperator, ensureDemoOperator } from "./demo-operator.ts";
import { createOperators } from "./operator-fixture.ts";
import { findOperatorByEmail } from "./operator-queries.ts";

const app = await createTestApp({ content: false });
const { callIn } = createOperators(app);
const find = () => findOperatorByEmail(app.db, "olivia@demo.crosscheck.example");

it("the demo operator is there once, with every role, and does nothing where demo mode is over", async () => {
  await closeDemoOperator(app);
  expect(await find()).toBeUndefined();
  await ensureDemoOperator(app);
  await ensureDemoOperator(app);
  const olivia = await find();
  expect(olivia).toMatchObject({ roles: ["admin", "author", "examiner", "support"], disabledAt: null });
  const as = callIn({ kind: "operator", operatorId: olivia?.operatorId ?? "" });
  expect(await as("list_reports")).toMatchObject({ total: 0 });
  await closeDemoOperator(app);
  await closeDemoOperator(app);
  expect(await as("list_reports")).toEqual({ refused: "operator_unknown" });
  await ensureDemoOperator(app);
  expect(await as("list_reports")).toMatchObject({ total: 0 });
  const rows = await app.db
    .selectFrom("operator_audit")
    .select("note")
    .where("note", "is not", null)
    .execute();
  expect(rows.map(({ note }) => note)).toEqual([
    "a start in demo mode",
    "a start without demo mode",
    "a start in demo mode",
  ]);
});
