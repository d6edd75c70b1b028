import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { z } from "zod";
import { ContentLanguage, PackRow } from "../content.ts";
import { defineAction } from "../define-action.ts";
import { flagField, Instant, intField, listField, Slug, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf, FindingParts, SaidParts } from "./operator-fields.ts";

const author = { roles: ["admin", "author"] } as const;
const MOST_AT_ONCE = 200;

/** Where a question stands: `live` is played; `draft` and `reviewed` never were; `trash` goes after thirty days. */
export const QUESTION_STATES = ["live", "draft", "reviewed", "retired", "trash"] as const;
const State = z.enum(QUESTION_STATES);
const DraftState = z.enum(["draft", "reviewed"]);
const Origin = z.enum(["pack", "edited", "own"]);
const Kind = z.enum(QUESTION_KINDS);

/** One question in one language, as a line of a pack has it, without what is the same for the whole question or drawn by an import. */
export const QuestionText = PackRow.omit({
  id: true,
  kind: true,
  category: true,
  subcategory: true,
  level: true,
  passage: true,
  generated: true,
  figure: true,
  version: true,
});
const Texts = z
  .record(ContentLanguage, QuestionText)
  .refine((texts) => Object.keys(texts).length > 0, "needs one language");

const writing = {
  kind: Kind,
  category_id: Uuid,
  subcategory_id: Uuid.optional(),
  /** Absent: the last level of its place, or the next one once that has ten. */
  level: intField(1, 1_000).optional(),
  /** The passage of fun and learn it is about. */
  passage_id: Uuid.optional(),
  texts: Texts,
};

const Counter = intField(0, 1_000_000);
/** What was read of a question: the draft's count of changes and the version that is played, 0 for none. */
const Read = { version: Counter, live_version: Counter };

export const QuestionFault = z.strictObject({
  rule: z.string(),
  severity: z.enum(["error", "warning"]),
  language: z.string(),
  /** In English. */
  message: z.string(),
  ...FindingParts,
});

const Row = z.strictObject({
  question_id: Uuid,
  pack_id: z.string(),
  source_id: z.string(),
  origin: Origin,
  state: State,
  /** Of a text that is not played yet; null: none. */
  draft_state: DraftState.nullable(),
  version: z.int(),
  live_version: z.int(),
  kind: Kind,
  category_id: Uuid,
  category: Slug,
  level: z.int().nullable(),
  lo: z.string(),
  difficulty: z.int(),
  stem: z.string(),
  languages: z.array(z.string()),
  has_media: z.boolean(),
  open_reports: z.int(),
  changed_at: Instant,
  /** When somebody said of the text that is played that it is right; null: nobody has. */
  confirmed_at: Instant.nullable(),
});

export const listQuestions = defineAction({
  name: "list_questions",
  summary:
    "Written questions, drafts and retired ones too, the latest change first; none that templates made.",
  access: author,
  input: z.strictObject({
    /** Words of the question, or the author's id. */
    text: textField(1, 200).optional(),
    state: State.optional(),
    /** With a text that waits for review, or for going live. */
    draft_state: DraftState.optional(),
    kind: Kind.optional(),
    category_id: Uuid.optional(),
    subcategory_id: Uuid.optional(),
    level: intField(1, 1_000).optional(),
    difficulty: intField(1, 5).optional(),
    /** Learning objective, or what it begins with. */
    lo: textField(1, 40).optional(),
    pack_id: Slug.optional(),
    origin: Origin.optional(),
    language: ContentLanguage.optional(),
    /** Not written in this language. */
    missing_language: ContentLanguage.optional(),
    with_media: flagField.optional(),
    reported: flagField.optional(),
    /** Whether somebody has said of the text that is played that it is right. */
    confirmed: flagField.optional(),
    import_id: Uuid.optional(),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(Row),
  messages: [],
  refusals: [],
  perMinute: 120,
});

const Written = z.strictObject({
  kind: Kind,
  category_id: Uuid,
  subcategory_id: Uuid.nullable(),
  level: z.int().nullable(),
  passage_id: Uuid.nullable(),
  texts: z.record(z.string(), QuestionText),
});

export const viewQuestion = defineAction({
  name: "view_question",
  summary:
    "One question: what is played, what is written and not played yet, its versions, faults and look-alikes.",
  access: author,
  input: z.strictObject({ question_id: Uuid }),
  output: z.strictObject({
    question_id: Uuid,
    pack_id: z.string(),
    source_id: z.string(),
    origin: Origin,
    state: State,
    version: z.int(),
    live_version: z.int(),
    /** null: never was. Of a retired one what was played last. */
    live: Written.nullable(),
    draft: Written.extend({
      state: DraftState,
      source: z.enum(["hand", "file", "pack"]),
      /** Operators who wrote something of it: none of them reviews it. */
      writers: z.array(Uuid),
      reviewed_by: Uuid.nullable(),
      note: z.string(),
      changed_at: Instant,
      trashed_at: Instant.nullable(),
    }).nullable(),
    /** Versions that were played, the latest first, with who said that each is right: null, nobody has. */
    versions: z.array(
      z.strictObject({
        version: z.int(),
        created_at: Instant,
        confirmed_by: Uuid.nullable(),
        confirmed_at: Instant.nullable(),
      }),
    ),
    faults: z.array(QuestionFault),
    /** Questions with many of the same words. */
    similar: z.array(
      z.strictObject({ question_id: Uuid, stem: z.string(), state: State, likeness: z.number() }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 240,
});

export const viewQuestionVersion = defineAction({
  name: "view_question_version",
  summary: "A version of a question as it was played, in every language.",
  access: author,
  input: z.strictObject({ question_id: Uuid, version: intField(1, 1_000_000) }),
  output: z.strictObject({ kind: Kind, texts: z.record(z.string(), QuestionText) }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 240,
});

const Saved = z.strictObject({
  question_id: Uuid,
  version: z.int(),
  live_version: z.int(),
  faults: z.array(QuestionFault),
});

export const createQuestion = defineAction({
  name: "create_question",
  summary: "A draft of a new question; nobody plays it before another person has reviewed it.",
  access: author,
  input: z.strictObject(writing),
  output: Saved,
  messages: ["stored"],
  refusals: ["question_unfit"],
  perMinute: 120,
});

export const changeQuestion = defineAction({
  name: "change_question",
  summary:
    "Writes the draft of a question anew, whole. What is played stays until the draft goes live; a reviewed draft waits for review again.",
  access: author,
  input: z.strictObject({ question_id: Uuid, ...Read, ...writing }),
  output: Saved,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "question_unfit"],
  perMinute: 120,
});

/** What can be done with written questions, one after the other or many at once. */
export const QUESTION_STEPS = [
  "confirm",
  "take_back",
  "approve",
  "send_back",
  "publish",
  "discard",
  "take_out_of_trash",
  "retire",
  "restore",
] as const;

export const moveQuestions = defineAction({
  name: "move_questions",
  summary:
    "Takes questions a step on: what is played is confirmed as right, another person approves a draft, an approved one goes live, a live one is retired, a draft goes to the trash, and back.",
  access: author,
  input: z.strictObject({
    step: z.enum(QUESTION_STEPS),
    questions: listField(z.strictObject({ question_id: Uuid, ...Read }), MOST_AT_ONCE),
    /** What the writers are to read. */
    note: textField(0, 1_000).default(""),
  }),
  output: z.strictObject({
    moved: z.int(),
    /** Why the others stayed where they are. */
    stayed: z.array(
      z.strictObject({
        question_id: Uuid,
        why: z.enum([
          "not_there",
          "changed",
          "own_work",
          // Called by the host, who is nobody in particular.
          "no_operator",
          "other_state",
          "faulty",
          "place_retired",
        ]),
      }),
    ),
  }),
  messages: ["updated"],
  refusals: [],
  perMinute: 120,
});

const SheetFormat = z.enum(["csv", "xlsx"]);
const SheetFile = z.strictObject({ file_name: z.string(), mime: z.string(), base64: z.string() });

export const importQuestions = defineAction({
  name: "import_questions",
  summary:
    "Reads an uploaded sheet, one line per question and language, and stores its sound lines as drafts that wait for review. The same sheet again changes nothing.",
  access: author,
  input: z.strictObject({
    /** The upload whose parts are the sheet. */
    upload_id: Uuid,
    format: SheetFormat,
    /** Only says what would happen, line by line. */
    dry_run: flagField.default(true),
    /** The first of the sheet's questions that are looked at: some at a time, each time counted by themselves. */
    offset: intField(0, 100_000).default(0),
  }),
  output: z.strictObject({
    import_id: Uuid,
    /** Of the whole sheet: lines below the titles, and questions they are of. */
    lines: z.int(),
    questions: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Lines that are not stored, each with at least one problem. */
    faulty: z.int(),
    /** The first ones, by line. */
    problems: z.array(
      z.strictObject({ line: z.int(), column: z.string(), message: z.string(), ...SaidParts }),
    ),
    /** Pass it as `offset` for the questions after these; null: that was all. */
    next_offset: z.int().nullable(),
  }),
  messages: [],
  refusals: ["no_data", "file_refused", "import_busy"],
  perMinute: 120,
});

export const exportQuestions = defineAction({
  name: "export_questions",
  summary: "Questions as a sheet that can be changed and imported again, the latest change first.",
  access: author,
  input: z.strictObject({
    format: SheetFormat.default("xlsx"),
    /** An example of each kind in place of what is stored. */
    template: flagField.default(false),
    category_id: Uuid.optional(),
    state: State.optional(),
    kind: Kind.optional(),
    pack_id: Slug.optional(),
    import_id: Uuid.optional(),
  }),
  output: SheetFile,
  messages: [],
  refusals: [],
  perMinute: 20,
});
