import { settleAttempts } from "./attempts/finish/settle-attempts.ts";
import { evaluateOnEvent } from "./badges/evaluate-on-event.ts";
import { handleEvents, type EventHandler } from "./events/handle-events.ts";
import { FINISH_EFFECTS } from "./finish-effects.ts";
import type { Job } from "./ports/jobs.ts";
import type { Clock } from "./ports/ports.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";

/** What areas do about events, one line per area. */
const EVENT_HANDLERS: readonly EventHandler[] = [evaluateOnEvent];

export type JobsContext = {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsSource;
  /** What went wrong with one of many things; the others go on. */
  readonly onBug: (error: unknown, about: object) => void;
};

/** Everything that is done at times, one line per job. */
export function listJobs({ db, clock, settings, onBug }: JobsContext): readonly Job[] {
  const context = async () => ({
    db,
    nowMs: clock.nowMs(),
    settings: await settings.current(),
    effects: FINISH_EFFECTS,
    handlers: EVENT_HANDLERS,
    onBug,
  });
  return [
    {
      name: "settle-attempts",
      cron: "* * * * *",
      run: async () => void (await settleAttempts(await context())),
    },
    { name: "handle-events", cron: "* * * * *", run: async () => void (await handleEvents(await context())) },
  ];
}
