import { MY_DATA_PARTS, MY_DATA_ROWS } from "@crosscheck/rules/my-data/parts";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { intField } from "../fields.ts";

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const getMyData = defineAction({
  name: "get_my_data",
  summary: "Everything the product holds about the player, one part of it as a table, page by page.",
  access: "player",
  input: z.strictObject({ part: z.enum(MY_DATA_PARTS), offset: intField(0, 100_000_000).default(0) }),
  output: z.strictObject({
    part: z.enum(MY_DATA_PARTS),
    columns: z.array(z.string()),
    /** Cells in the order of the columns; times are ISO 8601 UTC. */
    rows: z.array(z.array(Cell)).max(MY_DATA_ROWS),
    has_more: z.boolean(),
  }),
  messages: [],
  refusals: [],
  // Once over everything that a player usually has, and a second time.
  perMinute: 120,
});
