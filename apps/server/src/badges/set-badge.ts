import { refuse } from "@crosscheck/contract";
import type { setBadge } from "@crosscheck/contract/operators/badges";
import { numbersOfBadge } from "@crosscheck/rules/badges/progress";
import { forgetSettings } from "../calls/forget-settings.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import { badgeKey } from "../settings/badge-settings.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { listSettings, lockSettings } from "../settings/setting-queries.ts";
import { readSettings } from "../settings/settings.ts";

/** Whoever has a badge keeps it; who has come as far as the new number gets it with the next look. */
export const handleSetBadge: OperatorHandler<typeof setBadge> = async ({ db, nowMs, input }) => {
  const { type } = input;
  await lockSettings(db);
  const before = await readNumbers();
  for (const name of ["threshold", "reward"] as const) {
    const value = input[name];
    if (value === undefined) continue;
    const problems = await changeSetting(db, { key: badgeKey(type, name), value, at: new Date(nowMs) });
    if (problems.length > 0)
      return refuse("invalid_field", { field: name, detail: `${problems.join("; ")}.` });
  }
  const after = await readNumbers();
  return {
    data: { type, ...after },
    message: "updated",
    audit: { subject: type, before, after },
    afterwards: forgetSettings,
  };

  async function readNumbers() {
    return numbersOfBadge(type, readSettings(await listSettings(db)).settings.badgeNumbers);
  }
};
