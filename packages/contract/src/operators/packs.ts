import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { flagField, Instant, Slug, Uuid } from "../fields.ts";
import { UPLOAD_PART_BYTES, UPLOAD_PARTS_MOST } from "./content-files.ts";
import { SaidParts } from "./operator-fields.ts";

const author = { roles: ["admin", "author"] } as const;

/** Bytes of a zip that an export answers at once: as many as an import takes. */
export const PACK_ZIP_BYTES = UPLOAD_PART_BYTES * UPLOAD_PARTS_MOST;

const counts = { created: z.int(), changed: z.int(), unchanged: z.int(), retired: z.int() };

export const listPacks = defineAction({
  name: "list_packs",
  summary: "Every pack with what of it is played, was changed or written here, and its last imports.",
  access: author,
  input: z.strictObject({}),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        pack_id: z.string(),
        version: z.string(),
        licence: z.string(),
        base_language: z.string(),
        /** Category types, 1 quiz zone to 8 contests. */
        types: z.array(z.int()),
        imported_at: Instant,
        categories: z.array(
          z.strictObject({ category_id: Uuid, slug: z.string(), names: z.record(z.string(), z.string()) }),
        ),
        /** Questions in play; those of them that were changed here, and those that no pack has. */
        live: z.int(),
        edited: z.int(),
        own: z.int(),
        /** The latest first. */
        imports: z.array(
          z.strictObject({
            status: z.enum(["running", "done", "failed"]),
            started_at: Instant,
            finished_at: Instant.nullable(),
            ...counts,
            problem: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const importPack = defineAction({
  name: "import_pack",
  summary:
    "Reads an uploaded zip of a pack's folder, checks it as packs are checked and says what would change; an admin stores it, all of it or nothing. What was changed here stays.",
  access: author,
  input: z.strictObject({
    /** The upload whose parts are the zip. */
    upload_id: Uuid,
    /** Only says what would happen. */
    dry_run: flagField.default(true),
    /** Whether it is meant that questions or places go out of play. */
    retire: flagField.default(false),
  }),
  output: z.strictObject({
    /** `unchanged`: exactly this pack is stored. `invalid`: it has errors. `compared`: what would change. */
    status: z.enum(["unchanged", "invalid", "compared", "imported"]),
    pack_id: z.string().nullable(),
    ...counts,
    /** Categories, parts and passages that go out of play. */
    places_retired: z.int(),
    errors: z.int(),
    warnings: z.int(),
    /** The first ones, errors before warnings. */
    problems: z.array(
      z.strictObject({
        file: z.string(),
        line: z.int().nullable(),
        item: z.string().nullable(),
        rule: z.string(),
        severity: z.enum(["error", "warning"]),
        message: z.string(),
        ...SaidParts,
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data", "file_refused", "import_busy", "pack_retires"],
  perMinute: 20,
});

export const exportPack = defineAction({
  name: "export_pack",
  summary:
    "A pack as it is played now, with what was changed and written here, as a zip that another product imports.",
  access: author,
  input: z.strictObject({
    pack_id: Slug,
    /** Only this category of it. */
    category_id: Uuid.optional(),
  }),
  output: z.strictObject({
    file_name: z.string(),
    mime: z.string(),
    base64: z.string(),
    questions: z.int(),
    /** What could not be written: questions without a text in the pack's language or with a lost passage, papers of others. */
    left_out: z.strictObject({ questions: z.int(), papers: z.int(), files: z.int() }),
  }),
  messages: [],
  refusals: ["no_data", "import_busy", "pack_too_large"],
  perMinute: 10,
});
