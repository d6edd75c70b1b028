import { BATTLE_BOUNDS, BATTLE_NUMBERS, type BattleNumbers } from "@crosscheck/rules/battles/battle-rules";
import type { NumbersByBadge } from "@crosscheck/rules/badges/progress";
import type { ModeNumbers } from "@crosscheck/rules/modes/numbers";
import { brandColours, type BrandTheme } from "@crosscheck/rules/look/brand";
import { z } from "zod";
import { HOME_SECTIONS } from "@crosscheck/contract/home-sections";
import { HttpsAddress } from "@crosscheck/contract/operators/operator-fields";
import { defaultBadgeSettings, readBadgeNumbers } from "./badge-settings.ts";
import { defaultModeSettings, readModeNumbers } from "./mode-settings.ts";

const coins = z.int().min(0).max(1_000_000);
const battleNumber = (name: keyof BattleNumbers) =>
  z.int().min(BATTLE_BOUNDS[name].min).max(BATTLE_BOUNDS[name].max).default(BATTLE_NUMBERS[name]);

const brandColour = (theme: BrandTheme) =>
  z
    .string()
    .regex(/^(?:#[\da-f]{6})?$/, { message: "not a colour such as #1257c7", abort: true })
    .refine((colour) => colour === "" || brandColours(colour, theme) !== null, {
      message: "words and buttons in this colour could not be read",
    })
    .default("");

function isEachOnce(links: readonly { readonly url: string }[]): boolean {
  return new Set(links.map(({ url }) => url)).size === links.length;
}

/** Switches and numbers of the product with their defaults (contract §5) and the bounds an admin may move them in. */
export const settingsShape = z.object({
  appName: z.string().min(1).max(60).default("Crosscheck"),
  contactEmail: z.email().default("hello@crosscheck.example"),
  /** Colour of keys and links as #rrggbb, readable in its theme; empty: the product's own. */
  brandLight: brandColour("light"),
  brandDark: brandColour("dark"),
  /** An uploaded picture in place of the product's own sign; empty: that one. */
  siteLogo: z
    .string()
    .regex(/^(?:content\/[\da-f]{40}\.(?:webp|svg))?$/, { message: "not an uploaded picture" })
    .meta({ format: "content-figure" })
    .default(""),
  /** Where else the site is found, told in its footer. */
  socialLinks: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(30), url: HttpsAddress }))
    .max(10)
    .refine(isEachOnce, { message: "twice the same" })
    .default([]),
  /** What home has, in this order. */
  homeSections: z
    .array(z.enum(HOME_SECTIONS))
    .refine((sections) => new Set(sections).size === sections.length, { message: "twice the same" })
    .default([...HOME_SECTIONS]),
  maintenance: z.boolean().default(false),
  maintenanceMessage: z.string().max(500).default(""),
  /** Blocks profile updates and deletion (spec §5) and says where the outbox is. */
  demoMode: z.boolean().default(false),
  /** Whether a backup is made every night, and how many of those are kept. */
  nightlyBackup: z.boolean().default(false),
  keptBackups: z.int().min(1).max(365).default(14),
  /** Whether every promise about the books is checked every night. */
  nightlyCheck: z.boolean().default(true),
  /** Whether every operator needs a second factor to get into the console. */
  operatorSecondFactor: z.boolean().default(false),
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
  /** Demo mode has it on until somebody says otherwise, and says that nothing is paid. */
  payout: z.boolean().default(false),
  coinsPerUnit: z.int().min(1).max(100_000).default(10),
  minimumRedeemCoins: coins.default(1_000),
  /** What coins are exchanged for, in words, and a sign to stand before the number; empty: the words behind it. */
  payoutUnitName: z.string().min(1).max(30).default("units"),
  payoutUnitSymbol: z.string().max(5).default(""),
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
  /** Of a random battle, and of a room whose creator says nothing else. Battles that are open keep theirs. */
  battleQuestions: battleNumber("questionCount"),
  battleSecondsPerQuestion: battleNumber("secondsPerQuestion"),
  battleStakeCoins: battleNumber("stakeCoins"),
});
export type Settings = z.output<typeof settingsShape> & {
  /** By mode id; each number is a setting of its own, see modeSettings. */
  readonly modeNumbers: Readonly<Record<string, ModeNumbers>>;
  /** By badge; each number is a setting of its own too. */
  readonly badgeNumbers: NumbersByBadge;
};

/**
 * Settings from stored rows. A row that is not valid (older bounds, a hand in the database) counts as its default, so
 * that one bad number never stops the product; its key is named in `invalid`.
 */
export function readSettings(rows: Readonly<Record<string, unknown>>): {
  readonly settings: Settings;
  readonly invalid: readonly string[];
} {
  const { modeNumbers, invalid: invalidModes } = readModeNumbers(rows);
  const { badgeNumbers, invalid: invalidBadges } = readBadgeNumbers(rows);
  const invalidNumbers = [...invalidModes, ...invalidBadges];
  const parsed = settingsShape.safeParse(rows);
  if (parsed.success)
    return { settings: { ...parsed.data, modeNumbers, badgeNumbers }, invalid: invalidNumbers };
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const sound = Object.entries(rows).filter(([key]) => !invalid.has(key));
  const settings = { ...settingsShape.parse(Object.fromEntries(sound)), modeNumbers, badgeNumbers };
  return { settings, invalid: [...invalid, ...invalidNumbers] };
}

/** What every setting is as long as nobody changes it, by key. */
export const DEFAULT_VALUES: Readonly<Record<string, unknown>> = {
  ...settingsShape.parse({}),
  ...defaultModeSettings(),
  ...defaultBadgeSettings(),
};

/** Settings of an empty install. */
export const DEFAULT_SETTINGS: Settings = readSettings({}).settings;
