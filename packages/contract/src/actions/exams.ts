import { CONFIDENCES, MOCK_LENGTHS } from "@crosscheck/rules/exams/preset";
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
  listField,
} from "../fields.ts";
import { AttemptView, PageEventKindName, TextByLanguage } from "../questions.ts";

const NamedCode = z.strictObject({
  /** As candidates know it: EASA, ATPL(A), 010. */
  code: z.string(),
  name: TextByLanguage,
});

/** The rules of a real paper, and what a mock of it would be now. */
const MockPreset = z.strictObject({
  preset_id: Slug,
  authority: NamedCode,
  licence: NamedCode,
  subject: NamedCode,
  /** The real paper's. */
  questions: z.int(),
  minutes: z.int(),
  pass_percent: Percent,
  /** null where it is not known: ours stay as they are written. */
  options_per_item: z.int().nullable(),
  marks_right: z.number(),
  marks_wrong: z.number(),
  marks_blank: z.number(),
  /** What candidates may bring; null where it is not known. */
  aids: z.array(TextByLanguage).nullable(),
  /** Areas with shares of their own; empty for a paper without. */
  sections: z.array(
    z.strictObject({
      section: Slug,
      name: TextByLanguage,
      min_percent: Percent,
      max_percent: Percent,
      /** null: none of its own. */
      pass_percent: Percent.nullable(),
    }),
  ),
  /** Where the numbers were read, in English. */
  source: z.string(),
  checked_on: z.iso.date(),
  /** Year or day from which they hold; null where it is not known. */
  effective_from: z.string().nullable(),
  confidence: z.enum(CONFIDENCES),
  /** Whether they were checked more than a year ago. */
  is_outdated: z.boolean(),
  /** Our subjects that its questions come from, in the language of the call; empty where we have none. */
  draws_from: z.array(z.strictObject({ slug: Slug, name: z.string() })),
  /** What a mock of each length would be now: fewer questions than wanted where the bank is smaller, with less time. */
  lengths: z.array(
    z.strictObject({
      length: z.enum(MOCK_LENGTHS),
      wanted_questions: z.int(),
      /** 0: nothing that could be opened. */
      questions: z.int(),
      total_seconds: z.int(),
      /** Code of the language its questions would be in; null where there are none. */
      language: z.string().nullable(),
    }),
  ),
  /** Whether a subject of it has to be unlocked first. */
  is_locked: z.boolean(),
  /** A mock of it that waits to be resumed. */
  open_attempt_id: Uuid.nullable(),
});

export const getMockPresets = defineAction({
  name: "get_mock_presets",
  summary:
    "Real exams that a mock can be flown of, with their rules, and how much of each the bank can fill now.",
  access: "player",
  input: z.strictObject({ language_id: LanguageId.optional() }),
  output: z.array(MockPreset),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const openMockExam = defineAction({
  name: "open_mock_exam",
  summary:
    "Opens a mock of a real exam, the whole paper or a part of it with time in proportion, or resumes the open one of the same exam; practice only.",
  access: "player",
  input: z.strictObject({
    preset_id: Slug,
    length: z.enum(MOCK_LENGTHS).default("full"),
    /** Like the real one: it ends when its page is away for more than 5 s; else that is only logged. */
    strict: flagField.default(false),
    language_id: LanguageId.optional(),
  }),
  output: AttemptView,
  messages: [],
  refusals: ["no_data", "category_locked"],
  perMinute: 30,
});

export const reportExamEvents = defineAction({
  name: "report_exam_events",
  summary:
    "What the page of a watched attempt says of itself, every 5 s and at once when it is left: numbered per page, repeats change nothing. Only the server's times count.",
  access: "player",
  input: z.strictObject({
    attempt_id: Uuid,
    /** Made by each loaded page; the page that came last has the paper. */
    page_id: Uuid,
    /** All that was not answered yet; empty: the page is there. */
    events: listField(z.strictObject({ number: intField(1, 1_000_000), kind: PageEventKindName }), 50),
  }),
  output: z.strictObject({
    /** Whether the attempt is over, for whatever reason. */
    ended: z.boolean(),
    ended_by_absence: z.boolean(),
    /** When it ends unless the page is back before; null while nothing threatens it. */
    deadline: Instant.nullable(),
    /** When its time is over: an examiner may have given more meanwhile. */
    expires_at: Instant,
    absences: z.int(),
    too_long: z.int(),
    /** How long the latest absence lasted; null while it lasts and without any. */
    last_away_seconds: z.number().nullable(),
    /** Whether another page has taken over. */
    taken_over: z.boolean(),
    server_time: Instant,
  }),
  messages: [],
  refusals: ["no_data", "other_device"],
  perMinute: 120,
});

export const takeOverExam = defineAction({
  name: "take_over_exam",
  summary:
    "Goes on with an attempt on this device, though another one has it (219); that one is told with its next call. Repeats change nothing.",
  access: "player",
  input: z.strictObject({ attempt_id: Uuid }),
  /** As get_attempt answers it: other devices may have changed it. */
  output: AttemptView,
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});

/** A finished mock. */
const Mock = z.strictObject({
  attempt_id: Uuid,
  preset_id: Slug,
  /** As it was shown, in the language of its paper. */
  title: z.string(),
  length: z.enum(MOCK_LENGTHS),
  finished_at: Instant,
  duration_seconds: z.int(),
  questions: z.int(),
  real_questions: z.int(),
  correct: z.int(),
  percent: Percent,
  pass_percent: Percent,
  passed: z.boolean(),
});

export const getMockHistory = defineAction({
  name: "get_mock_history",
  summary: "The player's finished mock exams, latest first, and how each exam went over time.",
  access: "player",
  input: z.strictObject({
    /** Absent: of all exams. */
    preset_id: Slug.optional(),
    ...Paging,
  }),
  output: z.strictObject({
    mocks: z.array(Mock),
    /** One per exam, the one flown last first. */
    subjects: z.array(
      z.strictObject({
        preset_id: Slug,
        title: z.string(),
        mocks: z.int(),
        passed: z.int(),
        best_percent: Percent,
        last_percent: Percent,
        /** Points of percentage above the mock before; null for a first one. */
        change: z.number().nullable(),
        /** The latest twenty, oldest first. */
        trend: z.array(
          Mock.pick({ attempt_id: true, finished_at: true, length: true, percent: true, passed: true }),
        ),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});
