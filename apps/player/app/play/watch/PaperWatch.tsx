import type { OutputOf } from "@crosscheck/contract";
import type { reportExamEvents } from "@crosscheck/contract/actions/exams";
import { useEffect, useEffectEvent, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { serverOffsetMs } from "../../state/server-clock.ts";
import type { Attempt } from "../attempt/run-state.ts";
import { reportPage, type PageReport } from "./page-reports.ts";

const MINUTE_MS = 60_000;

export type Standing = OutputOf<typeof reportExamEvents>;

type PaperWatchProps = {
  readonly attempt: Attempt;
  readonly isOpen: boolean;
  /** False as soon as it is handed in or over: leaving is no absence then. */
  readonly isSat: () => boolean;
  /** The paper is over, because the page was away or for another reason. */
  readonly onEnded: () => void;
  /** Its time is over at another instant now: an examiner gave more. */
  readonly onEndMoved: (expiresAt: string) => void;
  /** Another device has the paper. */
  readonly onElsewhere: () => void;
};

/** Watches the page of a paper that says so, tells who comes back how long they were away, and of time that was given. */
export function PaperWatch({ attempt, isOpen, isSat, onEnded, onEndMoved, onElsewhere }: PaperWatchProps) {
  const text = useText();
  const { number } = useFormats();
  const api = useApi();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [givenMs, setGivenMs] = useState(0);
  const follow = useEffectEvent((told: Standing | "other_device") => {
    if (told === "other_device") return onElsewhere();
    setStanding(told);
    const movedMs = Date.parse(told.expires_at) - Date.parse(standing?.expires_at ?? attempt.expires_at);
    if (told.ended) return onEnded();
    if (movedMs === 0) return;
    setGivenMs(movedMs);
    onEndMoved(told.expires_at);
  });
  const { attempt_id: attemptId } = attempt;
  useEffect(() => {
    if (!isOpen) return;
    const send = async ({ page_id, events }: PageReport) => {
      const request = { attempt_id: attemptId, page_id, events: [...events] };
      const outcome = await api.report_exam_events(request, { keepalive: true });
      if (outcome.ok) return outcome.data;
      return outcome.refused === "other_device" ? outcome.refused : null;
    };
    const stop = reportPage<Standing>({ send, offsetMs: serverOffsetMs, onTold: (told) => follow(told) });
    // Another screen of this app is as far from the paper as another tab.
    return () => stop(isSat());
  }, [api, attemptId, isOpen, isSat]);

  const seconds = standing?.last_away_seconds ?? null;
  const isTold = attempt.watch?.policy === "end" && seconds !== null && standing?.ended === false;
  return (
    <output className="block empty:hidden">
      {isTold ? (
        <Told>
          {text("watch.back", {
            seconds: number(Math.max(1, Math.round(seconds))),
            limit: attempt.watch?.limit_seconds ?? 0,
          })}
        </Told>
      ) : null}
      {givenMs > 0 ? (
        <Told>{text("watch.more_time", { minutes: Math.max(1, Math.round(givenMs / MINUTE_MS)) })}</Told>
      ) : null}
    </output>
  );
}

function Told({ children }: { readonly children: string }) {
  return (
    <span className="mb-3 block rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium">
      {children}
    </span>
  );
}
