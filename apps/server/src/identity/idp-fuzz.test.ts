import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { createIdentityFixture } from "./identity-fixture.ts";

const { db } = await createTestDatabase();
const identity = createIdentityFixture(db);

const FIELDS = {
  "/sign-up/email": { name: "Ann", email: "fuzz@example.com", password: "tail-dragger-7" },
  "/sign-in/email": { email: "fuzz@example.com", password: "tail-dragger-7" },
  "/sign-in/social": { provider: "aeroclub", callbackURL: "/auth/login/" },
  "/request-password-reset": { email: "fuzz@example.com", redirectTo: "/" },
  "/reset-password": { token: "abc", newPassword: "tail-dragger-7" },
  "/send-verification-email": { email: "fuzz@example.com" },
  "/sign-up/open": { token: "01a8f3a0-0000-7000-8000-000000000000.abc", agreed: true },
  "/sign-up/decline": { token: "01a8f3a0-0000-7000-8000-000000000000.abc" },
  "/sign-up/wait": {},
  "/phone/send": { phone: "+201001234567" },
  "/phone/verify": { request_id: "01a8f3a0-0000-7000-8000-000000000000", code: "123456" },
  "/exchange": {},
  "/sign-out": { callbackURL: "/" },
};
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  "\0",
  "a\0b",
  "\u{D800}",
  "\u202E",
  "'; drop table players; --",
  "%00",
  "../../etc/passwd",
  "https://evil.example",
  "javascript:alert(1)",
  "x".repeat(20_000),
  "é".repeat(300),
  [],
  [[]],
  {},
  { toString: 1 },
  { $gt: "" },
  ["a", "b"],
  { __proto__: null, constructor: 1 },
];
const BODIES = ["", "null", "[]", "{", '{"a":', '"text"', "\0", '{"__proto__":{"x":1}}', "[".repeat(5_000)];

let callers = 0;
async function send(path: string, body: string, type = "application/json"): Promise<number> {
  callers += 1;
  const request = new Request(`http://127.0.0.1:3000/idp${path}`, {
    method: "POST",
    headers: {
      "content-type": type,
      origin: "http://127.0.0.1:3000",
      cookie: "idp.session_token=%00.x; a=b",
    },
    body,
  });
  const address = `203.${Math.floor(callers / 62_500) % 250}.${Math.floor(callers / 250) % 250}.${callers % 250}`;
  return (await identity.handler(request, { address })).status;
}

describe.each(Object.entries(FIELDS))("malformed input at %s", (path, fields) => {
  it("never becomes a server error", async () => {
    const bodies = [
      ...BODIES,
      ...Object.keys(fields).flatMap((field) =>
        NASTY.map((value) => JSON.stringify({ ...fields, [field]: value })),
      ),
    ];
    for (const body of bodies)
      expect([body.slice(0, 200), (await send(path, body)) < 500]).toEqual([body.slice(0, 200), true]);
    for (const type of [
      "",
      "text/plain",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "\u00e9",
    ]) {
      expect([type, (await send(path, JSON.stringify(fields), type)) < 500]).toEqual([type, true]);
    }
  });
});

describe.each(["/callback/aeroclub"])("malformed links to %s", (path) => {
  it("never become a server error", async () => {
    for (const value of ["", "%00", "%ff", "'", "x".repeat(5_000), "%u0000", "[]"]) {
      for (const name of ["state", "code", "token", "callbackURL", "error", "iss", "state[]"]) {
        callers += 1;
        const request = new Request(`http://127.0.0.1:3000/idp${path}?token=a&${name}=${value}`);
        const { status } = await identity.handler(request, {
          address: `203.0.${callers % 250}.${callers % 249}`,
        });
        expect([name, value.slice(0, 20), status < 500]).toEqual([name, value.slice(0, 20), true]);
      }
    }
  });
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
