import { createTestApp } from "@crosscheck/testkit/test-app";
import { beforeEach, describe, expect, it } from "vitest";
import { createOperators } from "../operator-fixture.ts";
import { createWindowLimits } from "../../net/window-limits.ts";
import { changeSetting } from "../../settings/change-setting.ts";
import { checkAccess } from "../check-queries.ts";
import { ConsoleBrowser, newOperatorWithPassword, PASSWORD } from "./console-fixture.ts";
import { removeOldAccess } from "./remove-old-access.ts";
import { SESSION_HANDLERS } from "./session-handlers.ts";
import { codeAt } from "./second-factor.ts";

const app = await createTestApp({ content: false });
const operators = createOperators(app);
const open = () => new ConsoleBrowser(app.url);
const newOperator = (...roles: Parameters<typeof newOperatorWithPassword>[1][]) =>
  newOperatorWithPassword(app, ...roles);
const MINUTE = 60_000;
const outcomes = async (operatorId: string) =>
  (
    await app.db
      .selectFrom("operator_sign_ins")
      .select("outcome")
      .where("operator_id", "=", operatorId)
      .orderBy("sign_in_id")
      .execute()
  ).map(({ outcome }) => outcome);

/** Signs in, enrols an authenticator, and answers its secret and the codes to write down. */
async function enrol(browser: ConsoleBrowser, email: string) {
  await browser.signIn(email);
  const begun = await browser.call("enrol_second_factor");
  const { secret } = begun.body.data as { readonly secret: string };
  const code = codeAt(secret, app.clock.nowMs());
  const done = await browser.call("confirm_second_factor", { code });
  const { recovery_codes: recovery } = done.body.data as { readonly recovery_codes: readonly string[] };
  return { secret, recovery, code };
}

// No window of one test reaches into the next.
beforeEach(() => app.clock.advanceMs(16 * MINUTE));

describe("signing in", () => {
  it("begins a session by address and password, in a cookie that scripts and other sites never see", async () => {
    const { email, operatorId } = await newOperator("support");
    const browser = open();
    expect((await browser.call("get_session")).body.data).toMatchObject({
      state: "out",
      operator: null,
      actions: [],
    });
    const { status, body } = await browser.signIn(email.toUpperCase());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: "in",
      operator: { operator_id: operatorId, roles: ["support"] },
    });
    const { actions } = body.data as { readonly actions: readonly string[] };
    expect(actions).toContain("find_players");
    expect(actions).not.toContain("set_setting");
    expect(browser.setCookie).toMatch(
      /^crosscheck_admin=[\w-]{43}; Max-Age=43200; Path=\/admin; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await browser.call("get_session")).body.data).toMatchObject({ state: "in" });
    expect(await outcomes(operatorId)).toEqual(["in"]);
  });

  it("says the same of a wrong password and of an address that is nobody's", async () => {
    const { email, operatorId } = await newOperator("support");
    const wrong = await open().signIn(email, "not the password");
    const nobody = await open().signIn("nobody@example.org", "not the password");
    expect(wrong).toEqual(nobody);
    expect(wrong.body).toMatchObject({ error: true, message: "330", refused: "sign_in_wrong" });
    expect(await outcomes(operatorId)).toEqual(["password_wrong"]);
  });

  it("has an end to guessing, for a quarter of an hour", async () => {
    const { email, operatorId } = await newOperator("support");
    for (let tries = 0; tries < 10; tries += 1) await open().signIn(email, "a guess of somebody");
    const { status, body } = await open().signIn(email);
    expect(status).toBe(429);
    expect(body.retry_after_seconds).toBeGreaterThan(0);
    expect((await outcomes(operatorId)).at(-1)).toBe("too_many");
    app.clock.advanceMs(16 * MINUTE);
    expect((await open().signIn(email)).status).toBe(200);
  });

  it("stays possible where the operator came in lately, however many guess elsewhere", async () => {
    const { email } = await newOperator("support");
    const ground = { ...app, windows: createWindowLimits(), demoLogin: null };
    const signInFrom = async (address: string, password: string) =>
      await SESSION_HANDLERS.sign_in({
        ground,
        settings: await app.settings.current(),
        nowMs: app.clock.nowMs(),
        client: { address, userAgent: "" },
        held: null,
        input: { email, password },
      });
    expect(await signInFrom("198.18.0.1", PASSWORD)).toHaveProperty("token");
    for (let guess = 1; guess < 50; guess += 1) {
      expect(await signInFrom(`198.18.1.${guess}`, "a guess")).toEqual({ refused: "sign_in_wrong" });
    }
    expect(await signInFrom("198.18.2.1", PASSWORD)).toMatchObject({ refused: "too_many_requests" });
    expect(await signInFrom("198.18.0.1", PASSWORD)).toHaveProperty("token");
  });

  it("is over for whoever is disabled, and a session of before with it", async () => {
    const { email, operatorId } = await newOperator("author");
    await operators.newOperator("admin");
    const browser = open();
    await browser.signIn(email);
    await operators.host("disable_operator", { operator_id: operatorId });
    expect((await browser.call("get_session")).body.data).toMatchObject({ state: "out" });
    expect((await browser.call("list_reports")).status).toBe(401);
    expect((await open().signIn(email)).body.refused).toBe("sign_in_wrong");
    expect((await checkAccess(app.db)).breaches).toEqual([]);
  });

  it("is a breach of the books where somebody is disabled by hand, and goes on", async () => {
    const { email, operatorId } = await newOperator("author");
    await open().signIn(email);
    const disable = (at: Date | null) =>
      app.db
        .updateTable("operators")
        .set({ disabled_at: at })
        .where("operator_id", "=", operatorId)
        .execute();
    await disable(new Date());
    expect((await checkAccess(app.db)).breaches).toEqual([
      `operator ${operatorId} is disabled and signed in`,
    ]);
    await disable(null);
  });

  it("ends after twelve hours, or when it is ended", async () => {
    const { email, operatorId } = await newOperator("support");
    const [here, there] = [open(), open()];
    await here.signIn(email);
    await there.signIn(email);
    const { rows } = (await here.call("list_own_sessions")).body.data as {
      readonly rows: readonly { readonly session_id: string; readonly is_this: boolean }[];
    };
    expect(rows).toHaveLength(2);
    const other = rows.find((row) => !row.is_this)?.session_id;
    expect((await here.call("end_own_session", { session_id: other })).body.error).toBe(false);
    expect((await there.call("get_session")).body.data).toMatchObject({ state: "out" });
    await there.signIn(email);
    await there.call("sign_out");
    expect(there.cookie).toBeNull();
    app.clock.advanceMs(12 * 60 * MINUTE);
    expect((await here.call("get_session")).body.data).toMatchObject({ state: "out" });
    await removeOldAccess(app.db, app.clock.nowMs());
    const left = await app.db
      .selectFrom("operator_sessions")
      .select("session_id")
      .where("operator_id", "=", operatorId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("an invitation", () => {
  it("chooses a password once, and signs in by it", async () => {
    const invited = await operators.host("create_operator", { email: "new@example.org", roles: ["author"] });
    const { invitation_path: path } = invited.data as { readonly invitation_path: string };
    const token = path.split("#")[1];
    const browser = open();
    expect((await browser.call("accept_invitation", { token, password: "password" })).body.refused).toBe(
      "password_weak",
    );
    const accepted = await browser.call("accept_invitation", { token, password: PASSWORD });
    expect(accepted.body.data).toMatchObject({ state: "in", operator: { email: "new@example.org" } });
    expect((await open().call("accept_invitation", { token, password: PASSWORD })).body.refused).toBe(
      "invitation_over",
    );
    expect((await open().signIn("new@example.org")).body.error).toBe(false);
    const [row] = await app.db
      .selectFrom("operator_audit")
      .selectAll()
      .where("action", "=", "accept_invitation")
      .execute();
    expect(row).toMatchObject({ note: null, input: {} });
  });

  it("is over after seven days", async () => {
    const invited = await operators.host("create_operator", { email: "late@example.org", roles: ["author"] });
    const { invitation_path: path } = invited.data as { readonly invitation_path: string };
    app.clock.advanceMs(7 * 24 * 60 * MINUTE + 1);
    const token = path.split("#")[1];
    expect((await open().call("accept_invitation", { token, password: PASSWORD })).body.refused).toBe(
      "invitation_over",
    );
  });
});

describe("the second factor", () => {
  it("is asked for once it is there, and each code is good once", async () => {
    const { email, operatorId } = await newOperator("support");
    const { secret, code } = await enrol(open(), email);
    const browser = open();
    expect((await browser.signIn(email)).body.data).toMatchObject({ state: "second_factor", actions: [] });
    expect((await browser.call("list_reports")).status).toBe(401);
    expect((await browser.call("prove_second_factor", { code })).body.refused).toBe("second_factor_wrong");
    app.clock.advanceMs(MINUTE);
    const before = browser.cookie;
    const next = codeAt(secret, app.clock.nowMs());
    expect((await browser.call("prove_second_factor", { code: next })).body.data).toMatchObject({
      state: "in",
    });
    expect(browser.cookie).not.toBe(before);
    expect((await browser.call("list_reports")).body.error).toBe(false);
    expect(await outcomes(operatorId)).toEqual(["in", "password_right", "factor_wrong", "in"]);
  });

  it("ends the session after five wrong codes", async () => {
    const { email } = await newOperator("support");
    await enrol(open(), email);
    const browser = open();
    await browser.signIn(email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await browser.call("prove_second_factor", { code: "000000" })).body.refused).toBe(
        "second_factor_wrong",
      );
    expect((await browser.call("prove_second_factor", { code: "000000" })).status).toBe(401);
  });

  it("is passed by a code that was written down, once", async () => {
    const { email } = await newOperator("support");
    const { recovery } = await enrol(open(), email);
    expect(recovery).toHaveLength(10);
    const [first = ""] = recovery;
    const browser = open();
    await browser.signIn(email);
    const typed = first.toLowerCase().replace("-", " ");
    expect((await browser.call("prove_second_factor", { code: typed })).body.data).toMatchObject({
      state: "in",
    });
    const again = open();
    await again.signIn(email);
    expect((await again.call("prove_second_factor", { code: first })).body.refused).toBe(
      "second_factor_wrong",
    );
    expect((await checkAccess(app.db)).breaches).toEqual([]);
  });

  it("can be demanded: whoever has none does nothing before there is one", async () => {
    const { email } = await newOperator("support");
    await changeSetting(app.db, { key: "operatorSecondFactor", value: true, at: new Date() });
    app.settings.forget();
    const browser = open();
    expect((await browser.signIn(email)).body.data).toMatchObject({ state: "enrol", actions: [] });
    expect((await browser.call("list_reports")).status).toBe(401);
    const { secret } = (await browser.call("enrol_second_factor")).body.data as { readonly secret: string };
    const code = codeAt(secret, app.clock.nowMs());
    const done = await browser.call("confirm_second_factor", { code });
    expect(done.body.data).toMatchObject({ session: { state: "in", operator: { has_second_factor: true } } });
    expect(
      (await browser.call("remove_second_factor", { password: PASSWORD, code: "123456" })).body.refused,
    ).toBe("second_factor_needed");
    await changeSetting(app.db, { key: "operatorSecondFactor", value: null, at: new Date() });
    app.settings.forget();
  });

  it("is taken away by password and code, or by an admin for whoever has lost it", async () => {
    const { email, operatorId } = await newOperator("support");
    const browser = open();
    const { secret } = await enrol(browser, email);
    app.clock.advanceMs(MINUTE);
    const code = codeAt(secret, app.clock.nowMs());
    expect((await browser.call("remove_second_factor", { password: "wrong", code })).body.refused).toBe(
      "sign_in_wrong",
    );
    expect(
      (await browser.call("remove_second_factor", { password: PASSWORD, code })).body.data,
    ).toMatchObject({
      operator: { has_second_factor: false },
    });
    await enrol(open(), email);
    await operators.host("reset_second_factor", { operator_id: operatorId, reason: "lost the telephone" });
    expect((await open().signIn(email)).body.data).toMatchObject({ state: "in" });
  });
});

describe("the own password", () => {
  it("is changed by the old one, and every other session ends", async () => {
    const { email } = await newOperator("support");
    const [here, there] = [open(), open()];
    await here.signIn(email);
    await there.signIn(email);
    const wanted = { password: PASSWORD, new_password: "cleared for the approach" };
    expect((await here.call("change_password", { ...wanted, password: "no" })).body.refused).toBe(
      "sign_in_wrong",
    );
    expect((await here.call("change_password", wanted)).body.data).toMatchObject({ state: "in" });
    expect((await there.call("get_session")).body.data).toMatchObject({ state: "out" });
    expect((await here.call("get_session")).body.data).toMatchObject({ state: "in" });
    expect((await open().signIn(email)).body.refused).toBe("sign_in_wrong");
  });
});
