import { startPushService } from "@crosscheck/testkit/push-service";
import { importJWK, jwtVerify } from "jose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { PushTarget } from "./ports.ts";
import { createWebPush } from "./web-push.ts";

const service = await startPushService();
afterAll(service.stop);
beforeEach(() => service.answerWith(201));

const push = createWebPush({ secret: "a secret", allowPrivate: true });
const strict = createWebPush({ secret: "a secret", allowPrivate: false });
const MESSAGE = {
  payload: JSON.stringify({ title: "شارة جديدة" }),
  topic: "0123456789abcdef0123456789abcdef",
  ttlSeconds: 60,
  contact: "mailto:house@example.org",
};

function newTarget(): PushTarget & ReturnType<typeof service.newBrowser> {
  const browser = service.newBrowser();
  return { ...browser, ...browser.keys };
}

describe("a message", () => {
  it("is read by the browser it was made for, signed by the key that browsers subscribed with", async () => {
    const target = newTarget();
    expect(await push.send(target, MESSAGE)).toEqual({ outcome: "sent" });
    const [message] = target.messages;
    expect(message?.text).toBe(MESSAGE.payload);
    expect(message?.headers).toMatchObject({ ttl: "60", topic: MESSAGE.topic, urgency: "normal" });

    const [, token = "", key = ""] =
      /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? "") ?? [];
    expect(key).toBe(push.publicKey);
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
    const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"));
    expect(payload).toMatchObject({ aud: service.url, sub: MESSAGE.contact });
  });

  it.each([
    [201, {}, { outcome: "sent" }],
    [410, {}, { outcome: "gone" }],
    [404, {}, { outcome: "gone" }],
    [400, {}, { outcome: "refused", status: 400 }],
    [413, {}, { outcome: "refused", status: 413 }],
    [302, { location: "http://127.0.0.1:1/" }, { outcome: "refused", status: 302 }],
    [429, { "retry-after": "120" }, { outcome: "later", afterSeconds: 120 }],
    [503, { "retry-after": "soon" }, { outcome: "later", afterSeconds: null }],
  ])("answered with %i is told so", async (status, headers, outcome) => {
    service.answerWith(status, headers);
    expect(await push.send(newTarget(), MESSAGE)).toEqual(outcome);
  });

  it("waits for a service that is away", async () => {
    const target = { ...newTarget(), endpoint: "http://127.0.0.1:1/push" };
    expect(await push.send(target, MESSAGE)).toEqual({ outcome: "later", afterSeconds: null });
  });
});

describe("keys", () => {
  it("follow from the secret of the installation", () => {
    expect(createWebPush({ secret: "a secret", allowPrivate: false }).publicKey).toBe(push.publicKey);
    expect(createWebPush({ secret: "another", allowPrivate: false }).publicKey).not.toBe(push.publicKey);
    expect(Buffer.from(push.publicKey, "base64url")).toHaveLength(65);
  });

  it("of a browser are a point of the curve and 16 bytes", () => {
    const target = newTarget();
    expect(push.takes(target)).toBe(true);
    const flat = Buffer.alloc(65, 4).toString("base64url");
    for (const wrong of [{ p256dh: flat }, { p256dh: "AAAA" }, { auth: "AAAA" }, { p256dh: "" }])
      expect(push.takes({ ...target, ...wrong })).toBe(false);
  });
});

describe("where a message goes", () => {
  const endpoint = (text: string) => ({ ...newTarget(), endpoint: text });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
  ])("is a push service: %s", (text) => {
    expect(strict.takes(endpoint(text))).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://localhost/x",
    "https://postgres/x",
    "https://metadata.google.internal/x",
    "https://user:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "ftp://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "no address",
    "",
    `https://fcm.googleapis.com/${"x".repeat(1_000)}`,
  ])("is never %s", async (text) => {
    expect(strict.takes(endpoint(text))).toBe(false);
    expect(await strict.send(endpoint(text), MESSAGE)).toEqual({ outcome: "refused", status: null });
  });
});
