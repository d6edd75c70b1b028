import type { RunResult } from "./run-result.ts";

/** What the amber button of a result offers. */
export type NextStep = "next_level" | "practise" | "again" | "list";

type Way = {
  /** Whether there is a next level that is open. */
  readonly hasNextLevel: boolean;
  /** Whether a run of the same kind can be opened anew. */
  readonly hasAgain: boolean;
};

/** The next best thing after a run: on after a pass, else what was missed, else the same again. */
export function nextStepOf(
  { won, wrong, blank }: Pick<RunResult, "won" | "wrong" | "blank">,
  way: Way,
): NextStep {
  if (won && way.hasNextLevel) return "next_level";
  if (wrong + blank > 0) return "practise";
  if (way.hasNextLevel) return "next_level";
  return way.hasAgain ? "again" : "list";
}
