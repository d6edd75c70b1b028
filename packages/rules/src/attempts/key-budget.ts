const MINUTE_MS = 60_000;

/** Within which times new questions are counted, from the first one counted. */
export const KEY_WINDOWS_MS = { day: 1_440 * MINUTE_MS, minutes: 10 * MINUTE_MS } as const;
export type KeyWindow = keyof typeof KEY_WINDOWS_MS;

/** Questions a player may meet for the first time within each window. */
export type KeyLimits = Readonly<Record<KeyWindow, number>>;

/** What is counted: questions met since a time (ms since epoch). */
export type KeyBudget = Readonly<Record<KeyWindow, { readonly fromMs: number; readonly keys: number }>>;

/**
 * Seconds until a paper with so many new questions may be opened; null when it may now. Guards against copying the bank:
 * what may be opened may always be revealed and reviewed.
 */
export function keyBudgetWait(
  budget: KeyBudget,
  limits: KeyLimits,
  { newKeys, nowMs }: { readonly newKeys: number; readonly nowMs: number },
): number | null {
  const waits = (["day", "minutes"] as const).map((window) => {
    const { fromMs, keys } = budget[window];
    const endsInMs = fromMs + KEY_WINDOWS_MS[window] - nowMs;
    return endsInMs > 0 && keys + newKeys > limits[window] ? endsInMs : 0;
  });
  const waitMs = newKeys === 0 ? 0 : Math.max(...waits);
  return waitMs === 0 ? null : Math.ceil(waitMs / 1_000);
}
