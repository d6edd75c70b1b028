import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant } from "../fields.ts";

const BackupName = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/)
  .describe("When it was made, in UTC.");

export const listBackups = defineAction({
  name: "list_backups",
  summary: "Every backup on the host, the newest first, and whether one is being made.",
  access: { roles: ["admin"] },
  input: z.strictObject({}),
  output: z.strictObject({
    busy: z.boolean(),
    /** What the last one that was begun here failed with; null: it did not. */
    problem: z.string().nullable(),
    backups: z.array(
      z.strictObject({
        name: BackupName,
        made_at: Instant,
        /** Nightly ones are taken away when there are more than `keptBackups`. */
        kind: z.enum(["wanted", "nightly"]),
        bytes: z.int().min(0),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const makeBackup = defineAction({
  name: "make_backup",
  summary:
    "Begins a backup of database, media and secrets, which stays on the host; list_backups has it when it is whole.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
  messages: ["stored"],
  refusals: ["backup_busy"],
  perMinute: 4,
});

export const deleteBackup = defineAction({
  name: "delete_backup",
  summary: "Deletes a backup from the host for good.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ name: BackupName }),
  output: z.strictObject({ name: BackupName }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});
