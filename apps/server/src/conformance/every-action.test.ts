import { ACTIONS, type ActionDefinition, type OutputOf } from "@crosscheck/contract";
import type { answerTrialQuestion, getTrialQuestions } from "@crosscheck/contract/actions/trial";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { createTestApp, proofOf, type TestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkEnvelope } from "./envelope-fixture.ts";
import { OPENINGS, PASSAGE_ID } from "../attempts/solo-fixture.ts";
import { createPlayedBattles } from "../battles/played-fixture.ts";
import { createBattles } from "../battles/settle/settle-fixture.ts";
import { insertOpenExam } from "../exams/open-exam-fixture.ts";
import { createContests } from "../contests/contest-fixture.ts";
import { LEVEL, dataOf, openLevel, type View } from "./play-fixture.ts";
import { json, multipart, postRaw, urlencoded, type RawBody } from "./raw-call-fixture.ts";

const app = await createTestApp();
const limited = await createTestApp({ content: false, limits: true });

type TrialQuestions = OutputOf<typeof getTrialQuestions>;
type TrialAnswer = OutputOf<typeof answerTrialQuestion>;

const actions = Object.values<ActionDefinition>(ACTIONS);
const playerActions = actions.filter((action) => action.access === "player");

/** Texts that have broken servers before. */
const TEXTS: readonly (string | Uint8Array)[] = [
  "",
  " ",
  "a".repeat(4_096),
  "a".repeat(4_097),
  "ä".repeat(2_049),
  "a".repeat(60_000),
  "-1",
  "0",
  "1.5",
  "1e309",
  "NaN",
  "Infinity",
  "999999999999999999999999",
  "0x10",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  '{"a":1}',
  "'; drop table players; --",
  "' or '1'='1",
  "$1",
  "%s%n%x",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "../../../../etc/passwd",
  "\r\nset-cookie: a=b",
  "\0",
  "a\0b",
  "\u202Eabc\u2066",
  "\uFEFF\u200B",
  "e\u0301".repeat(500),
  "👩‍👩‍👧‍👦".repeat(100),
  "00000000-0000-0000-0000-000000000000",
  "2026-02-30T25:61:61Z",
  // Half a surrogate pair in bytes, bytes that are no UTF-8, an overlong slash.
  Uint8Array.from([0xed, 0xa0, 0x80]),
  Uint8Array.from([0xff, 0xfe, 0xfd]),
  Uint8Array.from([0xc0, 0xaf]),
];

/** The same for values that only JSON can carry. */
const JSON_VALUES: readonly string[] = [
  "null",
  "true",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e308",
  "-1e308",
  "9007199254740993",
  "[]",
  "[null]",
  '["a",["b",{"c":[]}]]',
  "{}",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1,"valueOf":2}',
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\u0000"`,
  String.raw`{"\ud800":1}`,
  String.raw`["\u0000"]`,
  "[".repeat(2_000) + "]".repeat(2_000),
  "[".repeat(20_000) + "]".repeat(20_000),
  '{"a":'.repeat(9_000) + "1" + "}".repeat(9_000),
];

/** Bodies that are wrong as a whole, for any action. */
const BODIES: readonly RawBody[] = [
  { contentType: null, bytes: Buffer.from("level=1") },
  { contentType: "text/plain", bytes: Buffer.from("level=1") },
  { contentType: "application/xml", bytes: Buffer.from("<level>1</level>") },
  { contentType: "not a media type at all;;;", bytes: Buffer.from("level=1") },
  { contentType: "multipart/form-data", bytes: Buffer.from("no boundary") },
  { contentType: "multipart/form-data; boundary=", bytes: Buffer.from("--\r\n\r\n--") },
  { contentType: "multipart/form-data; boundary=x", bytes: Buffer.from("--x\r\nbroken") },
  {
    contentType: "multipart/form-data; boundary=x",
    bytes: Buffer.from('--x\r\nContent-Disposition: form-data; name="level"\r\n\r\n1'),
  },
  {
    contentType: "multipart/form-data; boundary=x",
    bytes: Buffer.from("--x\r\n\r\nno disposition\r\n--x--\r\n"),
  },
  { contentType: `multipart/form-data; boundary=${"b".repeat(500)}`, bytes: Buffer.from("--b") },
  json(""),
  json("{"),
  json('{"level":'),
  json("[]"),
  json("null"),
  json('"text"'),
  json("12"),
  json("[".repeat(30_000)),
  json("[".repeat(30_000) + "]".repeat(30_000)),
  json('{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)),
  json('{"no_such_field":1}'),
  json('{"__proto__":{"level":1}}'),
  json('{"constructor":1,"hasOwnProperty":2,"toString":3}'),
  { contentType: "application/json", bytes: Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]) },
  { contentType: "application/json; charset=utf-16", bytes: Buffer.from('{"level":1}', "utf16le") },
  json(JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 1])))),
  urlencoded("level=1&level=2"),
  urlencoded("__proto__=1"),
  urlencoded("__proto__[level]=1&constructor[prototype]=2"),
  urlencoded("%00=%00&a%ff=%c0%af&%=%zz"),
  urlencoded("&&&===&&&"),
  urlencoded(Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join("&")),
  urlencoded(`level=${"1".repeat(70_000)}`),
  multipart(Array.from({ length: 21 }, (_, index) => ({ name: `f${index}`, value: "1" }))),
  multipart([{ name: "no_such_field", value: "1" }]),
  multipart([{ name: "__proto__", value: "1" }]),
  multipart([{ name: "a\0b", value: "1" }]),
  multipart([{ name: "n".repeat(5_000), value: "1" }]),
  multipart([{ name: "", value: "" }]),
  multipart([{ name: "file", value: "bytes", filename: "a.png" }]),
  multipart([{ name: "image", value: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), filename: "../../a.png" }]),
];

/** Fields of calls that reach their handler; an action that is not here needs none. */
const VALID_FIELDS: Readonly<Record<string, (bearer: Bearer) => object | Promise<object>>> = {
  check_user_exists: ({ subject }) => ({ firebase_id: subject }),
  user_signup: ({ subject }) => ({ firebase_id: subject }),
  allow_default_language: () => ({ allowed: 1 }),
  check_friend_code: () => ({ friends_code: "ZZZZZZZZ" }),
  confirm_contact: () => ({ kind: "email", code: "123456" }),
  get_system_language_json: () => ({ language: "en" }),
  get_subcategory_by_maincategory: () => ({ category_slug: "air-law" }),
  get_level_data: () => ({ category_slug: "air-law", subcategory_slug: "rules-of-the-air" }),
  set_level_data: () => LEVEL,
  set_quiz_categories: () => ({ category: "air-law" }),
  unlock_premium_category: () => ({ category: "air-law" }),
  get_my_data: () => ({ part: "attempts" }),
  get_category_sample: () => ({ category: "air-law" }),
  ...Object.fromEntries(Object.values(OPENINGS).map(({ action, fields }) => [action, () => fields])),
  open_attempt: () => ({ mode: "true_and_false" }),
  get_mode_rules: () => ({ mode: "quiz_zone" }),
  set_multi_match_level_data: () => OPENINGS.multi_match.fields,
  get_multi_match_level_data: () => ({ category_slug: "mm-weather" }),
  get_fun_n_learn: () => ({ type: "category", type_id: "fal-weather" }),
  start_reading: () => ({ fun_n_learn_id: PASSAGE_ID }),
  flag_question: async (bearer) => ({ ...(await freeQuestionOf(bearer)), flagged: 1 }),
  set_question_note: async (bearer) => ({ ...(await freeQuestionOf(bearer)), note: "A note", struck: "[]" }),
  set_bookmark: async (bearer) => ({ ...(await shownQuestion(bearer)), status: 1 }),
  set_note: shownQuestion,
  get_question_study: shownQuestion,
  report_question: async (bearer) => ({ ...(await shownQuestion(bearer)), message: "A fault of it" }),
  multi_match_report_question: async (bearer) => ({
    ...(await shownQuestion(bearer)),
    message: "A fault of it",
  }),
  report_exam_events: async (bearer) => ({
    ...(await mockOf(bearer)),
    page_id: PASSAGE_ID,
    events: JSON.stringify([{ number: 1, kind: "copied" }]),
  }),
  take_over_exam: attemptOf,
  get_attempt: attemptOf,
  finish_attempt: attemptOf,
  review_attempt: attemptOf,
  open_question: questionOf,
  submit_answer: questionOf,
  set_badges: () => ({ type: "elite" }),
  delete_pending_payment_request: () => ({ payment_id: PASSAGE_ID }),
  get_trial_questions: () => ({ category: "meteorology" }),
  answer_trial_question: trialAnswer,
  claim_trial: trialSlip,
  get_contest_details: contestOf,
  get_questions_by_contest: contestOf,
  set_contest_leaderboard: contestOf,
  get_contest_leaderboard: contestOf,
  get_exam: examOf,
  get_exam_module_questions: async () => ({ ...(await examOf()), accept_rules: 1 }),
  set_exam_module_result: examOf,
  get_exam_result: handedIn,
  get_exam_report: handedIn,
  set_exam_result_name: async (bearer) => ({ ...(await handedIn(bearer)), name_shown: "full" }),
  verify_exam_result: async (bearer) => {
    const { code } = dataOf<{ code: string }>(
      await app.callAs(bearer.token)("get_exam_report", { ...(await handedIn(bearer)), format: "json" }),
    );
    return { code };
  },
  set_contest_reminder: async () => ({ ...(await contestOf()), status: 1 }),
  get_board: () => ({ board: "daily" }),
  get_board_around_me: () => ({ board: "daily" }),
  get_public_card: ({ playerId }) => ({ user_id: playerId }),
  set_privacy: () => ({ is_on_boards: 1 }),
  use_lifeline: async (bearer) => ({ ...(await questionOf(bearer)), kind: "reset_timer" }),
  get_question_by_room_id: async (bearer) => ({ room_id: (await roomOf(bearer)).battle_id }),
  get_battle_ticket: roomOf,
  leave_battle: roomOf,
  challenge_player: async (bearer) => {
    const { opponent } = await battleOf(bearer);
    const { battleId } = await battles.insertRoom(bearer.playerId);
    return { user_id: opponent.playerId, battle_id: battleId };
  },
  answer_challenge: async (bearer) => ({ invitation_id: await challengeTo(bearer), accept: 1 }),
  get_challenges: async (bearer) => ({ battle_id: (await battleOf(bearer)).battle_id }),
  report_message: async (bearer) => ({
    battle_id: (await battleOf(bearer)).battle_id,
    seat: 2,
    message_id: "m1",
  }),
  set_battle_statistics: ({ playerId }) => ({ user_id1: playerId, user_id2: PASSAGE_ID }),
  get_battle_replay: flownBattle,
  block_player: async (bearer) => ({ user_id: (await battleOf(bearer)).opponent.playerId }),
};

const battles = createPlayedBattles(app);

/** A battle that is over, in which the opponent has said something. */
async function battleOf({ playerId }: Bearer) {
  const opponent = await app.signUp();
  const battle_id = await battles.insertPlayed([playerId, opponent.playerId], {
    kind: "friend",
    said: [
      {
        type: "say",
        playerId: opponent.playerId,
        messageId: "m1",
        line: { kind: "phrase", id: "good_luck" },
      },
    ],
  });
  return { battle_id, opponent };
}

/** A room of the bearer's that waits. */
async function roomOf({ token }: Bearer) {
  const { battle_id } = dataOf<{ battle_id: string }>(await app.callAs(token)("create_room"));
  return { battle_id };
}

/** A battle with questions of the bank that is over. */
async function flownBattle({ playerId }: Bearer) {
  const battle = await createBattles(app.db, app.ports).open({
    kind: "bot",
    playerIds: [playerId],
  });
  await battle.start();
  battle.play(() => ({ [playerId]: ["right", 1_000] }));
  await battle.settle();
  return { battle_id: battle.id };
}

async function challengeTo(bearer: Bearer) {
  const { opponent } = await battleOf(bearer);
  const { battleId } = await battles.insertRoom(opponent.playerId);
  const fields = { user_id: bearer.playerId, battle_id: battleId };
  return dataOf<{ invitation_id: string }>(await opponent.call("challenge_player", fields)).invitation_id;
}

let exam: Promise<string> | undefined;

/** An exam that is open; one for all calls. */
async function examOf() {
  exam ??= insertOpenExam({ ...app, random: app.ports.random });
  return { exam_module_id: await exam };
}

async function handedIn({ token }: Bearer) {
  const exam = { exam_module_id: await insertOpenExam({ ...app, random: app.ports.random }) };
  const call = app.callAs(token);
  dataOf(await call("get_exam_module_questions", { ...exam, accept_rules: 1 }));
  dataOf(await call("set_exam_module_result", { ...exam, total_duration: 1 }));
  app.clock.advanceMs(2_000);
  return exam;
}

const contests = createContests(app);
let contest: Promise<string> | undefined;

/** A contest that is planned; one for all calls. */
async function contestOf() {
  contest ??= contests.newContest();
  return { contest_id: await contest };
}

async function trialAnswer() {
  const asked = dataOf<TrialQuestions>(await app.call("get_trial_questions", { category: "meteorology" }));
  const [question] = asked.questions;
  return { question_id: question?.question_id ?? "", answer: question?.options[0]?.option_id ?? "" };
}

async function trialSlip() {
  const { slip } = dataOf<TrialAnswer>(await app.call("answer_trial_question", await trialAnswer()));
  return { slip };
}

async function attemptOf({ token }: Bearer) {
  const { attempt_id } = await openLevel(app.callAs(token));
  return { attempt_id };
}

async function mockOf({ token }: Bearer) {
  const { attempt_id } = dataOf<View>(
    await app.callAs(token)("open_mock_exam", { preset_id: "uk-caa-ppl-a-050" }),
  );
  return { attempt_id };
}

async function questionOf({ token }: Bearer) {
  const { attempt_id, questions } = await openLevel(app.callAs(token));
  return { attempt_id, question_id: questions[0]?.question_id ?? "" };
}

async function freeQuestionOf({ token }: Bearer) {
  const { action, fields } = OPENINGS.self_challenge;
  const { attempt_id, questions } = dataOf<View>(await app.callAs(token)(action, fields));
  return { attempt_id, question_id: questions[0]?.question_id ?? "" };
}

async function shownQuestion(bearer: Bearer) {
  const { question_id } = await questionOf(bearer);
  return { question_id };
}

async function validFields(action: ActionDefinition, bearer: Bearer): Promise<Record<string, string>> {
  const fields = (await VALID_FIELDS[action.name]?.(bearer)) ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

type Bearer = {
  readonly playerId: string;
  readonly token: string;
  readonly subject: string;
  readonly proof: string;
};

/** Each gets an account of its own, so that a call which signs out or deletes leaves the others alone. */
async function newBearer(from: TestApp): Promise<Bearer> {
  const { playerId, token } = await from.signUp();
  const subject = `nobody-${token.slice(0, 12)}`;
  return { playerId, token, subject, proof: proofOf({ subject, email: `${subject}@example.org` }) };
}

function authorizationFor(action: ActionDefinition, bearer: Bearer): string {
  return `Bearer ${action.access === "proof" ? bearer.proof : bearer.token}`;
}

/** An action under fuzz: sends bodies and collects what was wrong with the answers. */
async function createFuzz(action: ActionDefinition) {
  let bearer = await newBearer(app);
  let fields = await validFields(action, bearer);
  const codes = new Set<string>();
  const faults: string[] = [];
  const send = async (body: RawBody): Promise<string> => {
    const answer = await postRaw(`${app.url}/api/${action.name}`, body, authorizationFor(action, bearer));
    const { code, fault } = checkEnvelope(action, answer);
    codes.add(code);
    if (fault !== null) faults.push(`${show(body)} → ${fault}`);
    if (ENDS_SESSION.has(action.name) && (code === "updated" || code === "not_signed_in")) {
      bearer = await newBearer(app);
      fields = await validFields(action, bearer);
    }
    return code;
  };
  return { send, faults, codes, fields: () => fields };
}

const ENDS_SESSION = new Set(["sign_out", "delete_user_account"]);

/** Which thirds of the nasty values are sent; another one each day, and with each field the next. */
const THIRDS = casesOf({ whole: 3, part: 1 });

/** Nasty values in place of one field, the others as they are in a call that works. */
function fuzzBodies(
  fields: Readonly<Record<string, string>>,
  name: string,
  place: number,
): readonly RawBody[] {
  const isSent = (_value: unknown, at: number) => (at + place + THIRDS.first) % 3 < THIRDS.count;
  const others = Object.entries(fields).filter(([other]) => other !== name);
  const parts = toParts(Object.fromEntries(others));
  const pairs = others.map(([other, text]) => `${JSON.stringify(other)}:${JSON.stringify(text)}`);
  return [
    ...TEXTS.filter(isSent).map((value) => multipart([...parts, { name, value }])),
    ...JSON_VALUES.filter(isSent).map((value) => json(`{${[...pairs, `"${name}":${value}`].join(",")}}`)),
  ];
}

describe.each(actions)("malformed input to $name", (action) => {
  const url = `${app.url}/api/${action.name}`;

  it("answers each nasty value of each field with an envelope", async () => {
    const fuzz = await createFuzz(action);
    await fuzz.send(multipart(toParts(fuzz.fields())));
    // The rest would say little if not even this one reached the handler.
    expect([...fuzz.codes]).not.toContain("invalid_field");
    for (const [place, name] of Object.keys(action.input.shape).entries()) {
      for (const body of fuzzBodies(fuzz.fields(), name, place)) await fuzz.send(body);
      const parts = toParts(fuzz.fields()).filter((part) => part.name !== name);
      const twice = [
        { name, value: "1" },
        { name, value: "2" },
      ];
      expect(await fuzz.send(multipart([...parts, ...twice]))).toBe("invalid_field");
      const file = { name, value: "1", filename: "a.png" };
      expect(await fuzz.send(multipart([...parts, file]))).toBe("invalid_field");
    }
    expect(fuzz.faults).toEqual([]);
    expect(app.bugs).toEqual([]);
  });

  it("answers each malformed body with an envelope", async () => {
    const fuzz = await createFuzz(action);
    for (const body of BODIES) await fuzz.send(body);
    expect([...fuzz.codes]).toEqual(expect.arrayContaining(["invalid_field", "malformed_request"]));
    expect(fuzz.faults).toEqual([]);
    expect(app.bugs).toEqual([]);
  });

  it("refuses what it does not know", async () => {
    const bearer = await newBearer(app);
    const fields = await validFields(action, bearer);
    const call = (body: RawBody) => postRaw(url, body, authorizationFor(action, bearer));
    const unknown = await call(multipart([...toParts(fields), { name: "no_such_field", value: "1" }]));
    expect(JSON.parse(unknown.text)).toMatchObject({ message: "103", field: "no_such_field" });
    const proto = await call(multipart([...toParts(fields), { name: "__proto__", value: "1" }]));
    expect(JSON.parse(proto.text)).toMatchObject({ message: "103", field: "__proto__" });
    const type = await call({ contentType: "text/csv", bytes: Buffer.from("a,b") });
    expect([type.status, JSON.parse(type.text)]).toMatchObject([415, { message: "225" }]);
    const broken = await call(json('{"a":'));
    expect([broken.status, JSON.parse(broken.text)]).toMatchObject([400, { message: "223" }]);
    const huge = await call(json(JSON.stringify({ a: "x".repeat(3_000_000) })));
    expect([huge.status, JSON.parse(huge.text)]).toMatchObject([413, { message: "224" }]);
  });
});

describe.each(playerActions)("$name without a valid token", (action) => {
  const answerTo = async (authorization: string | null) => {
    const answer = await postRaw(`${app.url}/api/${action.name}`, multipart([]), authorization);
    return `${answer.status} ${JSON.parse(answer.text).message}`;
  };

  it("answers 129 to visitors and to tokens that are malformed or unknown", async () => {
    const { token, proof } = await newBearer(app);
    const wrong = [
      null,
      "Bearer",
      "Bearer  ",
      "Bearer x",
      `Bearer ${"a".repeat(43)}`,
      `Bearer ${"a".repeat(5_000)}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      token,
      `Bearer ${proof}`,
      "Bearer ' or 1=1 --",
      "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ];
    expect(new Set(await Promise.all(wrong.map(answerTo)))).toEqual(new Set(["401 129"]));
  });

  it("answers 129 to a token that was revoked", async () => {
    const { token } = await newBearer(app);
    expect(await answerTo(`Bearer ${token}`)).not.toBe("401 129");
    const { token: other } = await newBearer(app);
    expect((await app.callAs(other)("sign_out")).body.error).toBe(false);
    expect(await answerTo(`Bearer ${other}`)).toBe("401 129");
  });
});

it("answers 126 to a deactivated player on every action that needs one", async () => {
  const { token, playerId } = await app.signUp();
  await app.db
    .updateTable("players")
    .set({ status: "deactivated" })
    .where("player_id", "=", playerId)
    .execute();
  const answers = await Promise.all(playerActions.map(({ name }) => app.callAs(token)(name)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(["401 126"]),
  );
});

describe.each(actions)("the rate of $name", (action) => {
  it("takes effect after the declared number of calls and ends when it says", async () => {
    // One address makes all calls here: a minute later its buckets are full again.
    limited.clock.advanceMs(60_000);
    const bearer = await newBearer(limited);
    limited.clock.advanceMs(60_000);
    // Refused by its fields, so that nothing else happens; the rate comes first.
    const call = () =>
      postRaw(
        `${limited.url}/api/${action.name}`,
        json('{"no_such_field":1}'),
        authorizationFor(action, bearer),
      );
    const calls = await Promise.all(Array.from({ length: action.perMinute }, call));
    expect(new Set(calls.map((answer) => JSON.parse(answer.text).message))).toEqual(new Set(["103"]));

    const refused = await call();
    const body = z.object({ message: z.literal("210"), retry_after_seconds: z.int().min(1).max(60) });
    expect(refused.status).toBe(429);
    const { retry_after_seconds: seconds } = body.parse(JSON.parse(refused.text));
    expect(refused.headers.get("retry-after")).toBe(String(seconds));
    limited.clock.advanceMs(seconds * 1_000);
    expect((await call()).status).not.toBe(429);
  });
});

function toParts(fields: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

function show({ contentType, bytes }: RawBody): string {
  return `${contentType} ${Buffer.from(bytes.subarray(-300)).toString()}`;
}
