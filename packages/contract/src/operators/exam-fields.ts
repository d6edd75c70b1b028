import { RELEASES, REVIEWS } from "@crosscheck/rules/exams/exam";
import { MODES } from "@crosscheck/rules/modes/index";
import { z } from "zod";
import { EXAM_KEY_MAX, EXAM_KEY_MIN, EXAM_TEXT_MAX } from "../limits.ts";
import { Slug, Uuid, intField, textField } from "../fields.ts";
import { TextByLanguage } from "../questions.ts";

const { min: FEWEST, max: MOST } = MODES.exam.questions;
const MOST_SECTIONS = 30;
const MOST_FILTERS = 50;
const MOST_WEIGHT = 100;
const MOST_MINUTES = 600;
const HARDEST = 5;

const LanguageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/);
const PassPercent = z.number().min(0).max(100);
const Weight = z.number().gt(0).max(MOST_WEIGHT);

/** Sanitised by the server: tags of passages, no pictures. */
const RichText = z.record(LanguageCode, textField(1, EXAM_TEXT_MAX));

const section = {
  /** Unique in its paper. */
  section: Slug,
  name: z
    .record(LanguageCode, textField(1, 80))
    .refine((names) => Object.keys(names).length > 0, "a name is needed"),
  /** Percentage that passes this section; null: none of its own. */
  pass_percent: PassPercent.nullable().default(null),
};

const FixedItem = z.strictObject({
  item_id: Uuid,
  /** null: the item's own. */
  marks: Weight.nullable().default(null),
  /** Asked within the time, never in the marks. */
  is_trial: z.boolean().default(false),
});

const FixedSection = z.strictObject({ ...section, items: z.array(FixedItem).min(1).max(MOST) });

/** An empty list takes everything. */
const DrawnSection = z
  .strictObject({
    ...section,
    count: intField(1, MOST),
    /** How many of them are trial items. */
    trials: intField(0, MOST).default(0),
    marks: Weight.default(1),
    categories: z.array(Slug).max(MOST_FILTERS).default([]),
    /** Each with everything below it. */
    objectives: z
      .array(z.string().regex(/^[\w-]{1,20}(\.[\w-]{1,20}){0,9}$/))
      .max(MOST_FILTERS)
      .default([]),
    kinds: z.array(z.enum(MODES.exam.kinds)).max(MODES.exam.kinds.length).default([]),
    min_difficulty: intField(1, HARDEST).default(1),
    max_difficulty: intField(1, HARDEST).default(HARDEST),
  })
  .refine(({ trials, count }) => trials <= count, "more trials than questions")
  .refine((one) => one.min_difficulty <= one.max_difficulty, "the difficulties are the wrong way round");

type Sections = readonly { readonly section: string }[];
const areUnique = (names: readonly string[]) => new Set(names).size === names.length;
const haveOwnSlugs = (sections: Sections) => areUnique(sections.map((one) => one.section));

/** The same questions for everybody, or how they are drawn for each candidate. */
export const ExamPaperField = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("fixed"), sections: z.array(FixedSection).min(1).max(MOST_SECTIONS) }),
    z.strictObject({
      kind: z.literal("blueprint"),
      sections: z.array(DrawnSection).min(1).max(MOST_SECTIONS),
    }),
  ])
  .refine(({ sections }) => haveOwnSlugs(sections), "two sections have the same slug")
  .refine((paper) => {
    const count = sizesOf(paper).reduce((sum, size) => sum + size, 0);
    return count >= FEWEST && count <= MOST;
  }, `a paper has ${FEWEST} to ${MOST} questions`)
  .refine(
    (paper) => paper.kind === "blueprint" || areUnique(itemIdsOf(paper.sections)),
    "an item is asked twice",
  );

type Fixed = readonly { readonly items: readonly { readonly item_id: string }[] }[];
type Sized =
  | { readonly kind: "fixed"; readonly sections: Fixed }
  | { readonly kind: "blueprint"; readonly sections: readonly { readonly count: number }[] };

function itemIdsOf(sections: Fixed): readonly string[] {
  return sections.flatMap(({ items }) => items.map((item) => item.item_id));
}

function sizesOf(paper: Sized): readonly number[] {
  return paper.kind === "fixed"
    ? paper.sections.map(({ items }) => items.length)
    : paper.sections.map(({ count }) => count);
}

/** How an exam is sat, marked and told; what is left out is as in most schools. */
export const ExamRulesField = z.strictObject({
  minutes: intField(1, MOST_MINUTES).default(60),
  /** Per weight of an item; wrong and blank may cost. */
  marks: z
    .strictObject({
      right: z.number().gt(0).max(MOST_WEIGHT).default(1),
      wrong: z.number().min(-MOST_WEIGHT).max(0).default(0),
      blank: z.number().min(-MOST_WEIGHT).max(0).default(0),
    })
    .prefault({}),
  /** Whether right parts of an answer earn their share. */
  partial: z.boolean().default(false),
  pass_percent: PassPercent.default(75),
  answer_again: z.boolean().default(true),
  forward_only: z.boolean().default(false),
  release: z.enum(RELEASES).default("hand_in"),
  review: z.enum(REVIEWS).default("close"),
  away: z
    .strictObject({ policy: z.enum(["end", "log"]).default("end"), warnings: intField(0, 20).default(0) })
    .prefault({}),
});

/** Fields of a whole exam. */
export const definition = {
  /** Code of a content language: that of its questions. */
  language: z.string().min(2).max(20),
  title: textField(1, 120),
  /** As candidates know them, such as PPL(A) and 050; empty: of none. */
  licence: textField(0, 40).default(""),
  subject: textField(0, 40).default(""),
  instructions: RichText.default({}),
  rules_text: RichText.default({}),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  rules: ExamRulesField.prefault({}),
  paper: ExamPaperField,
};

/** The same as an exam tells them: rich text as it was sanitised may be longer than what was sent. */
export const shownDefinition = {
  ...definition,
  instructions: TextByLanguage,
  rules_text: TextByLanguage,
};

/** How the bank stands to one section. */
export const SectionSupply = z.strictObject({
  section: Slug,
  wanted: z.int(),
  /** Items that fit it now, whatever other sections take. */
  matching: z.int(),
  /** What it would get beside the others; fewer than wanted cannot be published. */
  found: z.int(),
});

/** What candidates type to start. Never told again, and not in the audit. */
export const ExamKeyField = textField(EXAM_KEY_MIN, EXAM_KEY_MAX);
