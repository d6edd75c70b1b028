import { createTestDatabase } from "@crosscheck/testkit";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  TestBrowser,
  codeIn,
  createIdentityFixture,
  exchange,
  linkIn,
  proveByMail,
  proveByPhone,
  signInByMail,
} from "./identity-fixture.ts";
import { API_AUDIENCE, EMBEDDED_ISSUER } from "./issuer.ts";

const { db } = await createTestDatabase();
const identity = createIdentityFixture(db);

let people = 0;
function somebody() {
  people += 1;
  return { email: `pilot${people}@example.com`, password: "tail-dragger-7", name: "Ann" };
}
let numbers = 0;
function someNumber() {
  numbers += 1;
  return `+2010012345${String(numbers).padStart(2, "0")}`;
}

describe("sign-in by email", () => {
  it("works after the mailed link was opened, and the token proves the address", async () => {
    const person = somebody();
    const { token, subject } = await proveByMail(identity, person);
    expect(await identity.provider.verify(token)).toMatchObject({
      issuer: EMBEDDED_ISSUER,
      subject,
      email: person.email,
      emailVerified: true,
      mobile: null,
      name: "Ann",
      picture: null,
      type: "email",
    });
    const { exp = 0, iat = 0, aud } = decodeJwt(token);
    expect(exp - iat).toBe(300);
    expect(aud).toBe(API_AUDIENCE);
  });

  it("is refused before the link was opened, with a word of its own only for the right password", async () => {
    const person = somebody();
    const browser = new TestBrowser(identity);
    await browser.post("/sign-up/email", person);
    const early = await browser.post("/sign-in/email", person);
    expect([early.status, early.body["code"]]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    const wrong = await browser.post("/sign-in/email", { ...person, password: "something else" });
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "INVALID_EMAIL_OR_PASSWORD"]);
    // The pass of the device that asked, and no session.
    expect(browser.cookieNames).toEqual(["idp.sign_up"]);
  });

  it("leaves no session behind once the token was fetched", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const browser = new TestBrowser(identity);
    await browser.post("/sign-in/email", person);
    expect((await exchange(browser)).token).not.toBe("undefined");
    const again = await browser.post("/exchange", {});
    expect([again.status, again.body["code"]]).toEqual([401, "SIGNED_OUT"]);
    // The mark of a known device signs nobody in.
    expect(browser.cookieNames).toEqual(["idp.device"]);
  });

  it("keeps session cookies away from scripts, other sites and other paths", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const { headers } = await new TestBrowser(identity).post("/sign-in/email", person);
    for (const cookie of headers.getSetCookie())
      expect(cookie).toMatch(/Path=\/idp;.*HttpOnly;.*SameSite=Lax/i);
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
  });

  it("stops guessing after ten wrong passwords from one address, and lets the owner in from another", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const guesser = new TestBrowser(identity);
    const guess = () => guesser.post("/sign-in/email", { ...person, password: "wrong wrong" });
    for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(401);
    const right = await guesser.post("/sign-in/email", person);
    expect([right.status, right.body["code"]]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(right.body["retry_after_seconds"])).toBeGreaterThan(0);
    expect((await new TestBrowser(identity).post("/sign-in/email", person)).status).toBe(200);
    expect((await guess()).status).toBe(429);
    identity.passTime(900_000);
    expect((await guesser.post("/sign-in/email", person)).status).toBe(200);
  });

  it("leaves each address two tries once a hundred passwords came from wherever, and known devices all theirs", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const known = new TestBrowser(identity);
    await known.post("/sign-in/email", person);
    await exchange(known);
    const stranger = () => new TestBrowser(identity);
    // Without a password nothing is hashed, which keeps this test short; it is counted all the same.
    const guess = async (browser: TestBrowser) =>
      (await browser.post("/sign-in/email", { email: person.email })).status;
    for (let round = 0; round < 100; round += 1) expect(await guess(stranger())).toBe(400);
    const guesser = stranger();
    expect([await guess(guesser), await guess(guesser), await guess(guesser)]).toEqual([400, 400, 429]);

    expect((await stranger().post("/sign-in/email", person)).status).toBe(200);
    for (let round = 0; round < 9; round += 1) expect(await guess(known)).toBe(400);
    expect((await known.post("/sign-in/email", person)).status).toBe(200);
  });

  it("lets no device pass for an account that it never signed in to", async () => {
    const [owner, thief] = [somebody(), somebody()];
    await proveByMail(identity, owner);
    await proveByMail(identity, thief);
    const browser = new TestBrowser(identity);
    await browser.post("/sign-in/email", thief);
    await exchange(browser);
    expect(browser.cookieNames).toContain("idp.device");
    const guess = async () => (await browser.post("/sign-in/email", { email: owner.email })).status;
    for (let round = 0; round < 10; round += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
  });

  it("says what is wrong with an address, a name or a password", async () => {
    const browser = new TestBrowser(identity);
    const code = async (body: object) => (await browser.post("/sign-up/email", body)).body["code"];
    expect(await code({ ...somebody(), email: "not an address" })).toBe("VALIDATION_ERROR");
    expect(await code({ ...somebody(), name: "Crosscheck Support" })).toBe("NAME_NOT_ALLOWED");
    expect(await code({ ...somebody(), password: "short" })).toBe("PASSWORD_TOO_SHORT");
    expect(await code({ ...somebody(), password: "x".repeat(129) })).toBe("PASSWORD_TOO_LONG");
    for (const password of ["12345678", "password", "pilot-own@example.com", "pilot-own-12"]) {
      const person = { email: "pilot-own@example.com", password, name: "Ann" };
      expect(await code(person)).toBe("PASSWORD_TOO_COMMON");
    }
  });
});

describe("known and unknown addresses", () => {
  it("get the same answer to a sign-up, and the owner of a known one gets a mail", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const known = await new TestBrowser(identity).post("/sign-up/email", {
      ...person,
      password: "another-one-9",
    });
    const unknown = await new TestBrowser(identity).post("/sign-up/email", somebody());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect(known.headers.getSetCookie()[0]?.length).toBe(unknown.headers.getSetCookie()[0]?.length);
    const mail = identity.mails.findLast(({ to }) => to === person.email);
    expect(mail?.subject).toBe("You already have a Crosscheck account");
    expect((await signInByMail(identity, person)).token).not.toBe("undefined");
  });

  it.each(["/request-password-reset", "/send-verification-email"])(
    "get the same answer at %s",
    async (path) => {
      const person = somebody();
      await proveByMail(identity, person);
      const known = await new TestBrowser(identity).post(path, { email: person.email });
      const unknown = await new TestBrowser(identity).post(path, { email: "nobody@example.com" });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(identity.mails.some(({ to }) => to === "nobody@example.com")).toBe(false);
    },
  );

  it("get the same answer to a wrong password", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const known = await new TestBrowser(identity).post("/sign-in/email", {
      ...person,
      password: "wrong wrong",
    });
    const unknown = await new TestBrowser(identity).post("/sign-in/email", {
      ...somebody(),
      password: "wrong wrong",
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it("are all the same when one address signs up many times at once", async () => {
    const person = somebody();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => new TestBrowser(identity).post("/sign-up/email", person)),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { status: true }]),
    );
  });
});

describe("a forgotten password", () => {
  it("is replaced through the mailed link, once", async () => {
    const person = somebody();
    await proveByMail(identity, person);
    const browser = new TestBrowser(identity);
    await browser.post("/request-password-reset", { email: person.email });
    const link = linkIn(identity.mails.findLast(({ to }) => to === person.email)?.text);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/reset-password\/\?token=\w+$/);
    const token = new URL(link).searchParams.get("token");
    const newPassword = "brand-new-wings";
    const weak = await browser.post("/reset-password", { token, newPassword: person.email });
    expect([weak.status, weak.body["code"]]).toEqual([400, "PASSWORD_TOO_COMMON"]);
    expect((await browser.post("/reset-password", { token, newPassword })).status).toBe(200);
    const again = await browser.post("/reset-password", { token, newPassword: "third-time-lucky" });
    expect([again.status, again.body["code"]]).toEqual([400, "INVALID_TOKEN"]);

    expect((await browser.post("/sign-in/email", person)).status).toBe(401);
    expect((await browser.post("/sign-in/email", { ...person, password: newPassword })).status).toBe(200);
  });
});

describe("sign-in by phone", () => {
  it("proves the number, and the same number is the same person", async () => {
    const phone = someNumber();
    const first = await proveByPhone(identity, phone);
    const proof = await identity.provider.verify(first.token);
    expect(proof).toMatchObject({ mobile: phone, email: null, emailVerified: false, type: "mobile" });
    expect((await proveByPhone(identity, phone)).subject).toBe(first.subject);
  });

  it("refuses a code after five tries, even the right one", async () => {
    const phone = someNumber();
    const browser = new TestBrowser(identity);
    const { body } = await browser.post("/phone/send", { phone });
    const code = codeIn(identity.texts.at(-1)?.text);
    const wrong = code === "111111" ? "222222" : "111111";
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      codes.push(
        (await browser.post("/phone/verify", { request_id: body["request_id"], code: wrong })).body["code"],
      );
    }
    expect(codes).toEqual(["CODE_WRONG", "CODE_WRONG", "CODE_WRONG", "CODE_WRONG", "CODE_EXPIRED"]);
    const late = await browser.post("/phone/verify", { request_id: body["request_id"], code });
    expect(late.body["code"]).toBe("CODE_EXPIRED");
  });

  it("counts tries that come at the same time", async () => {
    const browser = new TestBrowser(identity);
    const { body } = await browser.post("/phone/send", { phone: someNumber() });
    const code = codeIn(identity.texts.at(-1)?.text);
    const guesses = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0"),
    );
    const answers = await Promise.all(
      guesses.map((guess) => browser.post("/phone/verify", { request_id: body["request_id"], code: guess })),
    );
    expect(answers.filter((answer) => answer.body["code"] === "CODE_WRONG")).toHaveLength(4);
    expect((await browser.post("/phone/verify", { request_id: body["request_id"], code })).status).toBe(400);
  });

  it("accepts a code once, also when it comes twice at the same time", async () => {
    const browser = new TestBrowser(identity);
    const { body } = await browser.post("/phone/send", { phone: someNumber() });
    const code = codeIn(identity.texts.at(-1)?.text);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.post("/phone/verify", { request_id: body["request_id"], code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("binds a code to the request it was sent for", async () => {
    const browser = new TestBrowser(identity);
    const first = await browser.post("/phone/send", { phone: someNumber() });
    await browser.post("/phone/send", { phone: someNumber() });
    const code = codeIn(identity.texts.at(-1)?.text);
    const answer = await browser.post("/phone/verify", { request_id: first.body["request_id"], code });
    expect(answer.body["code"]).toBe("CODE_WRONG");
  });

  it("ends the life of a code after five minutes", async () => {
    const browser = new TestBrowser(identity);
    const { body } = await browser.post("/phone/send", { phone: someNumber() });
    expect(body["expires_in_seconds"]).toBe(300);
    identity.passTime(300_001);
    const code = codeIn(identity.texts.at(-1)?.text);
    const answer = await browser.post("/phone/verify", { request_id: body["request_id"], code });
    expect(answer.body["code"]).toBe("CODE_EXPIRED");
  });

  it("sends three codes in ten minutes and ten in a day to one number, also when asked at once", async () => {
    const phone = someNumber();
    const ask = () => new TestBrowser(identity).post("/phone/send", { phone });
    const burst = await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(burst.find(({ status }) => status !== 200)?.status).toBe(429);
    let sent = 3;
    for (let round = 0; round < 12; round += 1) {
      identity.passTime(600_001);
      if ((await ask()).status === 200) sent += 1;
    }
    expect(sent).toBe(10);
  });

  it("refuses what is no mobile number", async () => {
    const answer = await new TestBrowser(identity).post("/phone/send", { phone: "0100 1234567" });
    expect([answer.status, answer.body["code"]]).toEqual([400, "PHONE_INVALID"]);
  });

  it("keeps no code in readable form", async () => {
    const phone = someNumber();
    await new TestBrowser(identity).post("/phone/send", { phone });
    const code = codeIn(identity.texts.at(-1)?.text);
    const rows = await db.selectFrom("idp.phone_codes").selectAll().where("phone", "=", phone).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("the doors of the provider", () => {
  it.each([
    ["GET", "/get-session"],
    ["POST", "/update-user"],
    ["POST", "/change-email"],
    ["POST", "/delete-user"],
    ["GET", "/token"],
    ["POST", "/phone-number/send-otp"],
    ["GET", "/list-sessions"],
    ["GET", "/error"],
    ["GET", "/sign-up/email"],
    ["GET", "/verify-email"],
    ["GET", "/sign-up/open"],
    ["POST", "/sign-up"],
  ])("are closed at %s %s", async (method, path) => {
    const request = new Request(`http://127.0.0.1:3000/idp${path}`, { method });
    const response = await identity.handler(request, { address: "192.0.2.1" });
    expect(response.status).toBe(404);
  });

  it("are closed to posts from other sites", async () => {
    const browser = new TestBrowser(identity);
    const answer = await browser.post("/sign-in/email", somebody(), { origin: "https://evil.example" });
    expect([answer.status, answer.body["code"]]).toEqual([403, "ORIGIN"]);
  });

  it("limit the calls from one address", async () => {
    const browser = new TestBrowser(identity);
    const statuses = [];
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await browser.post("/request-password-reset", { email: "nobody@example.com" })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

it("forgets thirty days later what was begun and not finished, and dates tokens by the server's clock", async () => {
  const person = somebody();
  await proveByMail(identity, person);
  await new TestBrowser(identity).post("/sign-in/email", person);
  await new TestBrowser(identity).post("/request-password-reset", { email: person.email });
  const count = async (name: string) =>
    (await sql`select 1 from ${sql.table(`idp.${name}`)}`.execute(db)).rows.length;
  expect(await count("session")).toBeGreaterThan(0);
  expect(await count("verification")).toBeGreaterThan(0);
  identity.passTime(31 * 86_400_000);
  const { token } = await signInByMail(identity, person);
  expect([await count("session"), await count("verification")]).toEqual([0, 0]);
  const nowSeconds = Math.floor(identity.ports.clock.nowMs() / 1_000);
  expect(nowSeconds - Number(decodeJwt(token).iat)).toBeLessThan(60);
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
