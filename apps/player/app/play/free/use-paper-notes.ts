import { useCallback, useEffect, useRef, useState } from "react";
import type { CardState } from "../attempt/run-state.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";
import { recallNotes, rememberNotes, type PaperNote } from "./paper-notes-memory.ts";
import type { Elsewhere } from "./use-elsewhere.ts";
import { useOutbox } from "./use-outbox.ts";

/** What is typed within a second travels as one: a minute of writing stays far below the rate of the call. */
const SETTLE_MS = 1_000;

type Own = Readonly<Record<string, PaperNote & { readonly isSaved: boolean }>>;

export type PaperNotes = {
  /** What is noted on the shown question. */
  readonly shown: PaperNote;
  /** Whether the server has what is noted on the shown question, or has yet to get it; null: nothing was changed here. */
  readonly state: "saved" | "saving" | null;
  /** Whether anything has yet to reach the server. */
  readonly isSending: boolean;
  readonly write: (note: string) => void;
  /** Strikes an option of the shown question out, or takes that back. */
  readonly strike: (optionId: string, isStruck: boolean) => void;
};

/** Notes and struck options of a paper: on the screen at once, on the server as soon as it can be reached. */
export function usePaperNotes(
  { api, state, persist, reload }: AttemptPlay,
  { onRefused }: Pick<Elsewhere, "onRefused">,
): PaperNotes {
  const { attempt, shownId } = state;
  const attemptId = attempt.attempt_id;
  const [own, setOwn] = useState<Own>(() => (attempt.status === "open" ? recallOwn(attemptId) : {}));

  const deliver = useCallback(
    async (questionId: string, { note, struck, sequence }: PaperNote) => {
      const request = { attempt_id: attemptId, question_id: questionId, note, struck, sequence };
      const outcome = await persist((signal) => api.set_question_note(request, { signal }));
      const isTaken = outcome.ok && isSame(outcome.data, request);
      setOwn((known) => withWord(known, { questionId, sequence, isTaken }));
      // Another tab has written later, or nothing is taken any more: the server's word stands.
      if (!outcome.ok) await onRefused(outcome.refused);
      else if (!isTaken) await reload();
    },
    [api, attemptId, persist, reload, onRefused],
  );
  const { put } = useOutbox(deliver, SETTLE_MS);

  const unsaved = Object.entries(own).filter(([, { isSaved }]) => !isSaved);
  const first = useRef(unsaved);
  useEffect(() => {
    for (const [questionId, note] of first.current) put(questionId, note);
  }, [put]);
  useEffect(() => {
    rememberNotes(attemptId, Object.fromEntries(Object.entries(own).filter(([, { isSaved }]) => !isSaved)));
  }, [attemptId, own]);

  const told = attempt.states.find(({ question_id: id }) => id === shownId);
  const mine = shownId === null ? undefined : own[shownId];
  const shown = noteOf(told, mine);
  const change = (next: Partial<PaperNote>) => {
    if (shownId === null || state.phase !== "asking") return;
    const { note, struck, sequence } = { ...shown, ...next };
    const changed = { note, struck, sequence: sequence + 1 };
    setOwn((known) => ({ ...known, [shownId]: { ...changed, isSaved: false } }));
    put(shownId, changed);
  };
  return {
    shown,
    state: mine === undefined || mine.sequence < shown.sequence ? null : mine.isSaved ? "saved" : "saving",
    isSending: unsaved.length > 0,
    write: (note) => change({ note }),
    strike: (optionId, isStruck) => {
      const others = shown.struck.filter((id) => id !== optionId);
      change({ struck: isStruck ? [...others, optionId] : others });
    },
  };
}

/** The later one of what the server has told and what was written here. */
function noteOf(told: CardState | undefined, mine: PaperNote | undefined): PaperNote {
  const { note = "", struck = [], note_sequence: sequence = 0 } = told ?? {};
  return mine !== undefined && mine.sequence > sequence ? mine : { note, struck, sequence };
}

function recallOwn(attemptId: string): Own {
  const kept = Object.entries(recallNotes(attemptId));
  return Object.fromEntries(kept.map(([questionId, note]) => [questionId, { ...note, isSaved: false }]));
}

type Word = { readonly questionId: string; readonly sequence: number; readonly isTaken: boolean };

/** What the server said of a note; one that was changed meanwhile waits for a word of its own. */
function withWord(own: Own, { questionId, sequence, isTaken }: Word): Own {
  const { [questionId]: mine, ...others } = own;
  if (mine?.sequence !== sequence) return own;
  return isTaken ? { ...others, [questionId]: { ...mine, isSaved: true } } : others;
}

/** Whether the server keeps what was sent; it trims texts. */
function isSame(kept: PaperNote, sent: PaperNote): boolean {
  return (
    kept.sequence === sent.sequence &&
    kept.note === sent.note.normalize("NFC").trim() &&
    kept.struck.length === sent.struck.length &&
    kept.struck.every((id) => sent.struck.includes(id))
  );
}
