import { refuse } from "@crosscheck/contract";
import type { listSettings, setSetting } from "@crosscheck/contract/operators/settings";
import { z } from "zod";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { forgetSettings } from "../calls/forget-settings.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { listChangers } from "./audit-queries.ts";
import { listStoredSettings, lockSettings } from "../settings/setting-queries.ts";
import { schemaOfSetting } from "../settings/setting-schema.ts";
import { DEFAULT_VALUES, readSettings } from "../settings/settings.ts";

const Json = z.json();
const Schema = z.record(z.string(), Json);

/** As they are stored, which demo mode may overrule; what is stored and not valid counts as its default. */
export const handleListSettings: OperatorHandler<typeof listSettings> = async ({ db, input }) => {
  const { cursor = "", limit } = input;
  const changers = await listChangers(db);
  const stored = new Map((await listStoredSettings(db)).map((row) => [row.key, row]));
  const values = Object.fromEntries([...stored].map(([key, { value }]) => [key, value]));
  const invalid = new Set(readSettings(values).invalid);
  const keys = Object.keys(DEFAULT_VALUES).toSorted();
  const rows = keys
    .filter((key) => key > cursor)
    .map((key) => {
      const changed = invalid.has(key) ? undefined : stored.get(key);
      return {
        key,
        value: Json.parse(changed === undefined ? DEFAULT_VALUES[key] : changed.value),
        default: Json.parse(DEFAULT_VALUES[key]),
        schema: Schema.parse(schemaOfSetting(key)),
        changed_at: changed?.updatedAt.toISOString() ?? null,
        changed_by: changed === undefined ? null : (changers.get(key) ?? null),
      };
    });
  return {
    data: toPage(rows, limit, (row) => row.key),
    total: keys.length,
    audit: { subject: null },
  };
};

export const handleSetSetting: OperatorHandler<typeof setSetting> = async ({ db, nowMs, input }) => {
  const { key, value } = input;
  if (!Object.hasOwn(DEFAULT_VALUES, key)) {
    const detail = `There is no setting ${key}; list_settings names them.`;
    return refuse("invalid_field", { field: "key", detail });
  }
  await lockSettings(db);
  const stored = await listStoredSettings(db);
  const before = stored.find((row) => row.key === key)?.value ?? DEFAULT_VALUES[key];
  const problems = await changeSetting(db, { key, value, at: new Date(nowMs) });
  if (problems.length > 0)
    return refuse("invalid_field", { field: "value", detail: `${problems.join("; ")}.` });
  const after = Json.parse(value ?? DEFAULT_VALUES[key]);
  return {
    data: { key, value: after },
    message: "updated",
    audit: { subject: key, before, after },
    afterwards: forgetSettings,
  };
};
