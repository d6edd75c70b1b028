import { DECISIONS, RELEASES, REVIEWS } from "@crosscheck/rules/exams/exam";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import {
  Instant,
  LanguageId,
  Paging,
  Percent,
  Slug,
  Uuid,
  flagField,
  intField,
  numberField,
  textField,
} from "../fields.ts";
import { EXAM_KEY_MAX, ZONE_NAME_MAX } from "../limits.ts";
import { AttemptView, SectionOfResult, TextByLanguage, Timeline, WatchOfResult } from "../questions.ts";

/** How the name of a candidate stands on the verification page. */
const NameShown = z.enum(["full", "initials", "hidden"]);

/** What passes an exam: the whole of it, and each section with a percentage of its own. */
const PassRule = z.strictObject({
  percent: Percent,
  sections: z.array(z.strictObject({ section: Slug, name: TextByLanguage, percent: Percent })),
});

const ExamMarks = z.strictObject({
  /** All null until the result is released, and of a voided sitting. */
  obtained_marks: z.number().nullable(),
  percent: Percent.nullable(),
  passed: z.boolean().nullable(),
  total_marks: z.number(),
});

/** `hidden`: handed in, and kept back. `voided`: the examiner took it back. */
const ResultState = z.enum(["hidden", "released", "voided"]);

export const ExamRow = z.strictObject({
  id: Uuid,
  title: z.string(),
  /** As candidates know them; empty: of none. */
  licence: z.string(),
  subject: z.string(),
  /** Code of the language its questions are in. */
  language: z.string(),
  state: z.enum(["upcoming", "open", "closed"]),
  starts_at: Instant,
  ends_at: Instant,
  /** The player's own, with what is granted. */
  duration_minutes: z.int(),
  no_of_que: z.int(),
  total_marks: z.number(),
  has_key: z.boolean(),
  pass_rule: PassRule,
  /** Whether an answer may be changed before the paper is handed in. */
  answer_again: z.boolean(),
  /** 1 not entered, 2 entered or being sat, 3 completed. */
  exam_status: z.literal([1, 2, 3]),
  /** When the answers can be seen; null: never, or nobody can tell yet. */
  review_available_at: Instant.nullable(),
  /** null until it is handed in. */
  result: ExamMarks.extend({ state: ResultState, handed_in_at: Instant }).nullable(),
});

/** With how the player stands with it now. */
const OwnExamRow = ExamRow.extend({
  /** The sitting, from its start on. */
  attempt_id: Uuid.nullable(),
  /** When nothing more can be answered in it, or could; null before its start. */
  sitting_ends_at: Instant.nullable(),
  /** When a result that is kept back can be known; null: when the examiner releases it, or it is known. */
  result_available_at: Instant.nullable(),
  server_time: Instant,
});

export const getExamModule = defineAction({
  name: "get_exam_module",
  summary:
    "Exams of schools that the player may sit: `type` 1 open, then upcoming, each the first to end first; 2 completed or missed, the latest first.",
  access: "player",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    type: intField(1, 2).default(1),
    ...Paging,
    /** Instants are UTC: neither is needed. */
    timezone: z.string().max(ZONE_NAME_MAX).optional(),
    gmt_format: z.string().max(ZONE_NAME_MAX).optional(),
  }),
  output: z.array(OwnExamRow),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getExam = defineAction({
  name: "get_exam",
  summary: "One exam with its instructions and rules, and how the player stands with it.",
  access: "player",
  input: z.strictObject({ exam_module_id: Uuid }),
  output: OwnExamRow.extend({
    /** Sanitised rich text by language; empty without. */
    instructions: TextByLanguage,
    rules: TextByLanguage,
    sections: z.array(z.strictObject({ section: Slug, name: TextByLanguage, questions: z.int() })),
    marks: z.strictObject({ right: z.number(), wrong: z.number(), blank: z.number(), partial: z.boolean() }),
    /** Whether nobody goes back to before the last answered question. */
    forward_only: z.boolean(),
    result_release: z.enum(RELEASES),
    review: z.enum(REVIEWS),
    /** What becomes of who is away for longer than the limit, so many warnings later. */
    away: z.strictObject({ policy: z.enum(["end", "log"]), warnings: z.int(), limit_seconds: z.number() }),
    /** Granted to the player: the time is multiplied by it. */
    time_factor: z.number(),
    /** When the player agreed to the rules; null: not yet. */
    entered_at: Instant.nullable(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getExamModuleQuestions = defineAction({
  name: "get_exam_module_questions",
  summary:
    "Starts the only sitting of an open exam and its clock, or resumes it. Rules are to be agreed to first, here or by `set_exam_module_result`.",
  access: "player",
  input: z.strictObject({
    exam_module_id: Uuid,
    exam_key: textField(0, EXAM_KEY_MAX).default(""),
    accept_rules: flagField.default(false),
  }),
  output: AttemptView,
  messages: [],
  refusals: [
    "no_data",
    "exam_not_open",
    "exam_rules_not_accepted",
    "exam_key_missing",
    "exam_key_wrong",
    "attempt_finished",
    "other_device",
  ],
  perMinute: 30,
});

const Statistic = z.strictObject({
  /** Weight of the questions counted here. */
  marks: z.number(),
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
});

export const setExamModuleResult = defineAction({
  name: "set_exam_module_result",
  summary:
    "Without result fields: agrees to the rules, or says that the player is there. With them: hands the sitting in; its numbers are the server's, a contradicting one is only counted.",
  access: "player",
  input: z.strictObject({
    exam_module_id: Uuid,
    total_duration: numberField.optional(),
    obtained_marks: numberField.optional(),
    /** Any text: nothing of it is used. */
    statistics: z.unknown().optional(),
    rules_violated: z.unknown().optional(),
    captured_question_ids: z.unknown().optional(),
  }),
  output: ExamMarks.extend({
    /** By weight of the questions; empty until the result is released. */
    statistics: z.array(Statistic),
    /** Whether the page was left for too long, or a rule was broken otherwise. */
    rules_violated: z.boolean(),
  }),
  messages: ["stored"],
  refusals: ["no_data", "exam_not_open", "attempt_finished", "other_device"],
  perMinute: 60,
});

export const getExamResult = defineAction({
  name: "get_exam_result",
  summary: "What came out of a sitting as far as the exam lets it be known, and what happened around it.",
  access: "player",
  input: z.strictObject({ exam_module_id: Uuid }),
  output: ExamMarks.extend({
    exam: ExamRow,
    attempt_id: Uuid,
    state: ResultState,
    /** When the result can be known; null: when the examiner releases it, or it is known. */
    available_at: Instant.nullable(),
    handed_in_at: Instant,
    duration_seconds: z.int(),
    /** Questions with an answer. */
    answered: z.int(),
    /** What follows is null until the result is released. */
    detail: z
      .strictObject({
        questions: z.int(),
        correct: z.int(),
        wrong: z.int(),
        blank: z.int(),
        /** Asked, never in the marks. */
        unscored: z.int(),
        pass_percent: Percent,
        sections: z.array(SectionOfResult),
        statistics: z.array(Statistic),
        /** Topics of the syllabus, in their order; titles are empty where none names them. */
        objectives: z.array(
          z.strictObject({ code: z.string(), titles: TextByLanguage, correct: z.int(), total: z.int() }),
        ),
        /** Marks and percentage before keys were corrected; null: they were not. */
        before_regrade: z
          .strictObject({ marks: z.number(), percent: Percent, passed: z.boolean() })
          .nullable(),
      })
      .nullable(),
    watch: WatchOfResult,
    timeline: Timeline,
    /** Why an examiner ended it; null: none did. */
    end_reason: z.string().nullable(),
    void_reason: z.string().nullable(),
    /** Whether it may be sat again. */
    may_repeat: z.boolean(),
    decision: z.strictObject({ decision: z.enum(DECISIONS), reason: z.string() }).nullable(),
    /** Whether the answers can be seen now, by `review_attempt`. */
    can_review: z.boolean(),
    report: z.strictObject({ code: z.string(), name_shown: NameShown }).nullable(),
  }),
  messages: [],
  refusals: ["no_data", "attempt_open"],
  perMinute: 60,
});

export const getExamReport = defineAction({
  name: "get_exam_report",
  summary:
    "The result of a released sitting as a document: PDF for people, signed JSON for programs. Both carry the code of its verification page.",
  access: "player",
  input: z.strictObject({
    exam_module_id: Uuid,
    format: z.enum(["pdf", "json"]).default("pdf"),
    /** Code of the language its words are in; English for one that has none. */
    language: z.string().min(2).max(20).default("en"),
  }),
  output: z.strictObject({ code: z.string(), file_name: z.string(), mime: z.string(), base64: z.string() }),
  messages: [],
  refusals: ["no_data", "result_later"],
  perMinute: 12,
});

export const setExamResultName = defineAction({
  name: "set_exam_result_name",
  summary: "How the own name stands on the verification page of a result.",
  access: "player",
  input: z.strictObject({ exam_module_id: Uuid, name_shown: NameShown }),
  output: z.strictObject({ exam_module_id: Uuid, name_shown: NameShown }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});

export const verifyExamResult = defineAction({
  name: "verify_exam_result",
  summary: "What this site knows of a result by the code on its document, for anybody who holds one.",
  access: "public",
  input: z.strictObject({ code: z.string().min(1).max(40) }),
  output: z.strictObject({
    code: z.string(),
    /** `voided`: the examiner took it back after the document was made. */
    state: z.enum(["valid", "voided"]),
    exam_title: z.string(),
    licence: z.string(),
    subject: z.string(),
    /** As the candidate allows it; null: not at all. */
    candidate: z.string().nullable(),
    finished_at: Instant,
    /** As it stands now; null where it was voided. */
    result: z
      .strictObject({ marks: z.number(), max_marks: z.number(), percent: Percent, passed: z.boolean() })
      .nullable(),
    /** Whether keys were corrected: an older document may say another result. */
    is_regraded: z.boolean(),
    issuer: z.string(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 20,
});
