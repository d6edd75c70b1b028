import type { Db } from "../postgres/database.ts";
import { checkBadgeSetting, isBadgeKey } from "./badge-settings.ts";
import { checkModeSetting, isModeKey, readModeNumbers } from "./mode-settings.ts";
import { isPicture, listSettings, removeSetting, saveSetting } from "./setting-queries.ts";
import { settingsShape } from "./settings.ts";

/**
 * Stores a setting within its bounds (contract §5), or goes back to its default when the value is null; answers what is
 * wrong with it, or nothing when it is done.
 */
export async function changeSetting(
  db: Db,
  { key, value, at }: { readonly key: string; readonly value: unknown; readonly at: Date },
): Promise<readonly string[]> {
  if (isModeKey(key)) return await changeNumber(db, { key, value, at });
  if (isBadgeKey(key)) {
    const problems = value === null ? [] : checkBadgeSetting(key, value);
    return problems.length > 0 ? problems : await store(db, { key, value, at });
  }
  if (!Object.hasOwn(settingsShape.shape, key)) {
    const keys = Object.keys(settingsShape.shape).join(", ");
    return [`there is no setting ${key}; there are ${keys}, mode.<mode>.<number>, badge.<badge>.<number>`];
  }
  if (value !== null) {
    const parsed = settingsShape.safeParse({ [key]: value });
    if (!parsed.success)
      return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    const logo = parsed.data.siteLogo;
    if (key === "siteLogo" && logo !== "" && !(await isPicture(db, logo)))
      return [`${key}: not an uploaded picture`];
  }
  return await store(db, { key, value, at });
}

async function changeNumber(
  db: Db,
  setting: { readonly key: string; readonly value: unknown; readonly at: Date },
): Promise<readonly string[]> {
  const { key, value } = setting;
  const { [key]: _replaced, ...others } = await listSettings(db);
  const problems = value === null ? [] : checkModeSetting(key, value, readModeNumbers(others));
  return problems.length > 0 ? problems : await store(db, setting);
}

async function store(
  db: Db,
  setting: { readonly key: string; readonly value: unknown; readonly at: Date },
): Promise<readonly string[]> {
  if (setting.value === null) await removeSetting(db, setting.key);
  else await saveSetting(db, setting);
  return [];
}
