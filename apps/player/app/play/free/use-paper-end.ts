import { useEffect, useEffectEvent, useState } from "react";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { useServerClock } from "../../state/server-clock.ts";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";

/** The server takes what is on its way for a second more; then it knows whether it is over. */
const ASK_AFTER_MS = 1_500;
const GRACE_MS = 1_000;

type PaperEnd = {
  readonly secondsLeft: number | null;
  /** Whether its time is over, or it was ended: nothing can be changed any more. */
  readonly isUp: boolean;
  /** Whether the server has said that it is over; of others than sittings it is the state that says so. */
  readonly isOver: boolean;
  /** The server has ended it, or says that another end of it is near. */
  readonly onEnded: () => void;
  /** Its time is over at another instant now. */
  readonly onEndMoved: (expiresAt: string) => void;
};

/**
 * The one clock of a paper. Most papers are handed in when it is over. A sitting of an exam asks the server instead, for
 * as long as it takes: an examiner may have given more time.
 */
export function usePaperEnd({ state, dispatch, reload }: AttemptPlay, isElsewhere: boolean): PaperEnd {
  const { attempt, phase } = state;
  const isSitting = attempt.mode === "exam";
  const [moved, setMoved] = useState({ from: "", to: "" });
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const { offsetMs } = useServerClock();
  const isRunning = phase === "asking" && !isElsewhere;
  const expiresAt = moved.from === attempt.expires_at ? moved.to : attempt.expires_at;
  const secondsLeft = useCountdown(isRunning ? Date.parse(expiresAt) : null, offsetMs);
  const isUp = isRunning && (secondsLeft === 0 || endedAt === attempt.expires_at);
  const isOver = isSitting && Date.parse(attempt.server_time) > Date.parse(attempt.expires_at) + GRACE_MS;

  const handIn = useEffectEvent(() => dispatch({ type: "handed_in" }));
  useEffect(() => {
    if (!isUp) return;
    if (!isSitting) return handIn();
    const asked = new AbortController();
    const askLater = () => {
      if (asked.signal.aborted) return;
      setTimeout(() => {
        if (!asked.signal.aborted) reload().then(askLater, ignoreAbortOf);
      }, ASK_AFTER_MS);
    };
    askLater();
    return () => asked.abort();
  }, [isUp, isSitting, reload]);

  return {
    secondsLeft,
    isUp,
    isOver,
    onEnded: () => {
      if (isSitting) setEndedAt(attempt.expires_at);
      reload().catch(ignoreAbortOf);
    },
    onEndMoved: (to) => setMoved({ from: attempt.expires_at, to }),
  };
}
