import { ACTIONS, CODES, type ActionDefinition, type Actions, type OutputOf } from "@crosscheck/contract";
import { createTestApp, proofOf, type Call } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { PASSAGE_ID } from "../attempts/solo-fixture.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { dataOf, type View } from "./play-fixture.ts";

/** What contract §7 promises to clients that were written from the specification alone. */
const app = await createTestApp();

type Rows = OutputOf<Actions["get_categories"]>;

async function rowOf(call: Call, type: number, slug: string) {
  const row = dataOf<Rows>(await call("get_categories", { type })).find((one) => one.slug === slug);
  if (row === undefined) throw new Error(`no row of ${slug}`);
  return row;
}

async function set(key: string, value: unknown): Promise<void> {
  expect(await changeSetting(app.db, { key, value, at: new Date(app.clock.nowMs()) })).toEqual([]);
  app.clock.advanceMs(2_001); // the copy of the settings lives for two seconds
}

describe("a place is named by slug or by id", () => {
  it("in the calls of the quiz zone", async () => {
    const { call } = await app.signUp();
    const { id } = await rowOf(call, 1, "air-law");
    const parts = dataOf<OutputOf<Actions["get_subcategory_by_maincategory"]>>(
      await call("get_subcategory_by_maincategory", { category_slug: id }),
    );
    const part = parts.find(({ slug }) => slug === "rules-of-the-air");
    expect(part?.maincat_id).toBe(id);
    const place = { category: id, subcategory: part?.id };
    const byId = dataOf<View>(await call("get_questions_by_level", { ...place, level: 1 }));
    const bySlug = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
    expect(dataOf<View>(await call("get_questions_by_level", bySlug)).attempt_id).toBe(byId.attempt_id);
    expect(byId.scope).toMatchObject({ category: "air-law", subcategory: "rules-of-the-air" });
    const levels = await call("get_level_data", { category_slug: id, subcategory_slug: part?.id });
    expect(dataOf<OutputOf<Actions["get_level_data"]>>(levels).level).toBe(1);
    expect((await call("set_level_data", { ...place, level: 1 })).body.message).toBe("111");
    expect((await call("set_quiz_categories", { type: 1, ...place })).body.message).toBe("111");
  });

  it("in a self challenge, whose minutes follow from its questions", async () => {
    const { call } = await app.signUp();
    const { id } = await rowOf(call, 1, "meteorology");
    const opened = dataOf<View>(
      await call("get_questions_for_self_challenge", { category_slug: id, limit: 7 }),
    );
    expect(opened).toMatchObject({ total_seconds: 7 * 60 });
    expect(opened.questions).toHaveLength(7);
    expect(opened.questions.every(({ category }) => category === "meteorology")).toBe(true);
  });

  it("when a category is bought", async () => {
    const { call } = await app.signUp();
    const { id } = await rowOf(call, 1, "meteorology");
    await app.db.updateTable("categories").set({ price_coins: 40 }).where("category_id", "=", id).execute();
    const bought = await call("unlock_premium_category", { category: id });
    expect(bought.body).toMatchObject({ message: "110", data: { category: "meteorology", coins: 60 } });
    await app.db.updateTable("categories").set({ price_coins: 0 }).where("category_id", "=", id).execute();
  });
});

describe("the type of a place is a word, a number, or left out", () => {
  const QUIZZES = [
    ["get_guess_the_word", 3, "word-aircraft"],
    ["get_audio_questions", 4, "audio-call-signs-and-clearances"],
    ["get_maths_questions", 5, "math-navigation"],
  ] as const;

  it.each(QUIZZES)("in %s", async (action, type, slug) => {
    const { call } = await app.signUp();
    const { id } = await rowOf(call, type, slug);
    const asked = [{ type: "category" }, { type: "1" }, {}];
    const runs = await Promise.all(asked.map((fields) => call(action, { ...fields, type_id: id })));
    expect(new Set(runs.map((run) => dataOf<View>(run).attempt_id)).size).toBe(1);
    expect((await call(action, { type: "2", type_id: id })).body.message).toBe("102");
    expect((await call(action, { type: "3", type_id: id })).body).toMatchObject({ field: "type" });
  });

  it("in get_fun_n_learn", async () => {
    const { call } = await app.signUp();
    const { id } = await rowOf(call, 2, "fal-weather");
    for (const fields of [{ type: "1" }, { type: "category" }, {}]) {
      const passages = await call("get_fun_n_learn", { ...fields, type_id: id });
      expect(dataOf<OutputOf<Actions["get_fun_n_learn"]>>(passages).map((row) => row.id)).toContain(
        PASSAGE_ID,
      );
    }
  });
});

it.each([
  { gmt_format: "GMT+05:30" },
  { gmt_format: "5.5" },
  { gmt_format: "+05:30" },
  { timezone: "Asia/Kolkata", gmt_format: "IST" },
  {},
])("opens the daily quiz with %j", async (fields) => {
  const { call } = await app.signUp();
  expect(dataOf<View>(await call("get_daily_quiz", fields)).questions.length).toBeGreaterThan(4);
});

it("signs up with whatever a client calls its kind of sign-in", async () => {
  for (const [place, type] of ["gmail", "fb", "apple", "1", "email"].entries()) {
    const subject = `kind-${place}`;
    const bearer = proofOf({ subject, email: `${subject}@example.org`, type: "social" });
    const answer = await app.callAs(bearer)("user_signup", { firebase_id: subject, type });
    expect(answer.body).toMatchObject({ message: "104", data: { type: "social" } });
  }
});

it.each([
  ["en", "en"],
  ["English", "en"],
  ["14", "en"],
  ["english", "en"],
  ["0", "en"],
  ["15", "ar"],
  ["العربية", "ar"],
])("finds the interface texts of %s", async (language, code) => {
  const answer = await app.call("get_system_language_json", { from: 2, language });
  const data = dataOf<OutputOf<Actions["get_system_language_json"]>>(answer);
  expect(data.language).toBe(code);
  expect(data.texts["refusals.not_enough_coins"]).toBe(
    code === "en" ? "You don't have enough coins." : "ليس لديك عملات كافية.",
  );
  expect(Object.keys(data.texts)).toEqual(Object.keys(data.messages));
});

it("answers 102 for interface texts nobody has", async () => {
  expect((await app.call("get_system_language_json", { language: "tlh" })).body.message).toBe("102");
});

it("gives every row an address of a picture, or none", async () => {
  for (const type of [1, 2, 3, 4, 5, 6]) {
    const rows = dataOf<Rows>(await app.call("get_categories", { type }));
    expect(rows.length).toBeGreaterThan(0);
    for (const { image } of rows) expect(image === null || /^(https?:\/)?\//.test(image)).toBe(true);
  }
});

it("answers a token that has ended as it answers a visitor, where visitors may ask", async () => {
  const stale = app.callAs("a".repeat(43));
  for (const action of Object.values<ActionDefinition>(ACTIONS)) {
    if (action.access !== "public") continue;
    const fields = { get_system_language_json: { language: "en" }, check_friend_code: { friends_code: "x" } }[
      action.name
    ];
    expect((await stale(action.name, fields)).text).toBe((await app.call(action.name, fields)).text);
  }
  expect((await stale("get_user_by_id")).status).toBe(401);
});

describe("a friend code that is nobody's", () => {
  it("makes the account without it and says so, once", async () => {
    const bearer = proofOf({ subject: "coded", email: "coded@example.org" });
    const fields = { firebase_id: "coded", friends_code: "ZZZZ-ZZZZ and more than a code ever has" };
    const made = await app.callAs(bearer)("user_signup", fields);
    expect(made.body).toMatchObject({
      message: "104",
      data: { friends_code: null, notice: "234", coins: 100 },
    });
    const again = await app.callAs(bearer)("user_signup", fields);
    expect(again.body).toMatchObject({ message: "105", data: { notice: null } });
  });

  it("is told before the account is made", async () => {
    const { call } = await app.signUp();
    const { refer_code } = dataOf<OutputOf<Actions["get_user_by_id"]>>(await call("get_user_by_id"));
    const typed = `${refer_code.slice(0, 4)}-${refer_code.slice(4).toLowerCase()}`;
    expect((await app.call("check_friend_code", { friends_code: typed })).body).toMatchObject({
      error: false,
    });
    for (const friends_code of ["ZZZZZZZZ", "short", "💺"]) {
      expect((await app.call("check_friend_code", { friends_code })).body).toMatchObject({ message: "234" });
    }
  });
});

describe("maintenance", () => {
  afterEach(async () => {
    await set("maintenance", false);
    await set("maintenanceMessage", "");
  });

  it("closes every call but settings, languages and sign-out, with the notice", async () => {
    const { call, token } = await app.signUp();
    const other = await app.signUp();
    await set("maintenanceMessage", "Back at noon.");
    await set("maintenance", true);
    const closed = await call("get_user_by_id");
    expect(closed.status).toBe(503);
    expect(closed.body).toMatchObject({ message: "238", detail: "Back at noon.", retry_after_seconds: 30 });
    const open = Object.values<ActionDefinition>(ACTIONS).filter(({ staysOpen }) => staysOpen === true);
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      "get_languages",
      "get_settings",
      "get_system_configurations",
      "get_system_language_json",
      "get_system_language_list",
      "get_web_home_settings",
      "get_web_settings",
      "sign_out",
    ]);
    for (const { name } of open) {
      const fields = name === "get_system_language_json" ? { language: "en" } : {};
      expect((await (name === "sign_out" ? other.call : app.callAs(token))(name, fields)).status).toBe(200);
    }
    expect((await app.call("get_categories")).status).toBe(503);
    const bearer = proofOf({ subject: "late", email: "late@example.org" });
    expect((await app.callAs(bearer)("user_signup", { firebase_id: "late" })).status).toBe(503);
    await set("maintenance", false);
    expect((await call("get_user_by_id")).status).toBe(200);
  });
});

it("demo mode blocks profile, picture, contact and deletion, and nothing else", async () => {
  const { call } = await app.signUp();
  await set("demoMode", true);
  const blocked = CODES.demo_not_allowed.code;
  expect((await call("update_profile", { name: "Somebody" })).body.message).toBe(blocked);
  expect((await call("update_profile", { mobile: "+201001234567" })).body.message).toBe(blocked);
  expect((await call("confirm_contact", { kind: "email", code: "123456" })).body.message).toBe(blocked);
  expect((await call("upload_profile_image")).body.message).toBe(blocked);
  expect((await call("delete_user_account")).body.message).toBe(blocked);
  expect((await call("update_profile", { web_language: "ar" })).body.message).toBe("106");
  expect((await call("update_profile", { licence: "atpl" })).body.message).toBe("106");
  const demoAware = Object.values<ActionDefinition>(ACTIONS).filter(({ refusals }) =>
    refusals.includes("demo_not_allowed"),
  );
  expect(demoAware.map(({ name }) => name).toSorted()).toEqual([
    "confirm_contact",
    "delete_user_account",
    "update_profile",
    "upload_profile_image",
  ]);
  await set("demoMode", false);
});
