import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Slug, Uuid, flagField, intField } from "../fields.ts";
import { TextByLanguage } from "../questions.ts";
import { ExamKeyField, definition, shownDefinition, SectionSupply } from "./exam-fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

export const EXAM_STATES = ["draft", "upcoming", "open", "closed", "archived"] as const;

export const examiner = { roles: ["admin", "examiner"] } as const;
const MOST_VERSIONS = 1_000_000;

const Version = intField(1, MOST_VERSIONS);

export const Step = z.strictObject({
  exam_id: Uuid,
  state: z.enum(EXAM_STATES),
  /** Counts the changes of a draft. */
  version: z.int(),
});

const Counted = Step.extend({ question_count: z.int(), total_marks: z.number() });

export const createExam = defineAction({
  name: "create_exam",
  summary: "A draft of an exam; nobody sees it before it is published, and everybody may sit it unless told.",
  access: examiner,
  input: z.strictObject(definition),
  output: Counted,
  messages: ["stored"],
  refusals: [],
  perMinute: 30,
});

export const step = {
  access: examiner,
  output: Step,
  messages: ["updated"],
  perMinute: 60,
} as const;

export const publishExam = defineAction({
  name: "publish_exam",
  summary:
    "Shows a draft to its candidates; a fixed paper's questions leave all other play until the window closes. A paper that the bank cannot fill is refused with what is missing.",
  ...step,
  input: z.strictObject({
    exam_id: Uuid,
    /** The version that was read; another one is refused. Absent: whatever it is now. */
    version: Version.optional(),
  }),
  refusals: ["no_data", "exam_not_draft", "changed_meanwhile", "exam_items_missing"],
});

export const changeExam = defineAction({
  name: "change_exam",
  summary:
    "Writes a draft anew, whole; whoever has not read the latest version is refused and changes nothing.",
  ...step,
  input: z.strictObject({ exam_id: Uuid, version: Version, ...definition }),
  output: Counted,
  refusals: ["no_data", "exam_not_draft", "changed_meanwhile"],
});

export const copyExam = defineAction({
  name: "copy_exam",
  summary:
    "A new draft with paper, rules and texts of an exam in any state, for another window; without its key, and with its candidates where that is said.",
  ...step,
  input: z.strictObject({
    exam_id: Uuid,
    starts_at: definition.starts_at,
    ends_at: definition.ends_at,
    /** Absent: the same. */
    title: definition.title.optional(),
    /** Takes over the list with what is granted; who is let in, all or a group, is taken over always. */
    with_candidates: flagField.default(false),
  }),
  messages: ["stored"],
  refusals: ["no_data"],
});

export const extendExam = defineAction({
  name: "extend_exam",
  summary:
    "Moves the end of a published exam to a later time while it is not over. Who sits it has the time that the old end took away; results and questions wait for the new end.",
  ...step,
  input: z.strictObject({ exam_id: Uuid, ends_at: definition.ends_at }),
  output: Step.extend({
    ends_at: Instant,
    /** Sittings under way that end later now. */
    longer: z.int(),
  }),
  refusals: ["no_data", "exam_not_published", "exam_over"],
});

export const archiveExam = defineAction({
  name: "archive_exam",
  summary: "Puts a closed exam away: those who have sat it keep it, nobody else sees it.",
  ...step,
  input: z.strictObject({ exam_id: Uuid }),
  refusals: ["no_data", "exam_not_over"],
});

export const ADMITS = z.enum(["everybody", "list", "group"]);

const ExamRow = Step.extend({
  title: z.string(),
  licence: z.string(),
  subject: z.string(),
  language: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  /** How long candidates sit without what is granted. */
  minutes: z.int(),
  paper_kind: z.enum(["fixed", "blueprint"]),
  question_count: z.int(),
  total_marks: z.number(),
  admits: ADMITS,
  group_id: Uuid.nullable(),
  has_key: z.boolean(),
  release: shownDefinition.rules.unwrap().shape.release,
  /** null: a host with a shell. */
  created_by: Uuid.nullable(),
  published_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  released_at: Instant.nullable(),
  archived_at: Instant.nullable(),
  /** Without those that were voided. */
  sittings: z.strictObject({ entered: z.int(), sitting: z.int(), over: z.int(), voided: z.int() }),
});

export const listExams = defineAction({
  name: "list_exams",
  summary: "Exams in all states or in one, the latest start first, with how many sit or have sat each.",
  access: examiner,
  input: z.strictObject({
    state: z.enum(EXAM_STATES).optional(),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(ExamRow),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const viewExam = defineAction({
  name: "view_exam",
  summary: "One exam with its whole definition, as `change_exam` takes it, and what the bank has for it now.",
  access: examiner,
  input: z.strictObject({ exam_id: Uuid }),
  output: ExamRow.extend({
    definition: z.strictObject(shownDefinition),
    supply: z.array(SectionSupply),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

export const previewExamPaper = defineAction({
  name: "preview_exam_paper",
  summary: "What the bank has for each section of a paper that is not stored.",
  access: examiner,
  input: z.strictObject({ language: definition.language, paper: definition.paper }),
  output: z.strictObject({ question_count: z.int(), supply: z.array(SectionSupply) }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const listExamPresets = defineAction({
  name: "list_exam_presets",
  summary: "Real papers that a draft can start from, by licence.",
  access: examiner,
  input: z.strictObject({}),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        preset_id: Slug,
        licence: z.string(),
        name: TextByLanguage,
        questions: z.int(),
        minutes: z.int(),
        /** Whether we have questions of every part of it. */
        is_drawable: z.boolean(),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const draftExamOfPreset = defineAction({
  name: "draft_exam_of_preset",
  summary:
    "What `create_exam` takes for a real paper of content/exams, to be edited: names, time, marks, pass rule and sections. Items keep the options they are written with.",
  access: examiner,
  input: z.strictObject({ preset_id: Slug }),
  output: z.strictObject({
    title: definition.title,
    licence: definition.licence,
    subject: definition.subject,
    rules: definition.rules,
    paper: definition.paper,
  }),
  messages: [],
  refusals: ["no_data", "exam_items_missing"],
  perMinute: 60,
});

export const setExamKey = defineAction({
  name: "set_exam_key",
  summary: "Sets what candidates type to start, or takes it away; nobody can read it afterwards.",
  ...step,
  input: z.strictObject({ exam_id: Uuid, exam_key: ExamKeyField.nullable() }),
  refusals: ["no_data", "exam_over"],
});
