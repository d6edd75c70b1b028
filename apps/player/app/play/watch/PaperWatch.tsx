import { useEffect, useEffectEvent, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { serverOffsetMs } from "../../state/server-clock.ts";
import type { Attempt } from "../attempt/run-state.ts";
import { reportPage, type Standing } from "./page-reports.ts";

type PaperWatchProps = {
  readonly attempt: Attempt;
  readonly isOpen: boolean;
  /** False as soon as it is handed in or over: leaving is no absence then. */
  readonly isSat: () => boolean;
  /** The paper is over, because the page was away or for another reason. */
  readonly onEnded: () => void;
};

/** Watches the page of a paper that says so, and tells who comes back how long they were away. */
export function PaperWatch({ attempt, isOpen, isSat, onEnded }: PaperWatchProps) {
  const text = useText();
  const { number } = useFormats();
  const api = useApi();
  const [standing, setStanding] = useState<Standing | null>(null);
  const follow = useEffectEvent((told: Standing) => {
    setStanding(told);
    if (told.ended) onEnded();
  });
  const { attempt_id: attemptId } = attempt;
  useEffect(() => {
    if (!isOpen) return;
    const reports = {
      api,
      attemptId,
      offsetMs: serverOffsetMs,
      onStanding: (told: Standing) => follow(told),
    };
    const stop = reportPage(reports);
    // Another screen of this app is as far from the paper as another tab.
    return () => stop(isSat());
  }, [api, attemptId, isOpen, isSat]);

  const seconds = standing?.last_away_seconds ?? null;
  const isTold = attempt.watch?.policy === "end" && seconds !== null && standing?.ended === false;
  return (
    <output className="block empty:hidden">
      {isTold ? (
        <span className="mb-3 block rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium">
          {text("watch.back", {
            seconds: number(Math.max(1, Math.round(seconds))),
            limit: attempt.watch?.limit_seconds ?? 0,
          })}
        </span>
      ) : null}
    </output>
  );
}
