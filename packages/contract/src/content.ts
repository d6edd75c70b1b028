import { LICENCES } from "@crosscheck/rules/content/syllabus";
import { CATEGORY_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { z } from "zod";

/** Language code of content, such as en or ar. */
export const ContentLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/, "is not a language code like en");

const text = (most: number) =>
  z.string().max(most, `has more than ${most} characters`).normalize("NFC").trim();
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not lower-case words joined by -")
  .max(80);
const names = z
  .record(ContentLanguage, text(80).min(1, "is empty"))
  .refine((byLanguage) => Object.keys(byLanguage).length > 0, "needs a name in at least one language");

/** A file inside media/, without folders that lead elsewhere. */
const fileOf = (types: string) => new RegExp(`^(?!.*\\.\\.)[\\w-][\\w./-]*\\.(?:${types})$`);
const mediaFile = z.string().regex(fileOf("svg|png|jpg|webp|avif|mp3|ogg"), "is not a media file");
const documentFile = z.string().regex(fileOf("pdf|webm|mp4|vtt"), "is not a PDF, video or caption file");

/** pack.json: what a pack is and the places its questions go to. The order of the lists is the order on screen. */
export const PackManifest = z.strictObject({
  pack: slug,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "is not a version like 1.0.0"),
  licence: text(200).min(1, "is empty"),
  /** Written by an export of the console: what is played already is not refused for what a whole file says. */
  from_console: z.literal(true).optional(),
  /** The language the others are translations of. */
  base_language: ContentLanguage,
  /** Category type: the modes that take their questions from this pack say it. */
  type: z.literal(CATEGORY_TYPES).default(MODES.quiz_zone.source.categoryType),
  /** Names of the trees that the learning objectives of its items belong to; absent: none of them. */
  syllabuses: z.array(slug).max(5).default([]),
  categories: z
    .array(
      z.strictObject({
        slug,
        /** Subject code of the syllabus; the learning-objective codes of its items start with it. */
        code: text(20).min(1, "is empty"),
        name: names,
        /** Name of an emblem of the user interface. */
        emblem: slug,
        /** A picture in media/ that is shown in place of the emblem. */
        image: mediaFile.optional(),
        /** Category type where it differs from the pack's. */
        type: z.literal(CATEGORY_TYPES).optional(),
        /** Its place among all categories of its type; absent: as in this list. */
        position: z.int().min(1).max(100_000).optional(),
        /** Price of a premium category; absent: free. */
        coins: z.int().min(1).max(1_000_000).optional(),
        subcategories: z
          .array(
            z.strictObject({
              slug,
              name: names,
              emblem: slug.optional(),
              image: mediaFile.optional(),
              position: z.int().min(1).max(100_000).optional(),
            }),
          )
          .max(100)
          .default([]),
      }),
    )
    .min(1, "needs at least one category")
    .max(200),
});

const slotId = z.string().regex(/^[1-9]$/, "is not one digit from 1 to 9");

/** One line of questions.<lang>.jsonl. Texts may be empty here: the lints name every fault, not only the first. */
export const PackRow = z.strictObject({
  id: slug,
  kind: z.enum(QUESTION_KINDS),
  category: slug,
  subcategory: slug.nullable().default(null),
  level: z.int().min(1).max(1_000),
  difficulty: z.literal([1, 2, 3, 4, 5]),
  /** Learning-objective code of the syllabus. */
  lo: text(40),
  stem: text(2_000),
  options: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]$/, "is not one letter from a to z"),
        text: text(1_000),
        /** Why it is right, or the mistake that leads to it. */
        why: text(1_000),
        /** drop_downs: id of the gap it is offered in. */
        slot: slotId.optional(),
      }),
    )
    .max(12)
    .default([]),
  key: z.array(z.string().max(1)).max(12).default([]),
  /** sequence: pairs, the first comes before the second. */
  before: z
    .array(z.tuple([z.string().max(1), z.string().max(1)]))
    .max(30)
    .optional(),
  /** matching: prompts; drop_downs: gaps, with an empty text. */
  slots: z
    .array(z.strictObject({ id: slotId, text: text(300) }))
    .max(8)
    .optional(),
  number: z
    .strictObject({
      value: z.number(),
      tolerance: z.number().min(0),
      unit: text(20),
      /** How the right answer is shown; absent: as many decimals as it has. */
      decimals: z.int().min(0).max(6).optional(),
      /** Fewest digits before the decimal point. */
      digits: z.int().min(1).max(6).optional(),
    })
    .optional(),
  /** typed_number: wrong results and the mistakes that lead to them. */
  mistakes: z
    .array(z.strictObject({ value: z.number(), why: text(1_000) }))
    .max(20)
    .optional(),
  accepted: z.array(text(200)).max(20).optional(),
  word: text(60).optional(),
  transcript: text(1_000).optional(),
  /** Author's id of the passage it is about. */
  passage: slug.optional(),
  generated: z.strictObject({ template: slug, seed: z.int().min(0).max(4_294_967_295) }).optional(),
  explanation: text(4_000),
  reference: text(500),
  /** The author's revision; a translation names the revision it was made from. */
  version: z.int().min(1).max(100_000),
  /** Weight of the item in a paper. */
  marks: z.number().positive().max(100).default(1),
  media: z
    .array(z.strictObject({ type: z.enum(["image", "audio"]), file: mediaFile, alt: text(500) }))
    .max(10)
    .default([]),
  /** A figure as data: its kind, and what is drawn by it (`packages/rules/src/figures`). Translations have the same one. */
  figure: z.looseObject({ kind: slug }).optional(),
});

/** One line of passages.<lang>.jsonl: what the questions of fun and learn are about. */
export const PassageRow = z.strictObject({
  id: slug,
  category: slug,
  subcategory: slug.nullable().default(null),
  title: text(120).min(1, "is empty"),
  /** Rich text; sanitised when it is imported. */
  detail: text(20_000).min(1, "is empty"),
  content_type: z.enum(["text", "video", "pdf"]),
  content_data: z.union([z.literal(""), documentFile]).default(""),
  /** Captions of the video. */
  captions: z.union([z.literal(""), documentFile]).default(""),
  reference: text(1_000).min(1, "is empty"),
  version: z.int().min(1).max(100_000),
});

/** One line of papers.jsonl: the questions of one day, as pack/id or generated/template/seed. */
export const DailyPaperRow = z.strictObject({
  id: slug,
  name: names,
  items: z
    .array(z.string().regex(/^(?:generated\/[a-z0-9-]+\/\d{1,9}|[a-z0-9-]+\/[a-z0-9-]+)$/, "is not pack/id"))
    .min(5)
    .max(20),
});

/** One line of content/syllabus/<name>.jsonl: the licence, a subject, a topic or something below one. */
export const SyllabusRow = z.strictObject({
  code: text(20).min(1, "is empty"),
  parent: text(20).nullable(),
  /** Our own short wording, never that of the document. */
  title: z.strictObject({ en: text(80).min(1, "is empty"), ar: text(80).min(1, "is empty") }),
  applies_to: z.array(z.enum(LICENCES)).min(1, "names no licence"),
  source: text(200).min(1, "is empty"),
  edition: text(200).min(1, "is empty"),
  /** Questions of the real paper, where they are known. */
  weight: z.int().min(1).max(10_000).optional(),
  /** Whether its place in the document is known for sure. */
  status: z.enum(["confirmed", "unconfirmed"]),
});

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "is not a day like 2026-11-28");

/** One line of content/documents.jsonl: a document that items cite, and how references to it read. */
export const DocumentRow = z.strictObject({
  id: slug,
  title: text(200).min(1, "is empty"),
  edition: text(200).min(1, "is empty"),
  valid_from: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, "is not a year, a month or a day")
    .optional(),
  review_by: day,
  large: z.literal(true).optional(),
  american: z.literal(true).optional(),
  patterns: z.array(text(200).refine(isPattern, "is not a regular expression")).min(1, "has no pattern"),
});

const forms = z.array(text(80).min(1, "is empty"));

/** One line of content/glossary/ar.jsonl: a term of the base language, and what it is called in Arabic. */
export const GlossaryRow = z.strictObject({
  term: text(80).min(1, "is empty"),
  forms: forms.optional(),
  accept: forms.min(1, "has no form"),
  avoid: forms.optional(),
  note: text(200).optional(),
});

function isPattern(pattern: string): boolean {
  try {
    return pattern !== "" && new RegExp(pattern, "iu").source !== "";
  } catch {
    return false;
  }
}
