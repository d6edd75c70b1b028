import type { ModeDefinition } from "@crosscheck/rules/modes/mode";

/** A mode that is in no registry: a paper under one clock, answered in any order, as exams have it. */
export const PAPER: ModeDefinition = {
  id: "paper_fixture",
  kinds: ["single", "true_false"],
  source: { from: "all", categoryType: 1 },
  questions: { count: 10, min: 1, max: 100 },
  timing: { kind: "whole_paper", totalSeconds: 600 },
  answerMode: "free",
  reveal: "after_finish",
  marking: { right: 1, wrong: 0, blank: 0, floorAtZero: true, percentOf: "marks" },
  winPercent: 75,
  lifelines: {},
  reward: null,
  paid: "first_win",
  ranked: false,
  progress: "none",
};
