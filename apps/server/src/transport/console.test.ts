import type { OperatorAction } from "@crosscheck/contract";
import { ROLES } from "@crosscheck/contract/define-action";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { operatorsOpenApiDocument } from "@crosscheck/contract/operator-openapi";
import { SESSION_CALLS, type SessionCall } from "@crosscheck/contract/operator-sessions";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { createWindowLimits } from "../net/window-limits.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import { ConsoleBrowser, newOperatorWithPassword, PASSWORD } from "../operators/sessions/console-fixture.ts";
import { createConsoleCore } from "./console-core.ts";

const app = await createTestApp({ content: false });
const open = () => new ConsoleBrowser(app.url);
const MINUTE = 60_000;

async function signedIn(...roles: Parameters<typeof newOperatorWithPassword>[1][]) {
  const operator = await newOperatorWithPassword(app, ...roles);
  const browser = open();
  await browser.signIn(operator.email);
  return browser;
}

const player = await app.signUp();
const nobody = await signedIn();
const byRole = new Map(await Promise.all(ROLES.map(async (role) => [role, await signedIn(role)] as const)));
const admin = byRole.get("admin") ?? nobody;
const actions = Object.values<OperatorAction>(OPERATOR_ACTIONS);
const guarded = [
  ...actions,
  ...Object.values<SessionCall>(SESSION_CALLS).filter(({ needs }) => needs !== "nothing"),
];

/** What could have changed. */
const auditRows = async () => (await app.db.selectFrom("operator_audit").select("audit_id").execute()).length;

describe.each(guarded.map(({ name }) => name))("%s", (name) => {
  it("is refused without a session, with a player's token, without the session's token, and to other sites", async () => {
    const before = await auditRows();
    expect(await open().call(name)).toMatchObject({
      status: 401,
      body: { refused: "session_over", message: "333" },
    });
    const bearer = { authorization: `Bearer ${player.token}` };
    expect((await open().call(name, {}, bearer)).body.refused).toBe("session_over");
    for (const token of ["", "x", `${admin.csrf}x`]) {
      const answer = await admin.call(name, {}, { "x-csrf-token": token });
      expect(answer).toMatchObject({ status: 403, body: { refused: "csrf_wrong" } });
    }
    for (const from of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]) {
      expect(await admin.call(name, {}, from)).toMatchObject({
        status: 403,
        body: { refused: "origin_foreign" },
      });
    }
    expect(await auditRows()).toBe(before);
  });
});

describe.each(actions)("$name", ({ name, access }) => {
  it("is refused to every role that must not have it", async () => {
    const before = await auditRows();
    const strangers = ROLES.filter((role) => !access.roles.includes(role)).map((role) => byRole.get(role));
    for (const stranger of [nobody, ...strangers]) {
      expect((await stranger?.call(name))?.body).toMatchObject({ refused: "role_missing", message: "302" });
    }
    expect(await auditRows()).toBe(before);
  });
});

describe("calls of the console", () => {
  it("come with JSON and nothing else", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      expect((await admin.call("list_operators", {}, { "content-type": type })).status).toBe(415);
    }
    const broken = await fetch(`${app.url}/admin/api/get_session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(broken.status).toBe(400);
    expect((await open().call("no_such_call")).body.message).toBe("226");
  });

  it("are let in from the site's own address, and from the one they went to", async () => {
    for (const origin of ["https://crosscheck.example", app.url]) {
      expect(
        (await admin.call("list_operators", {}, { origin, "sec-fetch-site": "same-origin" })).body.error,
      ).toBe(false);
    }
  });

  it("about payouts, coins and roles need the password of the last half hour, which going on renews", async () => {
    const demanding = actions.filter(({ needsPresence }) => needsPresence === true).map(({ name }) => name);
    expect(demanding).toEqual(
      expect.arrayContaining([
        "approve_payout",
        "complete_payout",
        "refuse_payout",
        "correct_coins",
        "publish_contest",
        "set_operator_roles",
      ]),
    );
    const browser = await signedIn("admin");
    const payout = { payout_id: crypto.randomUUID() };
    const ask = async () => (await browser.call("approve_payout", payout)).body.refused;
    expect(await ask()).toBe("no_data");
    app.clock.advanceMs(31 * MINUTE);
    for (const name of demanding) expect((await browser.call(name)).body.refused).toBe("presence_old");
    expect((await browser.call("list_operators")).body.error).toBe(false);
    expect((await browser.call("confirm_presence", { password: "wrong" })).body.refused).toBe(
      "sign_in_wrong",
    );
    expect((await browser.call("confirm_presence", { password: PASSWORD })).body.error).toBe(false);
    const invited = await browser.call("create_operator", { email: "x@example.org", roles: ["support"] });
    expect(invited.body.message).toBe("110");
    app.clock.advanceMs(20 * MINUTE);
    expect(
      (await browser.call("create_operator", { email: "x@example.org", roles: ["support"] })).body.error,
    ).toBe(false);
    app.clock.advanceMs(20 * MINUTE);
    expect(await ask()).toBe("no_data");
  });

  it("carry messages, totals and the name of a refusal", async () => {
    const listed = await admin.call("list_operators", { limit: 1 });
    expect(listed.body.total).toBeGreaterThan(3);
    const wrong = await admin.call("list_operators", { limit: 0 });
    expect(wrong).toMatchObject({ status: 200, body: { refused: "invalid_field", field: "limit" } });
  });

  it("leave in a demo who gets in, and how, to the host: its operator is everybody", async () => {
    const { email } = await newOperatorWithPassword(app, ...ROLES);
    const core = createConsoleCore({
      ground: { ...app, windows: createWindowLimits(), demoLogin: { email, password: PASSWORD } },
      handlers: OPERATOR_HANDLERS,
      limit: () => null,
      onBug: (error) => expect(error).toBeUndefined(),
    });
    const browser = open();
    await browser.signIn(email);
    const call = async (action: string, fields: object) => {
      const { body } = await core({
        action,
        cookie: browser.cookie ?? "",
        csrf: browser.csrf ?? "",
        isForeign: false,
        contentType: "application/json",
        body: Buffer.from(JSON.stringify(fields)),
        address: "198.18.0.1",
        userAgent: "",
      });
      return body;
    };
    const before = await auditRows();
    for (const name of [
      "create_operator",
      "set_operator_roles",
      "disable_operator",
      "reset_second_factor",
      "end_operator_sessions",
      "change_password",
      "enrol_second_factor",
      "confirm_second_factor",
      "remove_second_factor",
      "renew_recovery_codes",
      "make_backup",
      "delete_backup",
      "run_job",
      "upload_part",
      "finish_upload",
      "list_outbox",
      "export_player_data",
      "set_page",
      "send_broadcast",
      "create_slide",
      "change_slide",
      "order_slides",
      "delete_slide",
      "set_interface_text",
      "import_interface_texts",
      "add_language",
      "change_language",
      "create_category",
      "change_category",
      "create_subcategory",
      "change_subcategory",
      "set_daily_paper",
    ]) {
      expect(await call(name, {})).toMatchObject({ refused: "demo_not_allowed" });
    }
    for (const key of ["siteLogo", "socialLinks"])
      expect(await call("set_setting", { key, value: null })).toMatchObject({ refused: "demo_not_allowed" });
    expect(await auditRows()).toBe(before);
    expect(await call("set_setting", { key: "homeSections", value: null })).toMatchObject({ error: false });
    expect(await call("list_operators", {})).toMatchObject({ error: false });
  });

  it("are described", async () => {
    const response = await fetch(`${app.url}/admin/api/openapi.json`);
    const document = (await response.json()) as { readonly paths: object };
    expect(Object.keys(document.paths)).toHaveLength(actions.length + Object.keys(SESSION_CALLS).length);
    expect(document.paths).toEqual(JSON.parse(JSON.stringify(operatorsOpenApiDocument("x")["paths"])));
  });
});
