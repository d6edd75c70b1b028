import { describe, expect, it } from "vitest";
import { createIdentity } from "./identity.ts";

type Call = { readonly url: string; readonly body: unknown };

/** An identity client whose server always gives this answer. */
function answering(status: number, answer: unknown) {
  const calls: Call[] = [];
  const identity = createIdentity({
    baseUrl: "https://site.example",
    fetch: async (url, init) => {
      const request = new Request(url, init);
      calls.push({ url: request.url, body: await request.json() });
      return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
    },
  });
  return { identity, calls };
}

describe("the identity client", () => {
  it("asks for a code and remembers its request", async () => {
    const { identity, calls } = answering(200, { request_id: "r1", expires_in_seconds: 300 });
    expect(await identity.sendPhoneCode("+20 100 123 4567")).toEqual({
      ok: true,
      data: { requestId: "r1", expiresInSeconds: 300 },
    });
    expect(calls).toEqual([
      { url: "https://site.example/idp/phone/send", body: { phone: "+20 100 123 4567" } },
    ]);
  });

  it("comes back from a social provider to the sign-in screen and from there to where the player was", async () => {
    const { identity, calls } = answering(200, { url: "https://provider.example/authorize" });
    const started = await identity.startSocial("aeroclub", "/profile/?tab=1");
    expect(started).toEqual({ ok: true, data: { url: "https://provider.example/authorize" } });
    expect(calls[0]?.body).toMatchObject({
      provider: "aeroclub",
      callbackURL: "/auth/login/?social=done&return_to=%2Fprofile%2F%3Ftab%3D1",
      disableRedirect: true,
    });
  });

  it("says how a sign-up by mail stands and what its link led to", async () => {
    expect(await answering(200, { state: "waiting" }).identity.waitForSignUp()).toEqual({
      ok: true,
      data: "waiting",
    });
    expect(await answering(200, { state: "news" }).identity.waitForSignUp()).toEqual({
      ok: true,
      data: "over",
    });
    const ask = { state: "ask", name: "Ann", email: "ann@example.com" };
    const { identity, calls } = answering(200, ask);
    expect(await identity.openSignUpLink("t", false)).toEqual({ ok: true, data: ask });
    expect(calls).toEqual([
      { url: "https://site.example/idp/sign-up/open", body: { token: "t", agreed: false } },
    ]);
    const over = answering(400, { code: "INVALID_TOKEN" }).identity;
    expect(await over.openSignUpLink("t", true)).toMatchObject({ refused: "link_expired" });
  });

  it.each([
    [401, "INVALID_EMAIL_OR_PASSWORD", "invalid_password"],
    [403, "EMAIL_NOT_VERIFIED", "verify_email_first"],
    [400, "INVALID_EMAIL", "invalid_email"],
    [400, "VALIDATION_ERROR", "invalid_email"],
    [400, "PASSWORD_TOO_SHORT", "password_too_short"],
    [403, "ORIGIN", "operation_not_allowed"],
    [500, "INTERNAL", "internal_error"],
    [400, "SOMETHING_NEW", "internal_error"],
  ])("turns %i %s into %s", async (status, code, refused) => {
    const { identity } = answering(status, { code });
    const outcome = await identity.signInWithEmail("ann@example.com", "wrong");
    expect(outcome).toEqual({ ok: false, refused, retryAfterSeconds: null });
  });

  it("says how long to wait after too many requests", async () => {
    const { identity } = answering(429, { code: "TOO_MANY_REQUESTS", retry_after_seconds: 42 });
    expect(await identity.requestPasswordReset("ann@example.com")).toEqual({
      ok: false,
      refused: "too_many_requests",
      retryAfterSeconds: 42,
    });
  });

  it.each([
    ["a wrong shape of the number", "sendPhoneCode", "phone_invalid"],
    ["a wrong shape of the code", "verifyPhoneCode", "code_wrong"],
  ] as const)("names %s", async (_case, method, refused) => {
    const { identity } = answering(400, { code: "VALIDATION_ERROR" });
    expect(await identity[method]("x", "y")).toMatchObject({ refused });
  });

  it("throws when what answers is not the provider", async () => {
    const { identity } = answering(502, "<html>Bad gateway</html>");
    await expect(identity.identityToken()).rejects.toMatchObject({ name: "NetworkAway" });
  });
});
