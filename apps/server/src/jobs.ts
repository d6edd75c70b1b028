import { settleAttempts } from "./attempts/finish/settle-attempts.ts";
import { emptyTrash } from "./authoring/draft-queries.ts";
import { emptyPassageTrash } from "./authoring/passage-draft-queries.ts";
import { deleteOldParts } from "./authoring/upload-queries.ts";
import { voidStaleBattles } from "./battles/settle/void-stale-battles.ts";
import { deleteUnbegunBattles } from "./battles/store/delete-unbegun-battles.ts";
import { runContests } from "./contests/run-contests.ts";
import { runExams } from "./exams/run-exams.ts";
import { countLedgerDays } from "./coins/ledger-day-queries.ts";
import { evaluateOnEvent } from "./badges/evaluate-on-event.ts";
import { tellExaminers } from "./exams/tell-examiners.ts";
import { handleEvents, type EventHandler } from "./events/handle-events.ts";
import { FINISH_EFFECTS } from "./finish-effects.ts";
import { createSay } from "./languages/say.ts";
import type { TextsSource } from "./languages/texts-source.ts";
import { deliverPushes } from "./notices/deliver-pushes.ts";
import { removeEndedSubscriptions } from "./notices/push-queries.ts";
import { deleteOldNotices } from "./notices/notice-queries.ts";
import { removeOldAccess } from "./operators/sessions/remove-old-access.ts";
import { regradeOnEvent, runRegrades } from "./regrades/run-regrades.ts";
import { countItemAnswers } from "./study/count-item-answers.ts";
import { noteBooks } from "./reconcile/note-books.ts";
import { countSiteDays } from "./system/count-site-days.ts";
import { makeNightlyBackup } from "./system/make-nightly-backup.ts";
import type { Job } from "./ports/jobs.ts";
import type { BackupsPort, Clock, MailPort, PushPort, Random } from "./ports/ports.ts";
import type { Connection, Log } from "./postgres/connection.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";

const DAY_MS = 86_400_000;
/** How long a discarded draft can be taken back. */
const TRASH_DAYS = 30;

/** What areas do about events, one line per area. */
const EVENT_HANDLERS: readonly EventHandler[] = [evaluateOnEvent, regradeOnEvent];

export type JobsContext = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly settings: SettingsSource;
  readonly push: PushPort;
  readonly mail: MailPort;
  readonly backups: BackupsPort;
  readonly texts: TextsSource;
  /** How a connection of its own is opened, for what takes long. */
  readonly connection: Connection;
  readonly log: Log;
  /** What went wrong with one of many things; the others go on. */
  readonly onBug: (error: unknown, about: object) => void;
};

/** Everything that is done at times, one line per job. */
export function listJobs(ground: JobsContext): readonly Job[] {
  const { db, clock, random, settings, mail, onBug } = ground;
  const context = contextOf(ground);
  return [
    {
      name: "settle-attempts",
      cron: "* * * * *",
      run: async () => void (await settleAttempts(await context())),
    },
    { name: "handle-events", cron: "* * * * *", run: async () => void (await handleEvents(await context())) },
    {
      name: "deliver-pushes",
      cron: "* * * * *",
      run: async () => void (await deliverPushes(await context())),
    },
    {
      name: "run-contests",
      cron: "* * * * *",
      run: async () => await runContests({ ...(await context()), random }),
    },
    { name: "run-exams", cron: "* * * * *", run: async () => await runExams(await context()) },
    {
      name: "tell-examiners",
      cron: "* * * * *",
      run: async () => await tellExaminers({ ...(await context()), mail }),
    },
    {
      name: "void-stale-battles",
      cron: "*/10 * * * *",
      run: async () =>
        void (await voidStaleBattles({ db, ports: { clock, random }, settings: settings.current, onBug })),
    },
    {
      name: "count-site-days",
      cron: "* * * * *",
      run: async () => await countSiteDays(db, new Date(clock.nowMs())),
    },
    {
      name: "count-ledger-days",
      cron: "* * * * *",
      run: async () => await countLedgerDays(db, new Date(clock.nowMs())),
    },
    ...listQuestionJobs(ground),
    ...listNightlyJobs(ground),
  ];
}

/** What is counted of questions, and given for those that were corrected. */
function listQuestionJobs({ db, clock, onBug }: Pick<JobsContext, "db" | "clock" | "onBug">): readonly Job[] {
  return [
    { name: "count-item-answers", cron: "* * * * *", run: async () => void (await countItemAnswers(db)) },
    {
      name: "run-regrades",
      cron: "* * * * *",
      run: async () => await runRegrades({ db, nowMs: clock.nowMs(), onBug }),
    },
  ];
}

/** What most jobs work with, as it is when one begins. */
function contextOf({
  db,
  clock,
  settings,
  push,
  texts,
  onBug,
}: Pick<JobsContext, "db" | "clock" | "settings" | "push" | "texts" | "onBug">) {
  const say = createSay(texts);
  return async () => {
    // Else a process without visitors would say what it said at its start.
    await texts.current();
    return {
      db,
      nowMs: clock.nowMs(),
      settings: await settings.current(),
      effects: FINISH_EFFECTS,
      handlers: EVENT_HANDLERS,
      push,
      say,
      onBug,
    };
  };
}

/** What is kept safe, checked, and taken away when nobody needs it any more. */
function listNightlyJobs(ground: JobsContext): readonly Job[] {
  const { db, clock, settings, backups } = ground;
  return [
    {
      name: "make-backup",
      cron: "7 2 * * *",
      run: async (isAsked = false) =>
        await makeNightlyBackup(backups, { ...(await settings.current()), isAsked }),
    },
    {
      name: "check-books",
      cron: "37 2 * * *",
      run: async (isAsked = false) => {
        if (isAsked || (await settings.current()).nightlyCheck) await noteBooks(ground);
      },
    },
    {
      name: "delete-old-notices",
      cron: "17 3 * * *",
      run: async () => {
        await deleteOldNotices(db, new Date(clock.nowMs()));
        await removeEndedSubscriptions(db);
      },
    },
    {
      name: "delete-old-sign-ins",
      cron: "27 3 * * *",
      run: async () => await removeOldAccess(db, clock.nowMs()),
    },
    {
      name: "delete-old-uploads",
      cron: "37 3 * * *",
      run: async () => await deleteOldParts(db, new Date(clock.nowMs() - DAY_MS)),
    },
    {
      name: "empty-trash",
      cron: "57 3 * * *",
      run: async () => {
        const before = new Date(clock.nowMs() - TRASH_DAYS * DAY_MS);
        await emptyTrash(db, before);
        await emptyPassageTrash(db, before);
      },
    },
    {
      name: "delete-unbegun-battles",
      cron: "47 3 * * *",
      run: async () => void (await deleteUnbegunBattles(db, clock.nowMs())),
    },
  ];
}
