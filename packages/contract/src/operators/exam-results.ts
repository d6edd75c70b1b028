import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Percent, Uuid, flagField } from "../fields.ts";
import { ReasonField } from "./operator-fields.ts";

const examiner = { roles: ["admin", "examiner"] } as const;
const MOST_CHANGES = 50;
const Id = z.string().min(1).max(100);
const item = { item_id: Uuid, version: z.int().min(1) };

/** What becomes of an item that was sat with a wrong key, in the author's ids. */
const KeyChange = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("new_key"),
    ...item,
    key: z.array(Id).max(20).default([]),
    /** sequence: pairs of which the first comes before the second. */
    before: z
      .array(z.tuple([Id, Id]))
      .max(50)
      .optional(),
    number: z
      .strictObject({ value: z.number(), tolerance: z.number().min(0), unit: z.string().max(20) })
      .optional(),
    accepted: z.array(z.string().min(1).max(200)).max(20).optional(),
  }),
  z.strictObject({
    do: z.literal("accept_also"),
    ...item,
    answers: z.array(z.string().min(1).max(200)).min(1).max(20),
  }),
  z.strictObject({ do: z.literal("drop"), ...item }),
  z.strictObject({ do: z.literal("everybody_right"), ...item }),
]);

const Standing = z.strictObject({
  marks: z.number(),
  max_marks: z.number(),
  percent: Percent,
  passed: z.boolean(),
});

export const regradeExam = defineAction({
  name: "regrade_exam",
  summary:
    "Marks the sittings of an exam anew with corrected keys: first who is affected, then, with `confirm`, for good. Marks fall only with `accept_falls`.",
  access: examiner,
  input: z.strictObject({
    exam_id: Uuid,
    changes: z.array(KeyChange).min(1).max(MOST_CHANGES),
    reason: ReasonField,
    confirm: flagField.default(false),
    accept_falls: flagField.default(false),
  }),
  output: z.strictObject({
    exam_id: Uuid,
    is_done: z.boolean(),
    sittings: z.int(),
    gain: z.int(),
    fall: z.int(),
    now_pass: z.int(),
    no_longer_pass: z.int(),
    /** Those whose percentage changes. */
    changed: z.array(
      z.strictObject({
        player_id: Uuid,
        number: z.int(),
        before: Standing,
        after: Standing,
      }),
    ),
  }),
  messages: ["updated"],
  refusals: ["no_data", "exam_not_over", "exam_marks_fall"],
  perMinute: 20,
});

const Figure = z.strictObject({
  n: z.int(),
  value: z.number().nullable(),
  verdict: z.string(),
  /** The verdict in a plain English sentence. */
  sentence: z.string(),
});

export const analyseExam = defineAction({
  name: "analyse_exam",
  summary:
    "How an exam and each of its items did: facility, discrimination, what was chosen, reliability; each with its number of sittings and in plain words.",
  access: examiner,
  input: z.strictObject({ exam_id: Uuid }),
  output: z.strictObject({
    exam_id: Uuid,
    n: z.int(),
    mean_percent: z.number().nullable(),
    median_percent: z.number().nullable(),
    standard_deviation: z.number().nullable(),
    /** 0 to 1. */
    pass_rate: z.number().nullable(),
    reliability: Figure.extend({ kind: z.enum(["kr20", "alpha"]), items: z.int() }),
    standard_error: Figure,
    items: z.array(
      z.strictObject({
        item_id: Uuid,
        version: z.int(),
        stem: z.string(),
        n: z.int(),
        verdict: z.string(),
        sentence: z.string(),
        facility: Figure,
        discrimination: Figure,
        blanks: z.int(),
        /** Empty for kinds without a single choice. */
        options: z.array(
          z.strictObject({
            /** The author's id. */
            option: z.string(),
            text: z.string(),
            is_key: z.boolean(),
            count: z.int(),
            share: z.number(),
            verdict: z.string(),
          }),
        ),
      }),
    ),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 30,
});

export const exportExam = defineAction({
  name: "export_exam",
  summary: "Results, answers or item statistics of an exam as a table for spreadsheets, without formulas.",
  access: examiner,
  input: z.strictObject({
    exam_id: Uuid,
    what: z.enum(["results", "answers", "items"]).default("results"),
    format: z.enum(["csv", "xlsx"]).default("xlsx"),
  }),
  output: z.strictObject({ file_name: z.string(), mime: z.string(), base64: z.string() }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 20,
});
