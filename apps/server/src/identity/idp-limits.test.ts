import { describe, expect, it } from "vitest";
import { IdpLimits, RULES } from "./idp-limits.ts";

describe("IdpLimits", () => {
  const rule = { window: 60, max: 2 };

  it("lets so many pass per window and key, and says how long to wait", async () => {
    let nowMs = 1_000_000;
    const limits = new IdpLimits({ nowMs: () => nowMs });
    for (const _ of [1, 2]) expect((await limits.take("a", rule)).allowed).toBe(true);
    nowMs += 15_000;
    expect(await limits.take("a", rule)).toEqual({ allowed: false, retryAfter: 45 });
    expect((await limits.take("b", rule)).allowed).toBe(true);
    nowMs += 45_000;
    expect((await limits.take("a", rule)).allowed).toBe(true);
  });

  it("forgets a key on demand", async () => {
    const limits = new IdpLimits({ nowMs: () => 0 });
    for (const _ of [1, 2]) await limits.take("a", rule);
    expect((await limits.take("a", rule)).allowed).toBe(false);
    limits.forget("a");
    expect((await limits.take("a", rule)).allowed).toBe(true);
  });
});

it.each([
  "/sign-up/email",
  "/send-verification-email",
  "/sign-up/open",
  "/sign-in/email",
  "/sign-in/social",
  "/callback/*",
  "/phone/send",
  "/phone/verify",
  "/exchange",
])("lets a class of sixty behind one address through %s within a minute", async (route) => {
  const limits = new IdpLimits({ nowMs: () => 0 });
  const rule = RULES[route] ?? { window: 60, max: 0 };
  const pupils = await Promise.all(Array.from({ length: 60 }, () => limits.take(`school ${route}`, rule)));
  expect(pupils.map(({ allowed }) => allowed)).not.toContain(false);
});
