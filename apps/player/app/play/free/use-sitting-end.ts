import { useCallback, useEffect, useState } from "react";
import { useApi } from "../../state/api.tsx";
import { serverOffsetMs } from "../../state/server-clock.ts";
import { forget, remember } from "../attempt/attempt-memory.ts";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { Network, NetworkEvent } from "../attempt/persistent-call.ts";
import type { Attempt } from "../attempt/run-state.ts";
import { usePersistentCall } from "../attempt/use-persistent-call.ts";

type SittingEnd = {
  readonly network: Network;
  /** null: it is being handed in. */
  readonly end: "over" | "elsewhere" | null;
};

/** Hands in a sitting that is not over yet. One that is over by then, after a lost answer too, counts as handed in. */
export function useSittingEnd(attempt: Attempt, isOver: boolean): SittingEnd {
  const api = useApi();
  const [network, setNetwork] = useState<Network>("here");
  const [end, setEnd] = useState<SittingEnd["end"]>(isOver ? "over" : null);
  const persist = usePersistentCall(useCallback((event: NetworkEvent) => setNetwork(event.network), []));
  const { attempt_id: attemptId, opened_at: openedAt } = attempt;
  const examId = attempt.scope.exam?.exam_id ?? "";
  useEffect(() => {
    if (isOver) return;
    const total_duration = Math.round((Date.now() + serverOffsetMs() - Date.parse(openedAt)) / 1_000);
    const handIn = async () => {
      // The paper forgets itself as done in this very moment: what follows it is kept for a reload until it has arrived.
      await Promise.resolve();
      remember(attemptId, { shownId: null, drafts: {}, sent: null, answers: {}, isHandedIn: true });
      const told = await persist((signal) =>
        api.set_exam_module_result({ exam_module_id: examId, total_duration }, { signal }),
      );
      forget(attemptId);
      setEnd(!told.ok && told.refused === "other_device" ? "elsewhere" : "over");
    };
    handIn().catch(ignoreAbortOf);
  }, [api, attemptId, examId, isOver, openedAt, persist]);
  return { network, end };
}
