import { Flag, NotebookPen } from "lucide-react";
import type { Ref } from "react";
import { useText } from "../../i18n/texts.tsx";
import { hasOptionF } from "../keys/flag-key.ts";
import type { Attempt } from "../attempt/run-state.ts";
import { ToolButtons } from "../tools/ToolButtons.tsx";
import type { Tools } from "../tools/use-tools.ts";
import type { PaperNoting } from "./use-noting.ts";
import { SavedState } from "./SavedState.tsx";
import type { ShownQuestion } from "./use-free-play.ts";

type QuestionBarProps = {
  readonly attempt: Attempt;
  readonly shown: ShownQuestion;
  /** Whether the answer on the screen has yet to reach the server. */
  readonly isUnsaved: boolean;
  readonly tools: Tools;
  readonly noting: PaperNoting;
  readonly onFlag: () => void;
};

/** Which question it is, whether its answer is saved, and what can be done beside answering. */
export function QuestionBar({ attempt, shown, isUnsaved, tools, noting, onFlag }: QuestionBarProps) {
  const { card, cardState } = shown;
  const text = useText();
  return (
    <div className="cc-question-bar">
      <div>
        <p>{text("play.progress", { number: card.number, count: attempt.questions.length })}</p>
        <SavedState
          key={card.question_id}
          state={isUnsaved ? "saving" : cardState.sequence > 0 ? "saved" : null}
        />
      </div>
      <div>
        <ToolButtons tools={tools} />
        <NoteButton
          ref={(button) => noting.keepButton(button)}
          isOpen={noting.isOpen}
          hasNote={noting.hasNote}
          title={text("paper.note.key", { key: noting.key })}
          onToggle={noting.toggle}
        />
        <FlagButton
          isFlagged={cardState.flagged}
          keys={hasOptionF(card) ? "Shift+F" : "F"}
          onToggle={onFlag}
        />
      </div>
    </div>
  );
}

type NoteButtonProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly hasNote: boolean;
  readonly title: string;
  readonly onToggle: () => void;
};

function NoteButton({ ref, isOpen, hasNote, title, onToggle }: NoteButtonProps) {
  const text = useText();
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-label={text(hasNote ? "paper.note.written" : "study.note.label")}
      title={title}
      data-written={hasNote}
      onClick={onToggle}
      className="cc-note-button cc-key grid size-12 shrink-0 place-items-center bg-card hover:bg-primary-soft"
    >
      <NotebookPen aria-hidden="true" className="size-6" />
    </button>
  );
}

type FlagButtonProps = {
  readonly isFlagged: boolean;
  readonly keys: string;
  readonly onToggle: () => void;
};

function FlagButton({ isFlagged, keys, onToggle }: FlagButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      aria-pressed={isFlagged}
      title={keys}
      onClick={onToggle}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-3.5 text-sm font-semibold ${isFlagged ? "border-action-edge bg-action text-on-action" : "border-edge bg-card hover:bg-primary-soft"}`}
    >
      <Flag aria-hidden="true" className="size-4" fill={isFlagged ? "currentColor" : "none"} />
      <span className="max-[399px]:sr-only">
        {text(isFlagged ? "play-kinds.free.flagged" : "play-kinds.free.flag")}
      </span>
    </button>
  );
}
