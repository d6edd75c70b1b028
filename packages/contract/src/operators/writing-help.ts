import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { listField, Uuid } from "../fields.ts";

const author = { roles: ["admin", "author"] } as const;

export const listObjectives = defineAction({
  name: "list_objectives",
  summary: "The syllabus nodes that questions of a category may name as their learning objective.",
  access: author,
  input: z.strictObject({ category_id: Uuid }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        syllabus: z.string(),
        code: z.string(),
        parent: z.string().nullable(),
        title: z.strictObject({ en: z.string(), ar: z.string() }),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const previewFormulae = defineAction({
  name: "preview_formulae",
  summary: "Formulae of texts, written in TeX between single dollar signs, as players see them.",
  access: author,
  input: z.strictObject({ texts: listField(z.string().max(4_000), 40) }),
  output: z.strictObject({
    /** HTML with MathML inside, by the source. */
    formulae: z.record(z.string(), z.string()),
  }),
  messages: [],
  isUnaudited: true,
  refusals: [],
  perMinute: 240,
});
