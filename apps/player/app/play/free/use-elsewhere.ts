import type { RefusalName } from "@crosscheck/contract";
import { useCallback, useState } from "react";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";

export type Elsewhere = {
  /** Whether another device has the paper now. */
  readonly isElsewhere: boolean;
  readonly goElsewhere: () => void;
  /** This device has it again: what others did with it is asked for. */
  readonly comeBack: () => void;
  /** What the server did not take: it says how the paper stands, unless that is another device's to know. */
  readonly onRefused: (refused: RefusalName) => Promise<void>;
};

/** Whether a paper is sat on another device of its player. */
export function useElsewhere({ reload }: Pick<AttemptPlay, "reload">): Elsewhere {
  const [isElsewhere, setElsewhere] = useState(false);
  const goElsewhere = useCallback(() => setElsewhere(true), []);
  const onRefused = useCallback(
    async (refused: RefusalName) => {
      if (refused === "other_device") setElsewhere(true);
      else await reload();
    },
    [reload],
  );
  const comeBack = () => {
    setElsewhere(false);
    reload().catch(ignoreAbortOf);
  };
  return { isElsewhere, goElsewhere, comeBack, onRefused };
}
