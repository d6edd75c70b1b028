import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createHostedIdentity } from "./hosted-identity.ts";
import {
  SITE,
  TestBrowser,
  createIdentityFixture,
  exchange,
  mailedToken,
  proveByMail,
} from "./identity-fixture.ts";
import { CLIENT, fetchIdToken, signInAtProvider, startOidcServer } from "./oidc-server-fixture.ts";

const CALLBACK = `${SITE}/idp/callback/aeroclub`;
const { db } = await createTestDatabase();
const server = await startOidcServer([CALLBACK]);
const identity = createIdentityFixture(db, {
  providers: [
    {
      id: "aeroclub",
      name: "Aero Club",
      issuer: server.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    },
  ],
});
afterAll(() => server.close());

function start(browser: TestBrowser) {
  const callbackURL = "/auth/login/?social=done&return_to=%2Fprofile%2F";
  return browser.post("/sign-in/social", {
    provider: "aeroclub",
    callbackURL,
    errorCallbackURL: "/auth/login/?error=social",
    disableRedirect: true,
  });
}

async function signInAs(sub: string) {
  const browser = new TestBrowser(identity);
  const begun = await start(browser);
  const back = await browser.open(await signInAtProvider(String(begun.body["url"]), sub, CALLBACK));
  return { browser, back };
}

describe("social sign-in at a third-party OpenID Connect server", () => {
  it("waits for a provider that is out of order at the start, and needs no restart when it is back", async () => {
    expect((await start(new TestBrowser(identity))).status).toBe(404);
    server.open();
    identity.passTime(10_001);
    expect((await start(new TestBrowser(identity))).status).toBe(200);
  });

  it("proves the person with a verified address", async () => {
    server.people.set("ann", {
      sub: "ann",
      email: "ann@aeroclub.example",
      email_verified: true,
      name: "Ann",
    });
    const { browser, back } = await signInAs("ann");
    expect(back.location).toBe("/auth/login/?social=done&return_to=%2Fprofile%2F");
    const { token, subject } = await exchange(browser);
    expect(await identity.provider.verify(token)).toMatchObject({
      subject,
      email: "ann@aeroclub.example",
      emailVerified: true,
      name: "Ann",
      type: "social",
    });
    const again = await signInAs("ann");
    expect((await exchange(again.browser)).subject).toBe(subject);
  });

  it("makes an account without an address for somebody who has none", async () => {
    server.people.set("bob", { sub: "bob", name: "Bob" });
    const { browser } = await signInAs("bob");
    const { token } = await exchange(browser);
    expect(await identity.provider.verify(token)).toMatchObject({
      email: null,
      emailVerified: false,
      type: "social",
    });
  });

  it("joins the account by mail of the same verified address", async () => {
    const person = { email: "cleo@aeroclub.example", password: "tail-dragger-7", name: "Cleo" };
    const { subject } = await proveByMail(identity, person);
    server.people.set("cleo", { sub: "cleo", email: person.email, email_verified: true, name: "Cleo" });
    const { browser } = await signInAs("cleo");
    expect((await exchange(browser)).subject).toBe(subject);
  });

  it.each([
    ["false", false],
    ["missing", undefined],
    ["the text true", "true"],
    ["one", 1],
  ])("takes no address whose verification is %s: nobody else's account is joined", async (word, verified) => {
    const person = {
      email: `dora-${word.length}@aeroclub.example`,
      password: "tail-dragger-7",
      name: "Dora",
    };
    const owner = await proveByMail(identity, person);
    const sub = `mallory-${word}`;
    server.people.set(sub, { sub, email: person.email, email_verified: verified, name: "Dora" });
    const { browser } = await signInAs(sub);
    const proof = await identity.provider.verify((await exchange(browser)).token);
    expect(proof).toMatchObject({ email: null, emailVerified: false, type: "social" });
    expect(proof?.subject).not.toBe(owner.subject);
  });

  it("lets no unverified address wait for its owner: the owner signs up and in as if nobody had come", async () => {
    const person = { email: "flora@aeroclub.example", password: "tail-dragger-7", name: "Flora" };
    server.people.set("mallory", { sub: "mallory", email: person.email, email_verified: false, name: "M" });
    const { browser } = await signInAs("mallory");
    const stranger = await exchange(browser);
    const owner = await proveByMail(identity, person);
    expect(owner.subject).not.toBe(stranger.subject);
    expect(await identity.provider.verify(owner.token)).toMatchObject({ email: person.email });
    const again = await signInAs("mallory");
    expect((await exchange(again.browser)).subject).toBe(stranger.subject);
  });

  it("is not blocked by a stranger's sign-up with the address, and ends it", async () => {
    const planted = { email: "erin@aeroclub.example", password: "planted-by-eve", name: "Eve" };
    const eve = new TestBrowser(identity);
    await eve.post("/sign-up/email", planted);
    const token = mailedToken(identity, planted.email);
    server.people.set("erin", { sub: "erin", email: planted.email, email_verified: true, name: "Erin" });
    const { browser } = await signInAs("erin");
    const { subject } = await exchange(browser);

    const late = await new TestBrowser(identity).post("/sign-up/open", { token, agreed: true });
    expect([late.status, late.body["code"]]).toEqual([400, "INVALID_TOKEN"]);
    expect((await eve.post("/sign-in/email", planted)).status).toBe(401);
    expect((await eve.post("/sign-up/wait", {})).body["state"]).not.toBe("signed_in");
    const again = await signInAs("erin");
    expect((await exchange(again.browser)).subject).toBe(subject);
  });

  it("is refused in a browser that did not begin it", async () => {
    const begun = await start(new TestBrowser(identity));
    const back = await signInAtProvider(String(begun.body["url"]), "ann", CALLBACK);
    const stranger = new TestBrowser(identity);
    expect((await stranger.open(back)).location).toBe("/auth/login/?error=social");
    expect((await stranger.post("/exchange", {})).status).toBe(401);
  });

  it.each([
    ["scopes", { scopes: ["offline_access", "admin"] }],
    ["parameters", { additionalParams: { prompt: "none" } }],
    ["a token of the provider", { idToken: { token: "a.b.c" } }],
    ["another account's hint", { loginHint: "ann" }],
  ])("takes no %s from outside", async (_case, more) => {
    const body = { provider: "aeroclub", callbackURL: "/", disableRedirect: true };
    const browser = new TestBrowser(identity);
    const begun = await browser.post("/sign-in/social", { ...body, ...more });
    const asked = new URL(String(begun.body["url"])).searchParams;
    expect(asked.get("scope")).toBe("openid profile email");
    expect([
      asked.get("prompt"),
      asked.get("login_hint"),
      browser.cookieNames.includes("idp.session_token"),
    ]).toEqual([null, null, false]);
  });

  it("keeps no token of the provider", async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from idp.account where "providerId" = 'aeroclub'`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([row["accessToken"], row["refreshToken"], row["idToken"]]).toEqual([null, null, null]);
    }
  });

  it("never comes back to another site", async () => {
    const answer = await new TestBrowser(identity).post("/sign-in/social", {
      provider: "aeroclub",
      callbackURL: "https://evil.example/",
      disableRedirect: true,
    });
    expect(answer.status).toBe(403);
  });
});

describe("the same server as hosted identity", () => {
  it("is one verifier's configuration", async () => {
    const hosted = createHostedIdentity({
      issuer: server.issuer,
      audience: CLIENT.id,
      jwksUrl: `${server.issuer}/jwks`,
    });
    const token = await fetchIdToken(server.issuer, CALLBACK, "ann");
    expect(await hosted.verify(token)).toMatchObject({
      issuer: server.issuer,
      subject: "ann",
      type: "social",
    });

    const other = createHostedIdentity({
      issuer: server.issuer,
      audience: "other",
      jwksUrl: `${server.issuer}/jwks`,
    });
    expect(await other.verify(token)).toBeNull();
    expect(await identity.provider.verify(token)).toBeNull();
  });
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
