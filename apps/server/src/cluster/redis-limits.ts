import { createRateLimiter, type RateLimiter } from "../net/rate-limiter.ts";
import { createWindowLimits, type Decision, type WindowLimits } from "../net/window-limits.ts";
import type { RedisLink } from "./redis-link.ts";

/** No call waits longer for where it is counted. */
const PATIENCE_MS = 250;

type NameBudget = (key: string) => string;

/** One budget per key for all processes. While Redis is away each process counts for itself, from what it has let through before. */
export function createSharedLimiter(link: RedisLink, nameOf: NameBudget): RateLimiter {
  const own = createRateLimiter();
  return (key, perMinute, nowMs) => {
    if (!link.isUp) return own(key, perMinute, nowMs);
    return link
      .run((client) => client.takeCall(nameOf(key), perMinute), PATIENCE_MS)
      .then(
        (waitMs) => {
          if (waitMs > 0) return Math.ceil(waitMs / 1_000);
          own(key, perMinute, nowMs);
          return null;
        },
        () => own(key, perMinute, nowMs),
      );
  };
}

/** The same for windows. */
export function createSharedWindows(link: RedisLink, nameOf: NameBudget): WindowLimits {
  const own = createWindowLimits();
  return {
    take: async (key, rule, nowMs): Promise<Decision> => {
      if (!link.isUp) return own.take(key, rule, nowMs);
      try {
        const waitMs = await link.run((client) => client.takeInWindow(nameOf(key), rule), PATIENCE_MS);
        if (waitMs > 0) return { allowed: false, retryAfter: Math.ceil(waitMs / 1_000) };
        own.take(key, rule, nowMs);
        return { allowed: true, retryAfter: null };
      } catch {
        return own.take(key, rule, nowMs);
      }
    },
    forget: (key) => {
      own.forget(key);
      // One that cannot be forgotten now ends with its window.
      link.run((client) => client.del(nameOf(key))).catch(() => undefined);
    },
  };
}
