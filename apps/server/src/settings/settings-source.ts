import type { Db } from "../postgres/database.ts";
import { currentOf, type Copy } from "../postgres/kept.ts";
import { listSettings } from "./setting-queries.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Longest age of the settings a call may see (ms); a change by another process is visible after it. */
const MAX_AGE_MS = 2_000;

/** The current settings from a short-lived copy, so that no call pays a query for them. */
export type SettingsSource = {
  readonly current: () => Promise<Settings>;
  /** Drops the copy after a change in this process. */
  readonly forget: () => void;
};

export function createSettingsSource(
  db: Db,
  options: {
    readonly nowMs: () => number;
    readonly demoMode: boolean;
    /** Told the keys whose stored values are not valid. */
    readonly onInvalid?: (keys: readonly string[]) => void;
  },
): SettingsSource {
  const copy: Copy<Settings> = {};

  async function load(): Promise<Settings> {
    const stored = await listSettings(db);
    const { settings, invalid } = readSettings(stored);
    if (invalid.length > 0) options.onInvalid?.(invalid);
    if (!options.demoMode) return settings;
    return { ...settings, demoMode: true, payout: settings.payout || !Object.hasOwn(stored, "payout") };
  }

  return {
    current: () => currentOf(copy, { nowMs: options.nowMs(), maxAgeMs: MAX_AGE_MS }, load),
    forget() {
      delete copy.last;
    },
  };
}
