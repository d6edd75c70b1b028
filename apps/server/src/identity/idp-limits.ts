import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "../ports/ports.ts";

type Rule = { readonly window: number; readonly max: number };
type Window = { readonly startedAtMs: number; count: number };
type Decision = { readonly allowed: boolean; readonly retryAfter: number | null };

/** Per client address and minute. Codes and mails have their own limits per recipient beside these. */
export const RULES: Readonly<Record<string, Rule>> = {
  "/sign-up/email": { window: 60, max: 20 },
  "/sign-in/email": { window: 60, max: 30 },
  "/sign-in/social": { window: 60, max: 30 },
  "/callback/*": { window: 60, max: 30 },
  "/request-password-reset": { window: 60, max: 10 },
  "/reset-password": { window: 60, max: 10 },
  "/send-verification-email": { window: 60, max: 10 },
  "/verify-email": { window: 60, max: 30 },
  "/phone/send": { window: 60, max: 10 },
  "/phone/verify": { window: 60, max: 30 },
  "/exchange": { window: 60, max: 60 },
  "/sign-out": { window: 60, max: 60 },
  "/jwks": { window: 60, max: 120 },
};
/** Wrong passwords for one account from one client address: the owner elsewhere is not locked out by somebody who guesses. */
export const WRONG_PASSWORDS: Rule = { window: 900, max: 10 };
/** Passwords tried for one account, from wherever. */
export const ALL_PASSWORDS: Rule = { window: 900, max: 100 };
const MOST_KEYS = 100_000;

/** Counts in fixed windows; the oldest keys go first when there are too many. */
export class IdpLimits {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_KEYS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one, unless the window is full. */
  take(key: string, rule: Rule): Decision {
    const decision = this.look(key, rule);
    if (!decision.allowed) return decision;
    const nowMs = this.#clock.nowMs();
    const window = this.#windows.get(key);
    if (window && nowMs - window.startedAtMs < rule.window * 1_000) window.count += 1;
    else this.#windows.set(key, { startedAtMs: nowMs, count: 1 });
    return decision;
  }

  /** Whether one more would be allowed. */
  look(key: string, rule: Rule): Decision {
    const window = this.#windows.get(key);
    const ageMs = window ? this.#clock.nowMs() - window.startedAtMs : Number.POSITIVE_INFINITY;
    const windowMs = rule.window * 1_000;
    if (!window || ageMs >= windowMs || window.count < rule.max) return { allowed: true, retryAfter: null };
    return { allowed: false, retryAfter: Math.ceil((windowMs - ageMs) / 1_000) };
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }
}

/** Key of the passwords tried for an account, by one caller or by all; the address itself is not kept in memory. */
export function passwordKey(email: string, caller = "all"): string {
  return `password ${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")} ${caller}`;
}
