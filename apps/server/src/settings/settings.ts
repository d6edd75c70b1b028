import { z } from "zod";

const coins = z.int().min(0).max(1_000_000);
const percent = z.int().min(1).max(100);

/** Overrides of a mode's numbers; an absent one keeps the definition's default. Bounds per mode are in the rules. */
const modeNumbersShape = z.strictObject({
  questions: z.int().min(1).max(200).optional(),
  secondsPerQuestion: z.int().min(5).max(600).optional(),
  readingPauseSeconds: z.int().min(0).max(600).optional(),
  right: z.int().min(1).max(100).optional(),
  wrong: z.int().min(-100).max(0).optional(),
  winPercent: percent.optional(),
  fullPercent: percent.optional(),
  maxCoins: coins.optional(),
  lifelineCoins: coins.optional(),
  /** Most coins this mode pays a player per day. */
  dailyCoinCap: coins.optional(),
  /** A switch for modes of questions with several parts, such as multi_match: right parts earn their share of the marks. */
  partialMarks: z.boolean().optional(),
});
export type ModeNumbers = z.output<typeof modeNumbersShape>;

/** Switches and numbers of the product with their defaults (contract §5) and the bounds an admin may move them in. */
export const settingsShape = z.object({
  appName: z.string().min(1).max(60).default("Crosscheck"),
  contactEmail: z.email().default("hello@crosscheck.example"),
  maintenance: z.boolean().default(false),
  maintenanceMessage: z.string().max(500).default(""),
  /** Blocks profile updates and deletion (spec §5) and says where the outbox is. */
  demoMode: z.boolean().default(false),
  /** Several content languages; off means language id 0 'english' (spec §9). */
  languageMode: z.boolean().default(true),
  welcomeCoins: coins.default(100),
  friendCodeCoins: coins.default(50),
  friendCodeOwnerCoins: coins.default(100),
  /** Friends an owner of a code is paid for, per UTC day and month; the others wait. */
  paidFriendsPerDay: z.int().min(0).max(1_000).default(5),
  paidFriendsPerMonth: z.int().min(0).max(10_000).default(20),
  /** Questions a player may meet for the first time; above it no paper is opened. Never fewer than a paper can have. */
  newQuestionsPerDay: z.int().min(200).max(100_000).default(1_000),
  newQuestionsPerTenMinutes: z.int().min(200).max(10_000).default(200),
  payout: z.boolean().default(false),
  coinsPerUnit: z.int().min(1).max(100_000).default(10),
  minimumRedeemCoins: coins.default(1_000),
  /** Countries that text messages go to, as two letters; empty: all. */
  smsCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  /** Most text messages of all together in an hour; 0 stops them. */
  smsPerHour: z.int().min(0).max(100_000).default(300),
  /** Most text messages in an hour to numbers that differ in their last four digits only. */
  smsPerPrefixPerHour: z.int().min(1).max(10_000).default(20),
  /** Most text messages in a day that one client address may ask for; a class sits behind one. */
  smsPerCallerPerDay: z.int().min(1).max(10_000).default(100),
  /** Most mails of all together in an hour; 0 stops them. */
  mailsPerHour: z.int().min(0).max(1_000_000).default(1_000),
  /** Most mails in a day that one client address may ask for. */
  mailsPerCallerPerDay: z.int().min(1).max(100_000).default(300),
  /** By mode id. */
  modeNumbers: z.record(z.string(), modeNumbersShape).default({}),
});
export type Settings = z.output<typeof settingsShape>;

/** Settings of an empty install. */
export const DEFAULT_SETTINGS: Settings = settingsShape.parse({});

/**
 * Settings from stored rows. A row that is not valid (older bounds, a hand in the database) counts as its default, so
 * that one bad number never stops the product; its key is named in `invalid`.
 */
export function readSettings(rows: Readonly<Record<string, unknown>>): {
  readonly settings: Settings;
  readonly invalid: readonly string[];
} {
  const parsed = settingsShape.safeParse(rows);
  if (parsed.success) return { settings: parsed.data, invalid: [] };
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const sound = Object.entries(rows).filter(([key]) => !invalid.has(key));
  return { settings: settingsShape.parse(Object.fromEntries(sound)), invalid: [...invalid] };
}
