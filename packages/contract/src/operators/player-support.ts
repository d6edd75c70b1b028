import { z } from "zod";
import { getMyData } from "../actions/my-data.ts";
import { defineAction } from "../define-action.ts";
import { Instant, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf, ReasonField } from "./operator-fields.ts";

const helpers = { roles: ["admin", "support"] } as const;
const NOTE_MAX = 2_000;

export const listPlayerNotes = defineAction({
  name: "list_player_notes",
  summary: "What support has noted about a player, latest first.",
  access: helpers,
  input: z.strictObject({ player_id: Uuid, cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      note_id: Uuid,
      note: z.string(),
      /** null: the host itself. */
      operator_id: Uuid.nullable(),
      written_at: Instant,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const addPlayerNote = defineAction({
  name: "add_player_note",
  summary:
    "Notes something about a player for the next one who looks. The player may read it: it is part of the own data, and goes with the account.",
  access: helpers,
  input: z.strictObject({ player_id: Uuid, about: textField(1, NOTE_MAX) }),
  output: z.strictObject({ note_id: Uuid }),
  messages: ["updated"],
  refusals: ["user_not_found"],
  perMinute: 60,
});

export const deletePlayerNote = defineAction({
  name: "delete_player_note",
  summary: "Takes a note about a player away.",
  access: helpers,
  input: z.strictObject({ note_id: Uuid }),
  output: z.strictObject({ note_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});

export const renamePlayer = defineAction({
  name: "rename_player",
  summary: "Gives a player another name where the own one offends; the player is told.",
  access: helpers,
  input: z.strictObject({ player_id: Uuid, name: z.string().max(500), reason: ReasonField }),
  output: z.strictObject({ player_id: Uuid, name: z.string(), name_number: z.int() }),
  messages: ["updated"],
  refusals: ["user_not_found", "name_not_allowed", "name_same", "demo_not_allowed"],
  perMinute: 60,
});

export const exportPlayerData = defineAction({
  name: "export_player_data",
  summary:
    "One part of what the product holds about a player, to be handed out on request: the same as the player takes along. Each page is in the audit with its reason.",
  access: helpers,
  needsPresence: true,
  input: getMyData.input.extend({ player_id: Uuid, reason: ReasonField }),
  output: getMyData.output,
  messages: [],
  refusals: ["user_not_found"],
  perMinute: 240,
});

export const erasePlayer = defineAction({
  name: "erase_player",
  summary:
    "Deletes an account on request, for good: personal data goes, the books stay under an id that names nobody. The account is deactivated first.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ player_id: Uuid, reason: ReasonField }),
  output: z.strictObject({ player_id: Uuid, erased: z.boolean() }),
  messages: ["updated"],
  refusals: ["user_not_found", "player_active", "demo_not_allowed"],
  perMinute: 20,
});
