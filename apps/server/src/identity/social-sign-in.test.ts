import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createHostedIdentity } from "./hosted-identity.ts";
import { SITE, TestBrowser, createIdentityFixture, exchange, proveByMail } from "./identity-fixture.ts";
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

  it("never joins by an address that the provider did not verify", async () => {
    const person = { email: "dora@aeroclub.example", password: "tail-dragger-7", name: "Dora" };
    await proveByMail(identity, person);
    server.people.set("mallory", {
      sub: "mallory",
      email: person.email,
      email_verified: false,
      name: "Dora",
    });
    const { browser, back } = await signInAs("mallory");
    expect(back.location).toBe("/auth/login/?error=social");
    expect((await browser.post("/exchange", {})).status).toBe(401);
  });

  it("never joins an account whose own address was not verified yet", async () => {
    const person = { email: "eve@aeroclub.example", password: "planted-by-eve", name: "Eve" };
    await new TestBrowser(identity).post("/sign-up/email", person);
    server.people.set("erin", { sub: "erin", email: person.email, email_verified: true, name: "Erin" });
    const { back } = await signInAs("erin");
    expect(back.location).toBe("/auth/login/?error=social");
  });

  it("is refused in a browser that did not begin it", async () => {
    const begun = await start(new TestBrowser(identity));
    const back = await signInAtProvider(String(begun.body["url"]), "ann", CALLBACK);
    const stranger = new TestBrowser(identity);
    expect((await stranger.open(back)).location).toBe("/auth/login/?error=social");
    expect((await stranger.post("/exchange", {})).status).toBe(401);
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
