import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { linesField, textField } from "../fields.ts";
import { LanguageCode, VersionField } from "./languages.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const writers = { roles: ["admin", "author"] } as const;

/** File of the player's locales and path in it, joined by dots. */
const TextId = z
  .string()
  .regex(/^[a-z][\w-]*(?:\.[\w-]+)+$/)
  .max(200);

/**
 * missing: shown in English; stale: an operator's text that the English one no longer fits, so that it does not count;
 * own: an operator's; shipped: as it came.
 */
export const TEXT_STATES = ["missing", "stale", "own", "shipped"] as const;

const TextRow = z.strictObject({
  text_id: TextId,
  english: z.string(),
  /** What ships in this language; null: nothing does. */
  shipped: z.string().nullable(),
  /** The operators' own; null: there is none. */
  own: z.string().nullable(),
  state: z.enum(TEXT_STATES),
  version: z.int(),
});

export const listInterfaceTexts = defineAction({
  name: "list_interface_texts",
  summary: "Texts of the player app in a language with the English ones beside them, missing ones first.",
  access: writers,
  input: z.strictObject({
    language: LanguageCode,
    state: z.enum(TEXT_STATES).optional(),
    /** Words of the id, the English text or the text. */
    search: textField(1, 100).optional(),
    cursor: z.string().max(210).optional(),
    limit: LimitField,
  }),
  output: pageOf(TextRow),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const setInterfaceText = defineAction({
  name: "set_interface_text",
  summary: "Writes a text of the player app; running servers show it in two seconds.",
  access: writers,
  input: z.strictObject({
    language: LanguageCode,
    text_id: TextId,
    /** ICU message with the values and elements of the English one; null: what ships counts again. */
    text: linesField(4_000).nullable(),
    version: VersionField,
  }),
  output: TextRow,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "text_syntax", "text_values", "text_plurals"],
  perMinute: 120,
});

const FileFormat = z.enum(["csv", "json"]);

export const exportInterfaceTexts = defineAction({
  name: "export_interface_texts",
  summary:
    "All texts of a language as a file for translators, the English ones beside them; no formulas in CSV.",
  access: writers,
  input: z.strictObject({ language: LanguageCode, format: FileFormat.default("csv") }),
  output: z.strictObject({ file_name: z.string(), content: z.string() }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 20,
});

export const importInterfaceTexts = defineAction({
  name: "import_interface_texts",
  summary:
    "Takes a translators' file back: all of it or, where a text is wrong, nothing; says first what it would change.",
  access: writers,
  input: z.strictObject({
    language: LanguageCode,
    format: FileFormat,
    /** As it was exported; a text that is empty stays as it is. */
    content: z.string().min(1).max(900_000),
    /** Only says what it would do. */
    is_trial: z.boolean().default(true),
  }),
  output: z.strictObject({
    texts: z.int(),
    changed: z.array(z.strictObject({ text_id: z.string(), before: z.string(), after: z.string() })),
    faults: z.array(
      z.strictObject({
        text_id: z.string(),
        fault: z.enum(["text_unknown", "text_syntax", "text_values", "text_plurals"]),
      }),
    ),
    is_stored: z.boolean(),
  }),
  messages: ["updated"],
  refusals: ["no_data", "file_not_read"],
  perMinute: 20,
});
