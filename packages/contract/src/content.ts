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
const mediaFile = z
  .string()
  .regex(/^(?!.*\.\.)[\w-][\w./-]*\.(?:svg|png|jpg|webp|avif|mp3|ogg)$/, "is not a media file");

/** pack.json: what a pack is and the places its questions go to. The order of the lists is the order on screen. */
export const PackManifest = z.strictObject({
  pack: slug,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "is not a version like 1.0.0"),
  licence: text(200).min(1, "is empty"),
  /** The language the others are translations of. */
  base_language: ContentLanguage,
  /** Category type of the contract; 1 is the quiz zone. */
  type: z.int().min(1).max(6).default(1),
  categories: z
    .array(
      z.strictObject({
        slug,
        /** Subject code of the syllabus; the learning-objective codes of its items start with it. */
        code: text(20).min(1, "is empty"),
        name: names,
        /** Name of an emblem of the user interface. */
        emblem: slug,
        /** Price of a premium category; absent: free. */
        coins: z.int().min(1).max(1_000_000).optional(),
        subcategories: z
          .array(z.strictObject({ slug, name: names, emblem: slug.optional() }))
          .max(100)
          .default([]),
      }),
    )
    .min(1, "needs at least one category")
    .max(200),
});

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
      }),
    )
    .max(8),
  key: z.array(z.string().max(1)).max(8),
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
});
