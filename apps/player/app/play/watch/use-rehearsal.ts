import { addPageEvent, readAway, type AwayRule, type PageLog } from "@crosscheck/rules/exams/away";
import { useEffect, useState } from "react";
import { reportPage, type PageReport } from "./page-reports.ts";

/** Absences are the same under every rule; what comes of them is told by the rule of the exam. */
const ANY_RULE: AwayRule = { policy: "log", warnings: 0, toleranceMs: 0 };
const DEVICE_CLOCK = () => 0;

type RehearsalState =
  | { readonly phase: "idle" | "waiting" | "unseen" }
  /** Left and seen again, with all that the page has told until then. */
  | { readonly phase: "back"; readonly log: PageLog };

/** Watches this page as that of a paper, with a judge of its own: nothing is sent anywhere. */
export function useRehearsal() {
  const [state, setState] = useState<RehearsalState>({ phase: "idle" });
  const isWaiting = state.phase === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    let log: PageLog = [];
    const lastAbsence = () => readAway(log, ANY_RULE, Date.now()).absences.at(-1);
    const send = async ({ page_id: pageId, events }: PageReport) => {
      const atMs = Date.now();
      log = events.reduce(
        (known, { number, kind }) => addPageEvent(known, { pageId, number, kind, atMs }),
        log,
      );
      return { taken_over: false };
    };
    const onTold = () => {
      const absence = lastAbsence();
      if (absence !== undefined && absence.toMs !== null) setState({ phase: "back", log });
    };
    const stop = reportPage({ send, offsetMs: DEVICE_CLOCK, onTold });

    // Another window was in front, and this one was visible all the time.
    const listeners = new AbortController();
    const { signal } = listeners;
    let wasBehind = false;
    addEventListener("blur", () => (wasBehind = true), { signal });
    const onFocus = () => {
      if (wasBehind && lastAbsence() === undefined) setState({ phase: "unseen" });
    };
    addEventListener("focus", onFocus, { signal });
    return () => {
      stop(false);
      listeners.abort();
    };
  }, [isWaiting]);
  return {
    state,
    start: () => setState({ phase: "waiting" }),
    stop: () => setState({ phase: "idle" }),
    /** The player was away, and nothing was seen of it. */
    tellUnseen: () => setState({ phase: "unseen" }),
  };
}
