import { useRef, useState } from "react";
import type { Card } from "../attempt/run-state.ts";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import type { PaperNotes } from "./use-paper-notes.ts";

export type PaperNoting = {
  /** Whether the note of the question can be seen. It stays so from question to question. */
  readonly isOpen: boolean;
  /** The question on which it was opened: there it has the focus. */
  readonly openedOn: string | null;
  readonly hasNote: boolean;
  /** How its key is called for this question. */
  readonly key: string;
  readonly keepButton: (button: HTMLButtonElement | null) => void;
  readonly toggle: () => void;
  /** Puts it away; its button gets the focus. */
  readonly close: () => void;
};

/** Whether the note of a question is open, by its button or by N. */
export function useNoting(card: Card | undefined, notes: PaperNotes): PaperNoting {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Letters are laid there.
  const takesShift = card?.kind === "word_tiles";
  const isOpen = openedOn !== null;
  const toggle = () => setOpenedOn(isOpen ? null : (card?.question_id ?? null));
  useWindowKeys((event) => {
    if (card === undefined || event.repeat || letterOfKey(event) !== "N") return;
    if (takesShift && !event.shiftKey) return;
    event.preventDefault();
    toggle();
  });
  return {
    isOpen,
    openedOn,
    hasNote: notes.shown.note.trim() !== "",
    key: takesShift ? "Shift+N" : "N",
    keepButton: (kept) => {
      button.current = kept;
    },
    toggle,
    close: () => {
      setOpenedOn(null);
      button.current?.focus();
    },
  };
}
