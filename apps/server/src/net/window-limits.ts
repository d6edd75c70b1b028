import { LRUCache } from "lru-cache";

/** So many in a window of so many seconds. */
export type Rule = { readonly window: number; readonly max: number };
export type Decision = { readonly allowed: boolean; readonly retryAfter: number | null };

/**
 * Counts in fixed windows. Not the buckets of rate-limiter.ts, which fill up again while somebody guesses: a wrong
 * password counts until its window ends, and may be forgiven.
 */
export type WindowLimits = {
  /** Counts one, unless the window is full. */
  readonly take: (key: string, rule: Rule, nowMs: number) => Decision | Promise<Decision>;
  readonly forget: (key: string) => void;
};

type Window = { readonly startedAtMs: number; count: number };

const MOST_KEYS = 100_000;

/** Windows in memory; the oldest keys go first when there are too many. */
export function createWindowLimits() {
  const windows = new LRUCache<string, Window>({ max: MOST_KEYS });
  return {
    take: (key, rule, nowMs): Decision => {
      const known = windows.get(key);
      const leftMs = known === undefined ? 0 : known.startedAtMs + rule.window * 1_000 - nowMs;
      if (known === undefined || leftMs <= 0) windows.set(key, { startedAtMs: nowMs, count: 1 });
      else if (known.count >= rule.max) return { allowed: false, retryAfter: Math.ceil(leftMs / 1_000) };
      else known.count += 1;
      return { allowed: true, retryAfter: null };
    },
    forget: (key) => {
      windows.delete(key);
    },
  } satisfies WindowLimits;
}
