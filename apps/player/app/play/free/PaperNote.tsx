import { PAPER_NOTE_MAX } from "@crosscheck/rules/attempts/paper-notes";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useText } from "../../i18n/texts.tsx";
import { TextArea } from "../../study/TextArea.tsx";
import { SavedState } from "./SavedState.tsx";
import type { PaperNotes } from "./use-paper-notes.ts";

const LEFT_SHOWN_FROM = 100;

type PaperNoteProps = {
  readonly notes: PaperNotes;
  readonly isOpen: boolean;
  /** Whether the player has just asked for it; else the focus stays where it is. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The player's own words on the question of a paper, saved while they write; Escape closes. */
export function PaperNote({ notes, isOpen, takesFocus, onClose }: PaperNoteProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const focuses = useRef(takesFocus);
  const { note } = notes.shown;
  const left = PAPER_NOTE_MAX - note.length;
  useEffect(() => {
    if (focuses.current) field.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the Escape of the field in it
    <div
      className="cc-note"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div>
        <label htmlFor={id}>{text("study.note.title")}</label>
        <button type="button" aria-label={text("paper.note.close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <TextArea
        ref={field}
        id={id}
        rows={3}
        maxLength={PAPER_NOTE_MAX}
        dir="auto"
        readOnly={!isOpen}
        value={note}
        aria-describedby={`${id}-hint`}
        onChange={(event) => notes.write(event.target.value)}
      />
      <div>
        <p id={`${id}-hint`}>
          {left < LEFT_SHOWN_FROM ? text("study.note.left", { count: left }) : text("study.note.hint")}
        </p>
        <SavedState state={notes.state} />
      </div>
    </div>
  );
}
