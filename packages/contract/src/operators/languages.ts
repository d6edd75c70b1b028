import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { intField, textField } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

/** Code of a language, ISO 639. */
export const LanguageCode = z.string().regex(/^[a-z]{2,3}$/);
/** Which change of it was read; 0: there was none. */
export const VersionField = intField(0, 1_000_000_000);

const fields = {
  /** As its speakers write it. */
  own_name: textField(1, 60),
  /** For numbers, dates and plural forms (BCP 47), such as pt-BR. */
  locale: textField(2, 35),
  is_rtl: z.boolean(),
  /** Whether questions are played in it. */
  is_content: z.boolean(),
  /** Whether players may have the interface in it; a text that is missing is shown in English. */
  is_interface: z.boolean(),
};

const LanguageRow = z.strictObject({
  language: LanguageCode,
  language_id: z.int(),
  ...fields,
  is_default: z.boolean(),
  version: z.int(),
  /** Texts of the interface, and those that are still the English ones. */
  texts: z.int(),
  texts_missing: z.int(),
});

export const listLanguages = defineAction({
  name: "list_languages",
  summary: "Every language, switched off ones too, the default one first.",
  access: { roles: ["admin", "author", "examiner", "support"] },
  input: z.strictObject({ limit: LimitField }),
  output: pageOf(LanguageRow),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const addLanguage = defineAction({
  name: "add_language",
  summary: "Adds a language of questions, of the interface or of both; running servers have it in seconds.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    language: LanguageCode,
    ...fields,
    is_rtl: fields.is_rtl.default(false),
    is_content: fields.is_content.default(true),
    is_interface: fields.is_interface.default(true),
  }),
  output: LanguageRow,
  messages: ["updated"],
  refusals: ["language_exists"],
  perMinute: 30,
});

export const changeLanguage = defineAction({
  name: "change_language",
  summary:
    "Changes a language, switches it on or off, or makes it the default; what was played in it stays as it is.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    language: LanguageCode,
    version: VersionField,
    ...fields,
    /** The default one shows what others lack: it is content's and the interface's. */
    is_default: z.boolean(),
  }),
  output: LanguageRow,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "language_is_default"],
  perMinute: 30,
});
