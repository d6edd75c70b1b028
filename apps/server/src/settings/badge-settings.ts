import { BADGE_TYPES, badgeOf, MOST_REWARD, type BadgeType } from "@crosscheck/rules/badges/badges";
import type { BadgeNumbers, NumbersByBadge } from "@crosscheck/rules/badges/progress";
import { z } from "zod";

const PREFIX = "badge.";
type NumberName = keyof BadgeNumbers;

/** Key of a number of a badge: a setting of its own. */
export function badgeKey(type: BadgeType, name: NumberName): string {
  return `${PREFIX}${type}.${name}`;
}

export function isBadgeKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

type BadgeSetting = {
  readonly type: BadgeType;
  readonly name: NumberName;
  readonly min: number;
  readonly max: number;
  readonly own: number;
};

/** By key, `badge.<badge>.<number>`; bounds are the rules'. */
const BADGE_SETTINGS: ReadonlyMap<string, BadgeSetting> = new Map(
  BADGE_TYPES.flatMap((type) => {
    const { threshold, mostThreshold, reward } = badgeOf(type);
    const settings: readonly BadgeSetting[] = [
      { type, name: "threshold", min: 1, max: mostThreshold, own: threshold },
      { type, name: "reward", min: 0, max: MOST_REWARD, own: reward },
    ];
    return settings.map((setting) => [badgeKey(type, setting.name), setting] as const);
  }),
);

/** The badges' own numbers, by key. */
export function defaultBadgeSettings(): Readonly<Record<string, number>> {
  return Object.fromEntries([...BADGE_SETTINGS].map(([key, { own }]) => [key, own]));
}

/** Numbers of all badges from stored rows; a key or value that is not valid is named and counts as not set. */
export function readBadgeNumbers(rows: Readonly<Record<string, unknown>>): {
  readonly badgeNumbers: NumbersByBadge;
  readonly invalid: readonly string[];
} {
  const badgeNumbers: Partial<Record<BadgeType, BadgeNumbers>> = {};
  const invalid: string[] = [];
  for (const [key, value] of Object.entries(rows).filter(([key]) => isBadgeKey(key))) {
    const setting = BADGE_SETTINGS.get(key);
    if (setting === undefined || checkBadgeSetting(key, value).length > 0) invalid.push(key);
    else {
      const { type, name } = setting;
      badgeNumbers[type] = { ...badgeNumbers[type], [name]: z.int().parse(value) };
    }
  }
  return { badgeNumbers, invalid };
}

/** Shape of a number of a badge; undefined: there is none of this key. */
export function badgeSettingShape(key: string): z.ZodType | undefined {
  const setting = BADGE_SETTINGS.get(key);
  return setting === undefined ? undefined : z.int().min(setting.min).max(setting.max);
}

/** What is wrong with a number of a badge; empty when it may be stored. */
export function checkBadgeSetting(key: string, value: unknown): readonly string[] {
  const setting = BADGE_SETTINGS.get(key);
  if (setting === undefined) return [`there is no setting ${key}; badges are ${BADGE_TYPES.join(", ")}`];
  const { min, max, own } = setting;
  if (badgeSettingShape(key)?.safeParse(value).success === true) return [];
  return [`${key}: a whole number from ${min} to ${max}, else ${own}`];
}
