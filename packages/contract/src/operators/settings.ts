import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, intField, PlaceRef, Slug, Uuid } from "../fields.ts";
import { pageOf } from "./operator-fields.ts";

/** `mode.<mode>.<number>` for a number of a mode. */
const SettingKey = z.string().regex(/^[a-zA-Z][\w.]{0,99}$/);

export const listSettings = defineAction({
  name: "list_settings",
  summary: "Every switch and number by name, with its default and when it was changed.",
  access: { roles: ["admin"] },
  // As many as there are: all stand on one page of the console.
  input: z.strictObject({ cursor: SettingKey.optional(), limit: intField(1, 1_000).default(1_000) }),
  output: pageOf(
    z.strictObject({
      key: SettingKey,
      value: z.json(),
      default: z.json(),
      /** What it may be, as JSON Schema: kind and bounds. */
      schema: z.record(z.string(), z.json()),
      /** null: never. */
      changed_at: Instant.nullable(),
      /** null: nobody did, or the host itself. */
      changed_by: Uuid.nullable(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const setSetting = defineAction({
  name: "set_setting",
  summary: "Changes a switch or number within its bounds; a running server sees it in seconds.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    key: SettingKey,
    /** null: the default again. */
    value: z.json(),
  }),
  output: z.strictObject({ key: SettingKey, value: z.json() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});

export const setCategoryPrice = defineAction({
  name: "set_category_price",
  summary:
    "Makes a category premium for so many coins, or free with 0; a pack that is imported again does not undo it.",
  access: { roles: ["admin", "author"] },
  input: z.strictObject({ category: PlaceRef, coins: intField(0, 1_000_000) }),
  output: z.strictObject({ category: Slug, coins: Coins }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});
