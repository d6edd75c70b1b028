import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const BackupName = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/)
  .describe("When it was made, in UTC.");

export const listBackups = defineAction({
  name: "list_backups",
  summary: "Every backup on the host, the newest first, and whether one is being made.",
  access: { roles: ["admin"] },
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({
    busy: z.boolean(),
    /** What the last one that was begun here failed with; null: it did not. */
    problem: z.string().nullable(),
    backups: z.array(
      z.strictObject({
        name: BackupName,
        made_at: Instant,
        /** Nightly ones are taken away when there are more than `keptBackups`. */
        kind: z.enum(["wanted", "nightly"]),
        bytes: z.int().min(0),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const makeBackup = defineAction({
  name: "make_backup",
  summary:
    "Begins a backup of database, media and secrets, which stays on the host; list_backups has it when it is whole.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
  messages: ["stored"],
  refusals: ["backup_busy"],
  perMinute: 4,
});

export const deleteBackup = defineAction({
  name: "delete_backup",
  summary: "Deletes a backup from the host for good.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ name: BackupName }),
  output: z.strictObject({ name: BackupName }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});

const DayField = z.iso.date();
const count = z.int().min(0);

const everybody = { roles: ["admin", "author", "examiner", "support"] } as const;

export const getWaiting = defineAction({
  name: "get_waiting",
  summary: "How much waits for the calling operator; null: that is for others to do.",
  access: everybody,
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({
    reports: count.nullable(),
    messages: count.nullable(),
    payouts: count.nullable(),
    referrals: count.nullable(),
    /** Texts of questions that others have written. */
    drafts: count.nullable(),
    /** Texts of questions that were approved and are not played yet. */
    approved: count.nullable(),
    /** Sittings of exams with something against the rules that nobody has decided on. */
    sittings: count.nullable(),
    /** Exam of such a sitting. */
    exam_id: Uuid.nullable(),
    /** Contests that ended over an hour ago and are not paid. */
    contests: count.nullable(),
    /** Jobs that failed or did not come. */
    jobs: count.nullable(),
    /** Breaches that the last check of the books found. */
    books: count.nullable(),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const getOverview = defineAction({
  name: "get_overview",
  summary: "What the site did in the last thirty days, what waits for somebody, and how it is.",
  access: everybody,
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({
    /** UTC days, the oldest first; counted every minute. */
    days: z.array(
      z.strictObject({
        day: DayField,
        /** Who finished a quiz, and who of them had finished one on an earlier day. */
        players: count,
        returning_players: count,
        /** Accounts made. */
        new_players: count,
        attempts: count,
        answers: count,
      }),
    ),
    waiting: z.strictObject({
      reports: count,
      messages: count,
      payouts: count,
      referrals: count,
      drafts: count,
      approved: count,
      sittings: count,
      contests: count,
    }),
    running: z.strictObject({ contests: count, exams: count, battles: count }),
    health: z.strictObject({
      /** Version of PostgreSQL, and what the database takes on its disk. */
      database: z.string(),
      database_bytes: count,
      node: z.string(),
      /** Name of the newest migration. */
      migration: z.string(),
      /** Jobs whose last run failed, or that wait for a server that runs them. */
      failing_jobs: z.array(z.string()),
      /** null: none yet. */
      last_backup_at: Instant.nullable(),
      last_check: z.strictObject({ ended_at: Instant, breaches: count }).nullable(),
    }),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

const JobName = z.string().regex(/^[a-z][a-z-]{0,59}$/);

export const listJobs = defineAction({
  name: "list_jobs",
  summary: "Everything that is done at times: when, how its last run went, and when the next one is.",
  access: { roles: ["admin"] },
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({
    jobs: z.array(
      z.strictObject({
        name: JobName,
        /** UTC, as cron writes it. */
        cron: z.string(),
        runs: count,
        failures: count,
        /** Since the last run that ended well. */
        failures_in_row: count,
        started_at: Instant.nullable(),
        /** Before started_at: it is under way, or its process has died over it. */
        ended_at: Instant.nullable(),
        /** What the last run failed with; null: it ended well. */
        error: z.string().nullable(),
        next_at: Instant,
        state: z.enum(["well", "failed", "running", "overdue", "new"]),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const runJob = defineAction({
  name: "run_job",
  summary: "Asks for a run of a job now, whatever its times; a server begins it within seconds.",
  access: { roles: ["admin"] },
  // make-backup is one of them.
  needsPresence: true,
  input: z.strictObject({ name: JobName }),
  output: z.strictObject({ name: JobName }),
  messages: ["stored"],
  refusals: ["no_data", "job_busy"],
  perMinute: 20,
});

export const getBookReport = defineAction({
  name: "get_book_report",
  summary: "What the last check of the books found, promise by promise; the job check-books makes one.",
  access: { roles: ["admin"] },
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({
    report: z
      .strictObject({
        began_at: Instant,
        ended_at: Instant,
        breaches: count,
        promises: z.array(
          z.strictObject({ promise: z.string(), checked: count, breaches: z.array(z.string()) }),
        ),
      })
      .nullable(),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const listOutbox = defineAction({
  name: "list_outbox",
  summary: "Mails and text messages of a site without a mail server, the newest first; kept for seven days.",
  access: { roles: ["admin"] },
  // They carry codes and links that let people in.
  needsPresence: true,
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      message_id: Uuid,
      channel: z.enum(["mail", "sms"]),
      recipient: z.string(),
      subject: z.string().nullable(),
      body: z.string(),
      created_at: Instant,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});
