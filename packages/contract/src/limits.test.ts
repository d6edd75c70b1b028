import { expect, it } from "vitest";
import type { z } from "zod";
import { ACTIONS } from "./actions.ts";
import { EMAIL_MAX, NOTE_MAX, REASON_MAX, REASON_MIN, SENT_NAME_MAX, ZONE_NAME_MAX } from "./limits.ts";

const question = { question_id: "0190a8f5-6f3e-7c42-9a41-3f2f1c0de001" };
const noted = (note: string) => ({ ...question, note });
const reported = (message: string) => ({ ...question, message });
const mailed = (local: string) => ({ firebase_id: "x", email: local });

it.each<[field: string, input: z.ZodType, of: (text: string) => object, longest: number]>([
  ["a note", ACTIONS.set_note.input, noted, NOTE_MAX],
  ["a reason", ACTIONS.report_question.input, reported, REASON_MAX],
  ["a name", ACTIONS.user_signup.input, (name) => ({ firebase_id: "x", name }), SENT_NAME_MAX],
  ["an address", ACTIONS.user_signup.input, mailed, EMAIL_MAX],
  ["a zone", ACTIONS.get_daily_quiz.input, (timezone) => ({ timezone }), ZONE_NAME_MAX],
])("%s is as long as its limit and no longer", (_field, input, of, longest) => {
  expect(input.safeParse(of("x".repeat(longest))).success).toBe(true);
  expect(input.safeParse(of("x".repeat(longest + 1))).success).toBe(false);
});

it("a reason is as short as its limit and no shorter", () => {
  const { input } = ACTIONS.report_question;
  expect(input.safeParse(reported("x".repeat(REASON_MIN))).success).toBe(true);
  expect(input.safeParse(reported("x".repeat(REASON_MIN - 1))).success).toBe(false);
});
