import { Check, Clock, Minus, SkipForward, X } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { passedQuestion, type Passed } from "./passed-question.ts";

const ICONS = { right: Check, wrong: X, late: Clock, skipped: SkipForward, given: Minus } as const;

const WORDS = {
  right: "review.verdict.right",
  wrong: "review.verdict.wrong",
  late: "review.verdict.late",
  skipped: "play.map.skipped",
  given: "play-kinds.free.is_answered",
} as const satisfies Record<Passed, string>;

type RunMapProps = {
  readonly attempt: Attempt;
  /** Of the question on the screen. */
  readonly shownId: string;
};

/** The questions of a run in a row, and how those behind went. */
export function RunMap({ attempt, shownId }: RunMapProps) {
  const text = useText();
  const { number } = useFormats();
  return (
    <section aria-label={text("play.map.title")} className="cc-run-map">
      <ol>
        {attempt.questions.map((card) => {
          const state = attempt.states.find((row) => row.question_id === card.question_id);
          const passed = state === undefined ? null : passedQuestion(state);
          const isShown = card.question_id === shownId;
          const Icon = passed === null ? null : ICONS[passed];
          return (
            <li key={card.question_id} data-passed={passed} aria-current={isShown ? "step" : undefined}>
              <span className="sr-only">{text("play.question", { number: card.number })} </span>
              <span aria-hidden="true">{number(card.number)}</span>
              {Icon === null ? null : <Icon aria-hidden="true" size={14} strokeWidth={3.5} />}
              {passed === null ? null : <span className="sr-only">{text(WORDS[passed])}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
