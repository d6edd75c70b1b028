import { ACTIONS, CODES, COMMON_REFUSALS, type ActionDefinition, type CodeName } from "@crosscheck/contract";
import { createTestApp, proofOf, type TestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openLevel } from "./play-fixture.ts";
import { json, multipart, postRaw, urlencoded, type RawAnswer, type RawBody } from "./raw-call-fixture.ts";

const app = await createTestApp();
const limited = await createTestApp({ content: false, limits: true });

const actions = Object.values<ActionDefinition>(ACTIONS);
const playerActions = actions.filter((action) => action.access === "player");

const Success = z.strictObject({
  error: z.literal(false),
  message: z.string().optional(),
  data: z.unknown(),
  total: z.int().optional(),
});
const Refused = z.strictObject({
  error: z.literal(true),
  message: z.string(),
  detail: z.string().min(5),
  field: z.string().max(60).optional(),
  retry_after_seconds: z.int().min(1).optional(),
});

const nameByCode = new Map(
  Object.entries(CODES).map(([name, { code }]) => [code as string, name as CodeName]),
);

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

/** A call of this action that reaches its handler. */
async function validFields(action: ActionDefinition, player: Bearer): Promise<Record<string, string>> {
  const attempt = () => openLevel(app.callAs(player.token));
  switch (action.name) {
    case "check_user_exists":
    case "user_signup":
      return { firebase_id: player.subject };
    case "confirm_contact":
      return { kind: "email", code: "123456" };
    case "get_system_language_json":
      return { language: "en" };
    case "get_subcategory_by_maincategory":
    case "get_level_data":
      return { category_slug: "air-law", subcategory_slug: "rules-of-the-air" };
    case "get_questions_by_level":
    case "set_level_data":
      return { category: "air-law", subcategory: "rules-of-the-air", level: "1" };
    case "set_quiz_categories":
    case "unlock_premium_category":
      return { category: "air-law" };
    case "get_attempt":
    case "finish_attempt":
    case "review_attempt":
      return { attempt_id: (await attempt()).attempt_id };
    case "open_question":
    case "submit_answer":
    case "use_lifeline": {
      const { attempt_id, questions } = await attempt();
      const question_id = questions[0]?.question_id ?? "";
      const own = action.name === "use_lifeline" ? { kind: "reset_timer" } : {};
      return { attempt_id, question_id, ...own };
    }
    default:
      return {};
  }
}

type Bearer = { readonly token: string; readonly subject: string; readonly proof: string };

/** Each gets an account of its own, so that a call which signs out or deletes leaves the others alone. */
async function newBearer(from: TestApp): Promise<Bearer> {
  const { token } = await from.signUp();
  const subject = `nobody-${token.slice(0, 12)}`;
  return { token, subject, proof: proofOf({ subject, email: `${subject}@example.org` }) };
}

function authorizationFor(action: ActionDefinition, bearer: Bearer): string {
  return `Bearer ${action.access === "proof" ? bearer.proof : bearer.token}`;
}

/** Checks what holds for every answer whatever was sent; returns the code's name, "ok" for plain data. */
function checkAnswer(action: ActionDefinition, answer: RawAnswer, sent: string): CodeName | "ok" {
  const about = `${action.name} ${sent.slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 200)}`;
  expect(answer.status, about).toBeLessThan(500);
  expect(answer.headers.get("content-type"), about).toBe("application/json; charset=utf-8");
  const body: unknown = JSON.parse(answer.text);
  const envelope = z.union([Success, Refused]).safeParse(body);
  expect(envelope.error, about).toBeUndefined();
  const { message, error } = envelope.data ?? { message: "none", error: true };
  if (message === undefined) return "ok";
  const name = nameByCode.get(message);
  if (name === undefined) throw new Error(`unknown code: ${about}`);
  expect(CODES[name].status, about).toBe(answer.status);
  expect(error, about).toBe(CODES[name].refuses);
  const declared: readonly CodeName[] = error ? [...action.refusals, ...COMMON_REFUSALS] : action.messages;
  expect(declared, about).toContain(name);
  return name;
}

const CHANGES_SESSION = new Set(["sign_out", "delete_user_account"]);

describe.each(actions)("malformed input to $name", (action) => {
  const url = `${app.url}/api/${action.name}`;

  it("answers each nasty value of each field with an envelope", async () => {
    let bearer = await newBearer(app);
    let fields = await validFields(action, bearer);
    const names = Object.keys(action.input.shape);
    const send = async (body: RawBody, sent: string) => {
      const code = checkAnswer(action, await postRaw(url, body, authorizationFor(action, bearer)), sent);
      if (!CHANGES_SESSION.has(action.name) || (code !== "updated" && code !== "not_signed_in")) return code;
      bearer = await newBearer(app);
      fields = await validFields(action, bearer);
      return code;
    };
    expect(["invalid_field", "not_signed_in"]).not.toContain(await send(multipart(toParts(fields)), "valid"));
    for (const name of names) {
      for (const value of TEXTS) {
        const others = Object.entries(fields).filter(([other]) => other !== name);
        const parts = [...toParts(Object.fromEntries(others)), { name, value }];
        await send(multipart(parts), `${name}=${String(value)}`);
      }
      for (const value of JSON_VALUES) {
        const { [name]: _, ...others } = fields;
        const pairs = Object.entries(others).map(
          ([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`,
        );
        await send(json(`{${[...pairs, `"${name}":${value}`].join(",")}}`), `${name}: ${value}`);
      }
      const twice = multipart([...toParts(fields), { name, value: "1" }, { name, value: "2" }]);
      expect(await send(twice, `${name} twice`)).toBe("invalid_field");
      const file = multipart([
        ...toParts({ ...fields, [name]: "" }).filter((part) => part.value !== ""),
        { name, value: "1", filename: "a.png" },
      ]);
      expect(await send(file, `${name} as a file`)).toBe("invalid_field");
    }
    expect(app.bugs).toEqual([]);
  });

  it("answers each malformed body with an envelope", async () => {
    let bearer = await newBearer(app);
    for (const body of BODIES) {
      const sent = `${body.contentType} ${Buffer.from(body.bytes.subarray(0, 60)).toString()}`;
      const code = checkAnswer(action, await postRaw(url, body, authorizationFor(action, bearer)), sent);
      if (code === "updated") bearer = await newBearer(app);
    }
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
  const url = `${app.url}/api/${action.name}`;
  const expectSignedOut = async (authorization: string | null) => {
    const answer = await postRaw(url, multipart([]), authorization);
    expect([answer.status, JSON.parse(answer.text)], String(authorization)).toMatchObject([
      401,
      { message: "129" },
    ]);
  };

  it("answers 129 to visitors and to tokens that are malformed or unknown", async () => {
    const bearer = await newBearer(app);
    const wrong = [
      null,
      "Bearer",
      "Bearer  ",
      "Bearer x",
      `Bearer ${"a".repeat(43)}`,
      `Bearer ${"a".repeat(5_000)}`,
      `Bearer ${bearer.token}x`,
      `Bearer ${bearer.token.slice(1)}`,
      `Basic ${bearer.token}`,
      bearer.token,
      `Bearer ${bearer.proof}`,
      "Bearer ' or 1=1 --",
      "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ];
    for (const authorization of wrong) await expectSignedOut(authorization);
  });

  it("answers 129 to a token that was revoked", async () => {
    const { token } = await newBearer(app);
    expect((await app.callAs(token)("sign_out")).body.error).toBe(false);
    await expectSignedOut(`Bearer ${token}`);
  });
});

it("answers 126 to a deactivated player on every action that needs one", async () => {
  const { token, playerId } = await app.signUp();
  await app.db
    .updateTable("players")
    .set({ status: "deactivated" })
    .where("player_id", "=", playerId)
    .execute();
  for (const action of playerActions) {
    const answer = await app.callAs(token)(action.name);
    expect([answer.status, answer.body.message], action.name).toEqual([401, "126"]);
  }
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
