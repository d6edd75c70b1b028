import { createWindowLimits, type Decision, type Rule, type WindowLimits } from "../net/window-limits.ts";
import type { Clock } from "../ports/ports.ts";

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

/** What the identity provider counts, by one clock. */
export class IdpLimits {
  readonly #clock: Clock;
  readonly #windows: WindowLimits;

  constructor(clock: Clock, windows: WindowLimits = createWindowLimits()) {
    this.#clock = clock;
    this.#windows = windows;
  }

  /** Counts one, unless the window is full. */
  async take(key: string, rule: Rule): Promise<Decision> {
    return await this.#windows.take(key, rule, this.#clock.nowMs());
  }

  forget(key: string): void {
    this.#windows.forget(key);
  }
}
