import { useCallback, useRef } from "react";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";

type Outbox<Waiting> = {
  /** Has it sent in place of what waits for the question. */
  readonly put: (questionId: string, waiting: Waiting) => void;
  /** What waits for the question, or is on its way. */
  readonly waitingOf: (questionId: string) => Waiting | undefined;
};

/**
 * Sends what changes on the questions of a paper: for each the newest only, one after the other, until nothing waits.
 *
 * @param deliver resolves once the server has looked at it; must stay the same function
 * @param settleMs quick changes of one question travel as one
 */
export function useOutbox<Waiting>(
  deliver: (questionId: string, waiting: Waiting) => Promise<void>,
  settleMs: number,
): Outbox<Waiting> {
  const outbox = useRef(new Map<string, Waiting>());
  const busy = useRef(new Set<string>());

  const send = useCallback(
    async (questionId: string) => {
      if (busy.current.has(questionId)) return;
      busy.current.add(questionId);
      try {
        for (;;) {
          await pause(settleMs);
          const waiting = outbox.current.get(questionId);
          if (waiting === undefined) return;
          await deliver(questionId, waiting);
          if (outbox.current.get(questionId) === waiting) outbox.current.delete(questionId);
        }
      } finally {
        busy.current.delete(questionId);
      }
    },
    [deliver, settleMs],
  );
  const put = useCallback(
    (questionId: string, waiting: Waiting) => {
      outbox.current.set(questionId, waiting);
      send(questionId).catch(ignoreAbortOf);
    },
    [send],
  );
  const waitingOf = useCallback((questionId: string) => outbox.current.get(questionId), []);
  return { put, waitingOf };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
