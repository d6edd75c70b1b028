import { useEffect, useRef } from "react";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";

/** Another tab may have gone on with a paper: the server's later answers are shown when the player is back here. */
export function useFreshPaper({ state, reload }: AttemptPlay): void {
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });
  useEffect(() => {
    const onLook = () => {
      const { attempt, phase, unsaved } = current.current;
      const isQuiet = phase === "asking" && Object.keys(unsaved).length === 0;
      if (document.visibilityState === "hidden" || attempt.answer_mode !== "free" || !isQuiet) return;
      // An answer given meanwhile is newer than what was asked for.
      reload(() => current.current.attempt === attempt).catch(ignoreAbortOf);
    };
    document.addEventListener("visibilitychange", onLook);
    return () => document.removeEventListener("visibilitychange", onLook);
  }, [reload]);
}
