import type { Verdict } from "@crosscheck/rules/attempts/telling-time";
import type { CardState } from "../attempt/run-state.ts";

/** What is said of an answer that is told. */
export function verdictOf(isRight: boolean, status: CardState["status"]): Verdict {
  if (isRight) return "right";
  return status === "timed_out" ? "late" : "wrong";
}
