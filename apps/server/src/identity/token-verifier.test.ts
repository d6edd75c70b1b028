import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Handlers } from "../calls/handle.ts";
import { systemClock } from "../ports/clock.ts";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { createActionCore } from "../transport/action-core.ts";
import { createHostedIdentity } from "./hosted-identity.ts";

const ISSUER = "https://issuer.example";
const AUDIENCE = "crosscheck";
const good = await generateKeyPair("RS256");
const stranger = await generateKeyPair("RS256");
const jwks = { keys: [{ ...(await exportJWK(good.publicKey)), kid: "1", alg: "RS256", use: "sig" }] };
let broken = false;
let hangs = false;
const server = createServer((_request, response) => {
  if (hangs) return;
  response.writeHead(broken ? 500 : 200, { "content-type": "application/json" }).end(JSON.stringify(jwks));
});
let jwksUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`; // a TCP server has a port
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function sign(claims: JWTPayload, key = good.privateKey): Promise<string> {
  return new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: "person-1", ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? "5m")
    .sign(key);
}

function verify(token: string) {
  return createHostedIdentity({ issuer: ISSUER, audience: AUDIENCE, jwksUrl }).verify(token);
}

describe("identity tokens of a hosted provider", () => {
  it("prove who they say when signed by its key for us", async () => {
    const token = await sign({ email: "Ann@Example.com", email_verified: true, name: "Ann" });
    expect(await verify(token)).toMatchObject({
      issuer: ISSUER,
      subject: "person-1",
      email: "ann@example.com",
      emailVerified: true,
      mobile: null,
      name: "Ann",
      picture: null,
      type: "social",
    });
  });

  it.each([
    ["password", "email"],
    ["phone", "mobile"],
    ["google.com", "social"],
  ])("say by Firebase's word %s that the player is of type %s", async (provider, type) => {
    const token = await sign({ firebase: { sign_in_provider: provider } });
    expect((await verify(token))?.type).toBe(type);
  });

  it("of somebody with a number only are of type mobile", async () => {
    expect(await verify(await sign({ phone_number: "+201001234567" }))).toMatchObject({
      type: "mobile",
      mobile: "+201001234567",
    });
  });

  it("prove nothing when forged", async () => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: ISSUER, aud: AUDIENCE, sub: "person-1" };
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime("5m").encode();
    // The classic confusion: the public key used as a shared secret.
    const secret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]));
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "1" })
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(secret);
    const [header, , signature] = (await sign({})).split(".");
    const swapped = Buffer.from(JSON.stringify({ ...claims, sub: "person-2", exp: now + 300 })).toString(
      "base64url",
    );
    const forged = {
      "wrong audience": await sign({ aud: "another-app" }),
      "other issuer": await sign({ iss: "https://evil.example" }),
      expired: await sign({ exp: now - 60 }),
      "another key": await sign({}, stranger.privateKey),
      "no subject": await sign({ sub: "" }),
      "not yet valid": await sign({ nbf: now + 600 }),
      unsigned,
      confused,
      "changed payload": `${header}.${swapped}.${signature}`,
      "no ASCII": `${header}.${swapped}é.${signature}`,
      "a space": `${header}.${swapped} .${signature}`,
      "no token": "abc",
      empty: "",
    };
    for (const [name, token] of Object.entries(forged))
      expect([name, await verify(token)]).toEqual([name, null]);
  });

  it("are neither right nor wrong while the keys cannot be read", async () => {
    broken = true;
    const token = await sign({});
    await expect(verify(token)).rejects.toMatchObject({ name: "IdentityAway" });
    broken = false;
  });

  it("do not keep a call waiting for keys that never come: it is refused as unavailable", async () => {
    hangs = true;
    const identity = createHostedIdentity({ issuer: ISSUER, audience: AUDIENCE, jwksUrl });
    const core = createActionCore({
      handlers: {} as Handlers, // no handler is reached
      db: {} as Db, // nor the database
      ports: { clock: systemClock, identity } as Ports,
      settings: async () => DEFAULT_SETTINGS,
      effects: [],
      authenticate: async () => null,
      limit: () => null,
      checkOutput: true,
      onBug: (error) => expect.fail(String(error)),
      countContradiction: () => undefined,
    });
    const { status, body } = await core({
      action: "user_signup",
      authorization: `Bearer ${await sign({})}`,
      contentType: "application/json",
      body: new TextEncoder().encode('{"firebase_id":"person-1"}'),
      address: "192.0.2.1",
      userAgent: "test",
    });
    hangs = false;
    expect([status, body.message]).toEqual([503, "222"]);
  });
});
