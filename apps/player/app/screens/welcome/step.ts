import type { useStudyPlan } from "../../state/study-plan.ts";

type Plan = ReturnType<typeof useStudyPlan>;

/** What a step is given: the plan so far, and where its answer goes. */
export type StepProps = {
  readonly plan: Plan;
  /** Keeps an answer and goes on. */
  readonly onAnswer: (wanted: Parameters<Plan["change"]>[0]) => void;
};
