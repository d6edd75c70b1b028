import { NOTE_MAX } from "@crosscheck/contract/limits";
import { Button } from "@crosscheck/ui/Button";
import { Check, CircleAlert, LoaderCircle, PenLine } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useText } from "../i18n/texts.tsx";
import type { NoteStatus } from "./note-state.ts";
import { TextArea } from "./TextArea.tsx";
import { useNote } from "./use-note.ts";

const LEFT_SHOWN_FROM = 200;

type NoteEditorProps = { readonly questionId: string; readonly stored: string };

/** The player's own words on a question, saved while they write. */
export function NoteEditor({ questionId, stored }: NoteEditorProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useNote(questionId, stored);
  const left = NOTE_MAX - note.text.length;
  // Opened by the player's own press, so the field is where they want to be.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {text("study.note.title")}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={3}
        maxLength={NOTE_MAX}
        dir="auto"
        value={note.text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => note.type(event.target.value)}
        onBlur={note.saveNow}
      />
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <p id={`${id}-hint`}>
          {left < LEFT_SHOWN_FROM ? text("study.note.left", { count: left }) : text("study.note.hint")}
        </p>
        <div className="flex items-center gap-3">
          <output>
            <SaveState status={note.status} />
          </output>
          {note.status === "failed" ? (
            <Button variant="quiet" size="small" onClick={note.saveNow}>
              {text("study.note.save")}
            </Button>
          ) : null}
        </div>
      </div>
      {note.failure === null ? null : (
        <p role="alert" className="text-xs font-medium text-wrong">
          {text(note.failure)}
        </p>
      )}
    </div>
  );
}

const LOOKS = {
  unsaved: { Icon: PenLine, look: "text-muted" },
  saving: { Icon: LoaderCircle, look: "text-muted" },
  saved: { Icon: Check, look: "text-correct" },
  removed: { Icon: Check, look: "text-correct" },
  failed: { Icon: CircleAlert, look: "text-wrong" },
} as const;

function SaveState({ status }: { readonly status: NoteStatus }) {
  const text = useText();
  if (status === "untouched") return null;
  const { Icon, look } = LOOKS[status];
  return (
    <span className={`flex items-center gap-1.5 font-semibold ${look}`}>
      <Icon aria-hidden="true" className={`size-4 ${status === "saving" ? "animate-spin" : ""}`} />
      {text(`study.note.${status}`)}
    </span>
  );
}
