import { CONFIDENCES } from "@crosscheck/rules/exams/preset";
import { z } from "zod";
import { Slug } from "./fields.ts";

const text = (most: number) => z.string().trim().min(1).max(most);
/** Every text is there in both languages of the interface. */
const texts = z.strictObject({ en: text(120), ar: text(120) });
const namedCode = z.strictObject({ code: text(20), name: texts });
const percent = z.number().min(0).max(100);

const section = z
  .strictObject({
    section: Slug,
    name: texts,
    min_percent: percent,
    max_percent: percent,
    pass_percent: percent.optional(),
    /** Slugs of our categories; empty where we have no questions of the area. */
    categories: z.array(Slug).max(30),
  })
  .refine((one) => one.min_percent <= one.max_percent, "has a least share above its most");

const paper = z
  .strictObject({
    /** Appended to the family's name, and kept for ever: histories name it. */
    id: Slug,
    subject: namedCode,
    questions: z.int().min(1).max(500),
    minutes: z.int().min(1).max(1_000),
    /** Slugs of our categories; empty where we have no questions of the subject. */
    categories: z.array(Slug).max(30).optional(),
    /** Areas with shares of their own, in place of `categories`. */
    sections: z.array(section).min(2).max(30).optional(),
    /** Of this paper, where they differ from the family's. */
    source: text(300).optional(),
    effective_from: z
      .union([z.iso.date(), z.string().regex(/^\d{4}$/, "is neither a year nor a day")])
      .optional(),
    confidence: z.enum(CONFIDENCES).optional(),
  })
  .refine((one) => (one.categories === undefined) !== (one.sections === undefined), {
    message: "needs either categories or sections",
  })
  .refine(({ sections = [] }) => new Set(sections.map((one) => one.section)).size === sections.length, {
    message: "names a section twice",
  })
  .refine(
    ({ sections = [] }) =>
      sections.length === 0 ||
      (sum(sections.map((one) => one.min_percent)) <= 100 &&
        sum(sections.map((one) => one.max_percent)) >= 100),
    { message: "has shares that can never sum to the whole paper" },
  );

/** content/exams/<family>.json: papers of one authority and licence. Only numbers that a source gives; nothing guessed. */
export const ExamFamily = z.strictObject({
  family: Slug,
  authority: namedCode,
  licence: namedCode,
  pass_percent: percent,
  /** Absent: not known. */
  options_per_item: z.int().min(2).max(6).optional(),
  marks: z
    .strictObject({
      right: z.number().positive().max(100),
      wrong: z.number().min(-100).max(0),
      blank: z.number().min(-100).max(0),
    })
    .refine((marks) => marks.wrong <= marks.blank, "gives more for a wrong answer than for none")
    .default({ right: 1, wrong: 0, blank: 0 }),
  /** What candidates may bring; absent: not known. */
  aids: z.array(texts).max(20).optional(),
  source: text(300),
  checked_on: z.iso.date(),
  effective_from: z
    .union([z.iso.date(), z.string().regex(/^\d{4}$/, "is neither a year nor a day")])
    .optional(),
  confidence: z.enum(CONFIDENCES),
  papers: z.array(paper).min(1).max(100),
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
