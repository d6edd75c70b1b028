import { z } from "zod";
import { badgeSettingShape } from "./badge-settings.ts";
import { modeSettingShape } from "./mode-settings.ts";
import { settingsShape } from "./settings.ts";

/** What a setting may be, as JSON Schema: its kind and the bounds that `changeSetting` keeps. */
export function schemaOfSetting(key: string): z.core.JSONSchema.BaseSchema {
  const own: Readonly<Record<string, z.ZodType>> = settingsShape.shape;
  const shape = own[key] ?? modeSettingShape(key) ?? badgeSettingShape(key);
  if (shape === undefined) throw new Error(`there is no setting ${key}`);
  const { $schema: _version, ...schema } = z.toJSONSchema(shape, { io: "input" });
  return schema;
}
