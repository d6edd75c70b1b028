import { DECISIONS } from "@crosscheck/rules/exams/exam";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Percent, Uuid, flagField, intField } from "../fields.ts";
import { Timeline } from "../questions.ts";
import { LimitField, ReasonField, pageOf } from "./operator-fields.ts";

const examiner = { roles: ["admin", "examiner"] } as const;
const MOST_EXTRA_MINUTES = 180;

const Result = z.strictObject({
  marks: z.number(),
  max_marks: z.number(),
  percent: Percent,
  passed: z.boolean(),
});

/** `entered`: agreed to the rules, not started. `handed_in`: over, the result is kept back. `finished`: it is known. */
const SittingState = z.enum(["entered", "sitting", "handed_in", "finished", "voided"]);

export const SittingRow = z.strictObject({
  player_id: Uuid,
  name: z.string(),
  /** Tells names that look alike apart. */
  name_number: z.int(),
  player_status: z.string(),
  number: z.int(),
  state: SittingState,
  attempt_id: Uuid.nullable(),
  entered_at: Instant,
  started_at: Instant.nullable(),
  /** When its time is or was over; null before it is started. */
  ends_at: Instant.nullable(),
  time_factor: z.number(),
  extra_seconds: z.int(),
  questions: z.int(),
  answered: z.int(),
  /** The question that was answered last; null: none. */
  question: z.int().nullable(),
  /** `live`: heard of within seconds. `silent`: not for longer. `none`: its page never reported. */
  connection: z.enum(["live", "silent", "none"]),
  last_heard_at: Instant.nullable(),
  /** Whether its page is hidden now. */
  away_now: z.boolean(),
  absences: z.int(),
  too_long: z.int(),
  takeovers: z.int(),
  violations: z.int(),
  ended_by_absence: z.boolean(),
  end_reason: z.string().nullable(),
  void_reason: z.string().nullable(),
  may_repeat: z.boolean(),
  decision: z.enum(DECISIONS).nullable(),
  decision_reason: z.string().nullable(),
  /** What came out by now, before candidates may know it too; null while it is sat. */
  result: Result.nullable(),
  /** Before keys were corrected; null: they were not. */
  before_regrade: Result.nullable(),
});

export const listExamSittings = defineAction({
  name: "list_exam_sittings",
  summary: "Who sits an exam or has sat it, with where each stands now; by name.",
  access: examiner,
  input: z.strictObject({
    exam_id: Uuid,
    /** Those with something against the rules that nobody has decided on, and that count still. */
    undecided: z.boolean().default(false),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(SittingRow),
  messages: [],
  refusals: ["no_data"],
  perMinute: 240,
});

const sitting = { exam_id: Uuid, player_id: Uuid };

export const viewExamSitting = defineAction({
  name: "view_exam_sitting",
  summary: "One sitting, the latest of its candidate, with its timeline and every answer.",
  access: examiner,
  input: z.strictObject(sitting),
  output: SittingRow.extend({
    timeline: Timeline,
    answers: z.array(
      z.strictObject({
        number: z.int(),
        item_id: Uuid,
        version: z.int(),
        stem: z.string(),
        section: z.string().nullable(),
        /** Weight; 0: a trial item, or taken out. */
        marks: z.number(),
        /** Answer text with the author's option ids where there are options; empty: blank. */
        answer: z.string(),
        verdict: z.enum(["correct", "wrong", "blank"]),
        answered_at: Instant.nullable(),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

const step = {
  access: examiner,
  output: SittingRow,
  messages: ["updated"],
  perMinute: 120,
} as const;

export const giveExamTime = defineAction({
  name: "give_exam_time",
  summary: "Gives a candidate more time while the exam is sat, within its window: `extend_exam` moves that.",
  ...step,
  input: z.strictObject({ ...sitting, minutes: intField(1, MOST_EXTRA_MINUTES), reason: ReasonField }),
  refusals: ["no_data", "attempt_finished"],
});

export const endExamSitting = defineAction({
  name: "end_exam_sitting",
  summary: "Ends a sitting now with what was saved; its candidate reads why.",
  ...step,
  input: z.strictObject({ ...sitting, reason: ReasonField }),
  refusals: ["no_data", "attempt_finished"],
});

export const voidExamSitting = defineAction({
  name: "void_exam_sitting",
  summary: "Takes a sitting back: it has no result, and may be sat again where that is said.",
  ...step,
  input: z.strictObject({ ...sitting, reason: ReasonField, may_repeat: flagField.default(false) }),
  refusals: ["no_data", "exam_sitting_void"],
});

export const decideExamSitting = defineAction({
  name: "decide_exam_sitting",
  summary: "What the examiner says to what happened around a sitting; it changes no marks.",
  ...step,
  input: z.strictObject({ ...sitting, decision: z.enum(DECISIONS), reason: ReasonField }),
  refusals: ["no_data"],
});

export const releaseExam = defineAction({
  name: "release_exam",
  summary: "Releases the results of an exam that is over and whose results wait for its examiner.",
  access: examiner,
  input: z.strictObject({ exam_id: Uuid }),
  output: z.strictObject({ exam_id: Uuid, released_at: Instant, sittings: z.int() }),
  messages: ["updated"],
  refusals: ["no_data", "exam_not_over", "exam_not_held_back"],
  perMinute: 30,
});

export const setExamExaminers = defineAction({
  name: "set_exam_examiners",
  summary: "Who is told of what happens in an exam, beside whoever made it.",
  access: examiner,
  input: z.strictObject({ exam_id: Uuid, operator_ids: z.array(Uuid).max(50) }),
  output: z.strictObject({ exam_id: Uuid, operator_ids: z.array(Uuid) }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});

const everybody = { roles: ["admin", "author", "examiner", "support"] } as const;

export const listOperatorNotices = defineAction({
  name: "list_operator_notices",
  summary: "What the calling operator was told, the latest change first.",
  access: everybody,
  input: z.strictObject({ limit: LimitField }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        kind: z.enum(["exam_violations"]),
        subject: z.string(),
        exam_id: Uuid,
        exam_title: z.string(),
        player_id: Uuid,
        number: z.int(),
        violations: z.int(),
        changed_at: Instant,
        is_read: z.boolean(),
      }),
    ),
    unread: z.int(),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const readOperatorNotices = defineAction({
  name: "read_operator_notices",
  summary: "Marks everything the calling operator was told as read.",
  access: everybody,
  input: z.strictObject({}),
  output: z.strictObject({ unread: z.int() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});
