import { describe, expect, it } from "vitest";
import { IdpLimits, RULES } from "./idp-limits.ts";

describe("IdpLimits", () => {
  const rule = { window: 60, max: 2 };

  it("lets so many pass per window and key, and says how long to wait", () => {
    let nowMs = 1_000_000;
    const limits = new IdpLimits({ nowMs: () => nowMs });
    expect([limits.take("a", rule), limits.take("a", rule)].every(({ allowed }) => allowed)).toBe(true);
    nowMs += 15_000;
    expect(limits.take("a", rule)).toEqual({ allowed: false, retryAfter: 45 });
    expect(limits.take("b", rule).allowed).toBe(true);
    nowMs += 45_000;
    expect(limits.take("a", rule).allowed).toBe(true);
  });

  it("forgets a key on demand", () => {
    const limits = new IdpLimits({ nowMs: () => 0 });
    limits.take("a", rule);
    limits.take("a", rule);
    limits.forget("a");
    expect(limits.take("a", rule).allowed).toBe(true);
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
])("lets a class of sixty behind one address through %s within a minute", (route) => {
  const limits = new IdpLimits({ nowMs: () => 0 });
  const rule = RULES[route] ?? { window: 60, max: 0 };
  const pupils = Array.from({ length: 60 }, () => limits.take(`school ${route}`, rule).allowed);
  expect(pupils).not.toContain(false);
});
