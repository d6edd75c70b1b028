import { MODES, type ModeId } from "@crosscheck/rules/modes/index";
import { checkNumbers } from "@crosscheck/rules/modes/numbers";
import type { Db } from "../postgres/database.ts";
import { saveSetting } from "./setting-queries.ts";
import { settingsShape, type ModeNumbers } from "./settings.ts";

/** Stores a setting within its bounds (contract §5); answers what is wrong with it, or nothing when it is stored. */
export async function changeSetting(
  db: Db,
  { key, value, at }: { readonly key: string; readonly value: unknown; readonly at: Date },
): Promise<readonly string[]> {
  if (!Object.hasOwn(settingsShape.shape, key)) {
    return [`there is no setting ${key}; there are ${Object.keys(settingsShape.shape).join(", ")}`];
  }
  const parsed = settingsShape.safeParse({ [key]: value });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const problems = key === "modeNumbers" ? checkModeNumbers(parsed.data.modeNumbers) : [];
  if (problems.length === 0) await saveSetting(db, { key, value, at });
  return problems;
}

function checkModeNumbers(numbers: Readonly<Record<string, ModeNumbers>>): readonly string[] {
  return Object.entries(numbers).flatMap(([mode, values]) => {
    if (!Object.hasOwn(MODES, mode)) return [`there is no mode ${mode}`];
    // Its own key, as just checked.
    const wrong = checkNumbers(MODES[mode as ModeId], values);
    return wrong.map((name) => `modeNumbers.${mode}.${name}: out of the bounds of this mode`);
  });
}
