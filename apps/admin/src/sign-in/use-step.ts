import { useState } from "react";
import { useRefusal } from "../kit/use-refusal.ts";

type Step = {
  readonly isSending: boolean;
  readonly problem: string | null;
  /** Runs a step and says what was wrong with it; true when it went through. */
  readonly run: (step: () => Promise<void>) => Promise<boolean>;
};

/** A step that is sent once at a time. */
export function useStep(): Step {
  const refusalOf = useRefusal();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isSending,
    problem,
    run: async (step) => {
      setSending(true);
      setProblem(null);
      try {
        await step();
        return true;
      } catch (error) {
        setProblem(refusalOf(error));
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
