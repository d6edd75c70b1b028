import { QUESTION_KINDS } from "../questions/kind.ts";
import type { ModeDefinition } from "./mode.ts";
import { selfChallenge } from "./practice.ts";

/** A school's exam: its own paper, time, marks and pass rule, within its window; nothing is told before it says so. */
export const exam = {
  ...selfChallenge,
  id: "exam",
  kinds: QUESTION_KINDS.filter((kind) => kind !== "word_tiles"),
  source: { from: "exam" },
  questions: { count: 20, min: 1, max: 300 },
  timing: { kind: "whole_paper", totalSeconds: 3_600 },
  reveal: "after_close",
  marking: { right: 1, wrong: 0, blank: 0, floorAtZero: true, percentOf: "marks" },
  winPercent: 75,
  oneDevice: true,
} as const satisfies ModeDefinition;
