import type { Role } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DEFAULT_VALUES } from "../settings/settings.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import { callAsOperator } from "./call-as-operator.ts";
import { createOperators, rowsOf, type TestOperator } from "./operator-fixture.ts";

const app = await createTestApp({ content: false });
const mails: string[] = [];
const ports = {
  ...app.ports,
  mail: { send: async ({ to }: { readonly to: string }) => void mails.push(to) },
};
const { newOperator, host, callIn } = createOperators({ ...app, ports });
const { db } = app;

const countRows = async () => (await db.selectFrom("operator_audit").select("audit_id").execute()).length;
const rolesOf = async (operatorId: string) =>
  (await db.selectFrom("operator_roles").select("role").where("operator_id", "=", operatorId).execute())
    .map(({ role }) => role)
    .toSorted();

/** Leaves exactly these as admins who are not disabled. */
async function keepAdmins(...kept: readonly TestOperator[]): Promise<void> {
  const ids = kept.map(({ operatorId }) => operatorId);
  await db
    .deleteFrom("operator_roles")
    .where("role", "=", "admin")
    .where("operator_id", "not in", ids)
    .execute();
}

describe("the first operator", () => {
  it("is made by the host, whose row has no operator but a note, and gets an invitation", async () => {
    const outcome = await host("create_operator", { email: " Ann@Example.org ", roles: ["admin"] });
    expect(outcome).toMatchObject({
      message: "stored",
      data: { email: "ann@example.org", name: "ann", roles: ["admin"], is_new: true, disabled_at: null },
    });
    expect(mails).toEqual(["ann@example.org"]);
    const [row] = await db.selectFrom("operator_audit").selectAll().execute();
    expect(row).toMatchObject({
      operator_id: null,
      note: "a test",
      action: "create_operator",
      before: null,
      after: { roles: ["admin"], is_disabled: false },
    });
    expect(JSON.stringify(row)).not.toContain("ann");
  });

  it("is invited again, opened again and keeps every role", async () => {
    const operator = await newOperator("admin", "author");
    await newOperator("admin").then((other) =>
      other.call("disable_operator", { operator_id: operator.operatorId }),
    );
    expect(await operator.call("list_operators")).toEqual({ refused: "operator_unknown" });
    const again = await host("create_operator", {
      email: operator.email,
      name: "New name",
      roles: ["support"],
    });
    expect(again).toMatchObject({
      data: { name: "Op", roles: ["admin", "author", "support"], is_new: false, disabled_at: null },
    });
    expect(await operator.call("list_operators")).toHaveProperty("data");
  });
});

describe("roles", () => {
  it.each<Role>(["author", "examiner", "support"])(
    "an operator who is only %s cannot take more",
    async (role) => {
      const operator = await newOperator(role);
      const { operatorId: operator_id, email } = operator;
      for (const outcome of [
        await operator.call("set_operator_roles", { operator_id, roles: ["admin"] }),
        await operator.call("create_operator", { email, roles: ["admin"] }),
      ]) {
        expect(outcome).toMatchObject({ refused: "role_missing", detail: "This needs the role admin." });
      }
      expect(await rolesOf(operator_id)).toEqual([role]);
    },
  );

  it("are exactly those that an admin gives", async () => {
    const [admin, other] = [await newOperator("admin"), await newOperator("author", "support")];
    const operator_id = other.operatorId;
    expect(
      await admin.call("set_operator_roles", { operator_id, roles: ["examiner", "support", "support"] }),
    ).toMatchObject({ data: { roles: ["examiner", "support"] } });
    expect(await rolesOf(operator_id)).toEqual(["examiner", "support"]);
    expect(await other.call("list_audit")).toMatchObject({ refused: "role_missing" });
    expect(
      await admin.call("set_operator_roles", { operator_id: crypto.randomUUID(), roles: ["author"] }),
    ).toEqual({
      refused: "no_data",
    });
  });

  it("leave somebody admin: the last one is neither disabled nor changed, not even by many at once", async () => {
    const [one, other] = [await newOperator("admin"), await newOperator("admin")];
    await keepAdmins(one, other);
    const disable = (by: TestOperator, whom: TestOperator) =>
      by.call("disable_operator", { operator_id: whom.operatorId });
    const outcomes = await Promise.all([
      disable(one, other),
      disable(other, one),
      disable(one, one),
      disable(other, other),
    ]);
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);

    const { rows } = await sql<{ operator_id: string }>`select operator_id from operators
      join operator_roles using (operator_id) where role = 'admin' and disabled_at is null`.execute(db);
    expect(rows).toHaveLength(1);
    const last = one.operatorId === rows[0]?.operator_id ? one : other;
    expect(await disable(last, last)).toEqual({ refused: "last_admin" });
    const fields = { operator_id: last.operatorId, roles: ["author"] };
    expect(await last.call("set_operator_roles", fields)).toEqual({ refused: "last_admin" });
    expect(await rolesOf(last.operatorId)).toEqual(["admin"]);
  });
});

describe("a call that fails", () => {
  const failing = (error: unknown) => ({
    ...OPERATOR_HANDLERS,
    set_setting: async (call: { readonly db: typeof db }) => {
      await sql`insert into settings values ('appName', '"Taken"', now())`.execute(call.db);
      if (error instanceof Error) throw error;
      return { refused: "invalid_field" as const, field: "value" };
    },
  });
  const isStored = async () =>
    (await db.selectFrom("settings").select("key").where("key", "=", "appName").execute()).length > 0;

  it.each([["by a bug", new Error("a bug")] as const, ["by a refusal", null] as const])(
    "%s leaves neither a change nor a row",
    async (_how, error) => {
      const { operatorId } = await newOperator("admin");
      const before = await countRows();
      const ground = { ...app, handlers: failing(error) };
      const call = { action: "set_setting", fields: { key: "appName", value: "x" } };
      const outcome = await callAsOperator(ground, { kind: "operator", operatorId }, call).catch(
        (reason: unknown) => reason,
      );
      expect(outcome).toEqual(error ?? { refused: "invalid_field", field: "value" });
      expect(await isStored()).toBe(false);
      expect(await countRows()).toBe(before);
    },
  );

  it("because its row cannot be written changes nothing", async () => {
    const { operatorId } = await newOperator("admin");
    const fault = callAsOperator(
      { ...app, handlers: { ...OPERATOR_HANDLERS, set_setting: brokenAudit } },
      { kind: "operator", operatorId },
      { action: "set_setting", fields: { key: "appName", value: "x" } },
    );
    await expect(fault).rejects.toThrow("invalid byte sequence");
    expect(await isStored()).toBe(false);
  });

  const brokenAudit = async (call: { readonly db: typeof db }) => {
    await sql`insert into settings values ('appName', '"Taken"', now())`.execute(call.db);
    return { data: { key: "appName", value: "x" }, audit: { subject: "a\0b" } };
  };

  it("of a name that is none is told", async () => {
    const operator = await newOperator("admin");
    const as = callIn({ kind: "operator", operatorId: operator.operatorId });
    expect(await as("drop_tables")).toEqual({ refused: "unknown_action" });
    expect(await as("constructor")).toEqual({ refused: "unknown_action" });
  });
});

describe("the audit", () => {
  it("is changed, shortened and emptied by nobody, whatever the session says of itself", async () => {
    await host("create_operator", { email: "row@example.org", roles: ["support"] });
    const before = await countRows();
    for (const attempt of [
      sql`update operator_audit set note = 'another'`,
      sql`delete from operator_audit`,
      sql`truncate operator_audit`,
      sql`truncate operators cascade`,
    ]) {
      await expect(attempt.execute(db)).rejects.toThrow("operator_audit is append-only");
      const replicating = db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await attempt.execute(tx);
      });
      await expect(replicating).rejects.toThrow("operator_audit is append-only");
    }
    expect(await countRows()).toBe(before);
    await expect(
      sql`insert into operator_audit (at, action, input) values (now(), 'x', '{}')`.execute(db),
    ).rejects.toThrow("check constraint");
  });

  it("is read by operator, action, subject and time, page after page", async () => {
    const [admin, author] = [await newOperator("admin"), await newOperator("admin")];
    const coins = async (value: number) => {
      app.clock.advanceMs(1_000);
      return await author.call("set_setting", { key: "friendCodeCoins", value });
    };
    await coins(10);
    const from = new Date(app.clock.nowMs() + 500).toISOString();
    await coins(20);
    await coins(30);
    app.settings.forget();
    const own = { operator_id: author.operatorId, subject: "friendCodeCoins", action: "set_setting" };
    type Row = { readonly before: unknown; readonly after: unknown; readonly audit_id: number };
    const all = await admin.call("list_audit", own);
    expect(rowsOf<Row>(all).map(({ before, after }) => [before, after])).toEqual([
      [20, 30],
      [10, 20],
      [50, 10],
    ]);
    expect(all.total).toBe(3);
    expect(await admin.call("list_audit", { ...own, from })).toMatchObject({ total: 2 });
    expect(await admin.call("list_audit", { ...own, until: from })).toMatchObject({ total: 1 });
    const first = await admin.call("list_audit", { ...own, limit: 2 });
    const { next_cursor: cursor } = first.data as { readonly next_cursor: string }; // contract
    expect(rowsOf<Row>(await admin.call("list_audit", { ...own, limit: 2, cursor }))).toMatchObject([
      { after: 10 },
    ]);
    await author.call("list_settings");
    const upload = { upload_id: app.ports.random.uuid(), part: 1, base64: "AAAA" };
    expect(await author.call("upload_part", upload)).toMatchObject({ message: "stored" });
    const mine = { operator_id: author.operatorId };
    expect(await admin.call("list_audit", mine)).toMatchObject({ total: 5 });
    expect(await admin.call("list_audit", { ...mine, only_changes: true })).toMatchObject({ total: 3 });
  });

  it("whoever works here sees what the others are called, and no more of them", async () => {
    const examiner = await newOperator("examiner");
    expect(await examiner.call("list_operators")).toMatchObject({ refused: "role_missing" });
    const { data } = await examiner.call("list_operator_names");
    expect(data).toEqual({
      operators: expect.arrayContaining([{ operator_id: examiner.operatorId, name: "Op" }]),
    });
  });
});

it("settings are listed with what they were made, and refused in the words of their bounds", async () => {
  const admin = await newOperator("admin");
  expect(await admin.call("set_setting", { key: "welcomeCoins", value: -1 })).toMatchObject({
    refused: "invalid_field",
    field: "value",
    detail: expect.stringContaining("welcomeCoins") as string,
  });
  expect(await admin.call("set_setting", { key: "noSuchSetting", value: 1 })).toMatchObject({ field: "key" });
  await admin.call("set_setting", { key: "welcomeCoins", value: 70 });
  await admin.call("set_setting", { key: "mode.quiz_zone.questions", value: 12 });
  const number = await admin.call("list_settings", { cursor: "mode.quiz_zone.question", limit: 1 });
  expect(number.data).toMatchObject({ rows: [{ key: "mode.quiz_zone.questions", value: 12, default: 10 }] });
  expect(await admin.call("set_setting", { key: "mode.quiz_zone.questions", value: null })).toMatchObject({
    data: { value: 10 },
  });
  const { data } = await admin.call("list_settings", { cursor: "welcomeCoinr", limit: 1 });
  expect(data).toMatchObject({
    rows: [
      {
        key: "welcomeCoins",
        value: 70,
        default: 100,
        schema: { type: "integer", minimum: 0, maximum: 1_000_000 },
        changed_by: admin.operatorId,
      },
    ],
    next_cursor: null,
  });
});

it("every setting is on one page, with a kind and bounds that are kept", async () => {
  const admin = await newOperator("admin");
  type Setting = {
    readonly key: string;
    readonly schema: { readonly type?: string; readonly maximum?: number };
  };
  const rows = rowsOf<Setting>(await admin.call("list_settings", {}));
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(DEFAULT_VALUES).toSorted());
  expect(rows.filter(({ schema }) => schema.type === undefined)).toEqual([]);
  const numbers = rows.filter(({ schema }) => schema.type === "integer");
  expect(numbers.length).toBeGreaterThan(100);
  for (const { key, schema } of numbers) {
    const value = (schema.maximum ?? Number.NaN) + 1;
    expect(await admin.call("set_setting", { key, value })).toMatchObject({ refused: "invalid_field" });
  }
});
