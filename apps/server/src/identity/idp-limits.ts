import { LRUCache } from "lru-cache";
import type { Clock } from "../ports/ports.ts";

export type Rule = { readonly window: number; readonly max: number };
type Window = { readonly startedAtMs: number; count: number };
export type Decision = { readonly allowed: boolean; readonly retryAfter: number | null };

/** Per client address and minute: a class of sixty signs in behind one, some of them twice. Codes and mails have their own limits per recipient beside these. */
export const RULES: Readonly<Record<string, Rule>> = {
  "/sign-up/email": { window: 60, max: 90 },
  "/sign-in/email": { window: 60, max: 90 },
  "/sign-in/social": { window: 60, max: 90 },
  "/callback/*": { window: 60, max: 90 },
  "/request-password-reset": { window: 60, max: 10 },
  "/reset-password": { window: 60, max: 10 },
  "/send-verification-email": { window: 60, max: 60 },
  "/sign-up/open": { window: 60, max: 90 },
  "/sign-up/decline": { window: 60, max: 30 },
  // A class that waits for its mails asks every few seconds each.
  "/sign-up/wait": { window: 60, max: 1_200 },
  "/phone/send": { window: 60, max: 60 },
  "/phone/verify": { window: 60, max: 90 },
  "/exchange": { window: 60, max: 120 },
  "/sign-out": { window: 60, max: 60 },
  "/jwks": { window: 60, max: 120 },
};
const MOST_KEYS = 100_000;

/**
 * Counts in fixed windows; the oldest keys go first when there are too many. Not the buckets of net/rate-limiter.ts, which
 * fill up again while somebody guesses: a wrong password counts until its window ends, and may be forgiven.
 */
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
