import type { CardState } from "../attempt/run-state.ts";

/** How a question went that is behind; `given`: answered, and not told yet. */
export type Passed = "right" | "wrong" | "late" | "skipped" | "given";

type Settled = Pick<CardState, "status"> & { readonly reveal: { readonly correct: boolean } | null };

/** How this question of a run went; null while it is open or ahead. */
export function passedQuestion({ status, reveal }: Settled): Passed | null {
  if (status === "timed_out") return "late";
  if (status === "skipped") return "skipped";
  if (status !== "answered") return null;
  if (reveal === null) return "given";
  return reveal.correct ? "right" : "wrong";
}
