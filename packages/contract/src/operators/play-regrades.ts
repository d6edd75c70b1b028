import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, intField, Uuid } from "../fields.ts";
import { LimitField, pageOf, ReasonField } from "./operator-fields.ts";

const VersionsField = z.array(intField(1, 1_000_000)).min(1).max(50);

/** What comes to players; a regrade takes nothing. */
const Given = { coins: z.int(), score: z.int() };

export const previewPlayRegrade = defineAction({
  name: "preview_play_regrade",
  summary:
    "Who would get something if the key of a question as it is now counted for what was played before: by version, altogether, and player by player.",
  access: { roles: ["admin", "author", "support"] },
  input: z.strictObject({
    question_id: Uuid,
    /** Versions whose answers are marked by it too; absent: those that asked the same with another key. */
    versions: VersionsField.optional(),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: z.strictObject({
    question_id: Uuid,
    /** The version whose key would count: the one that is played now. */
    version: z.int(),
    /** Earlier ones, the latest first. */
    versions: z.array(
      z.strictObject({
        version: z.int(),
        /** Finished play that asked it. */
        attempts: z.int(),
        /** Whether nothing but its key and what is told afterwards differs from now. */
        is_same_text: z.boolean(),
        is_same_key: z.boolean(),
        /** Whether answers to it can be marked by the key of now. */
        is_fit: z.boolean(),
        /** Whether it is among those that would be marked again. */
        is_marked: z.boolean(),
      }),
    ),
    /** Altogether; null on later pages. */
    totals: z
      .strictObject({
        players: z.int(),
        attempts: z.int(),
        levels: z.int(),
        ...Given,
        /** False: there is more play than was looked at, so that it is at least this much. */
        is_whole: z.boolean(),
      })
      .nullable(),
    rows: z.array(z.strictObject({ player_id: Uuid, attempts: z.int(), levels: z.int(), ...Given })),
    /** Pass it as `cursor` for the players after these; null: there are none. */
    next_cursor: z.string().nullable(),
  }),
  messages: [],
  refusals: ["no_data", "version_unfit"],
  perMinute: 30,
});

export const regradePlay = defineAction({
  name: "regrade_play",
  summary:
    "Lets the key of a question as it is now count for what was played before: coins, score and levels rise, nothing is taken, and each player is told. Contests, battles and exams stay.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({
    question_id: Uuid,
    /** The version that was looked at: a key that has changed since is not meant. */
    version: intField(1, 1_000_000),
    versions: VersionsField.optional(),
    reason: ReasonField,
  }),
  output: z.strictObject({ regrade_id: Uuid, versions: z.array(z.int()) }),
  messages: ["updated"],
  refusals: ["no_data", "key_unchanged", "version_unfit", "regrade_running", "question_changed"],
  perMinute: 20,
});

export const listPlayRegrades = defineAction({
  name: "list_play_regrades",
  summary: "Corrected keys that count for play of before, latest first, with what they gave so far.",
  access: { roles: ["admin", "author", "support"] },
  input: z.strictObject({ question_id: Uuid.optional(), cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      regrade_id: Uuid,
      question_id: Uuid,
      stem: z.string(),
      version: z.int(),
      versions: z.array(z.int()),
      reason: z.string(),
      /** `running`: not everybody was looked at yet. */
      status: z.enum(["running", "done"]),
      asked_at: Instant,
      finished_at: Instant.nullable(),
      players: z.int(),
      attempts: z.int(),
      ...Given,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});
