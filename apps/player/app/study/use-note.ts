import { NetworkAway } from "@crosscheck/client/network-away";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useReducer } from "react";
import { refusalId } from "../i18n/refusals.ts";
import { showToast } from "../state/toasts.ts";
import { useApi } from "../state/api.tsx";
import { followNote, startNote, statusOf, textToKeep, textToSend } from "./note-state.ts";
import { BOOKMARKS_KEY, studyKey, type useQuestionStudy } from "./study-queries.ts";

/** Pause after the last letter before a note is saved. */
const TYPING_PAUSE_MS = 800;

type Study = NonNullable<ReturnType<typeof useQuestionStudy>["data"]>;

/** A note that saves itself: after a pause, on leaving the field, when the page is put away, and when the editor closes. */
export function useNote(questionId: string, stored: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [state, tell] = useReducer(followNote, stored, startNote);
  const waiting = textToSend(state);
  const isFailed = state.failure !== null;

  const save = useCallback(
    async (note: string) => {
      tell({ type: "sent" });
      try {
        const outcome = await api.set_note({ question_id: questionId, note });
        if (!outcome.ok) {
          tell({ type: "failed", failure: refusalId(outcome.refused) });
          return;
        }
        keepNote(queries, questionId, note);
        tell({ type: "stored", text: note });
      } catch (error) {
        if (!(error instanceof NetworkAway)) throw error;
        tell({ type: "failed", failure: "refusals.network_away" });
      }
    },
    [api, queries, questionId],
  );
  const saveNow = useCallback(() => {
    if (waiting !== null) void save(waiting);
  }, [waiting, save]);

  useEffect(() => {
    if (waiting === null || isFailed) return;
    const timer = setTimeout(() => void save(waiting), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, isFailed, save]);

  useOnLeave(saveNow);

  const saveLast = useEffectEvent(() => {
    const note = textToKeep(state);
    if (note === null) return;
    keepNote(queries, questionId, note);
    api.set_note({ question_id: questionId, note }).then(
      (outcome) => {
        if (!outcome.ok) showToast({ id: "study.note.failed", kind: "warning" });
      },
      () => showToast({ id: "study.note.failed", kind: "warning" }),
    );
  });
  useEffect(() => () => saveLast(), []);

  return {
    text: state.text,
    status: statusOf(state),
    failure: state.failure,
    type: (text: string) => tell({ type: "typed", text }),
    saveNow,
  };
}

/** Calls when the page is put away, and when the network is back after it was gone. */
function useOnLeave(save: () => void): void {
  const saveWaiting = useEffectEvent(save);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") saveWaiting();
    };
    const onOnline = () => saveWaiting();
    document.addEventListener("visibilitychange", onHide);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("online", onOnline);
    };
  }, []);
}

/** Lets everything that shows the note know it. */
function keepNote(queries: QueryClient, questionId: string, note: string): void {
  queries.setQueryData<Study>(studyKey(questionId), (known) =>
    known?.ok === true ? { ...known, data: { ...known.data, note } } : known,
  );
  void queries.invalidateQueries({ queryKey: BOOKMARKS_KEY, refetchType: "none" });
}
