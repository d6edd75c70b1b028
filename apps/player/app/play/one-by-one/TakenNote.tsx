import { Check, Clock } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Attempt } from "../attempt/run-state.ts";

type TakenNoteProps = {
  readonly attempt: Attempt;
  /** Number of the question on the screen, from 1. */
  readonly number: number;
};

/** What became of the answer before, in a run that tells nothing of it before it is over: it was taken, or none was. */
export function TakenNote({ attempt, number }: TakenNoteProps) {
  const text = useText();
  const formats = useFormats();
  const before = attempt.states[number - 2];
  const isTaken = before?.status === "answered";
  const Icon = isTaken ? Check : Clock;
  return (
    <p
      role="status"
      className="mb-2 flex min-h-6 items-center justify-center gap-2 text-sm font-semibold text-muted"
    >
      {before === undefined ? null : (
        <span key={number} className="cc-rise inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text(isTaken ? "play.taken.answer" : "play.taken.none", { number: formats.number(number - 1) })}
        </span>
      )}
    </p>
  );
}
