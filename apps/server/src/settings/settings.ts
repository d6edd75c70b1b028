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
  payout: z.boolean().default(false),
  coinsPerUnit: z.int().min(1).max(100_000).default(10),
  minimumRedeemCoins: coins.default(1_000),
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
