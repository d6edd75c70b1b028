import { canStrike } from "@crosscheck/rules/attempts/paper-notes";
import { Suspense } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { directionOf } from "../content/direction-of.ts";
import { FormulaeScope } from "../content/FormulaeScope.tsx";
import { QuestionStem } from "../QuestionStem.tsx";
import { QuestionView } from "../QuestionView.tsx";
import { SectionName } from "./SectionName.tsx";
import { StrikableOptions } from "./StrikableOptions.tsx";
import type { ShownQuestion, useFreePlay } from "./use-free-play.ts";

export const loadSitting = async () => ({ default: (await import("./SittingBar.tsx")).SittingBar });
const SittingBar = lazyPart(loadSitting);

type PaperQuestionProps = {
  readonly play: ReturnType<typeof useFreePlay>;
  readonly shown: ShownQuestion;
};

/** The shown question with its section, and what only exams have below it. */
export function PaperQuestion({ play, shown }: PaperQuestionProps) {
  const { state, choice, turning, paperEnd } = play;
  const { attempt } = state;
  return (
    <>
      <SectionName attempt={attempt} card={shown.card} />
      <Asked key={shown.card.question_id} play={play} shown={shown} />
      {attempt.mode === "exam" ? (
        <Suspense fallback={null}>
          <SittingBar
            attempt={attempt}
            choice={choice}
            turning={turning}
            isUp={paperEnd.isUp}
            isRefused={play.isAnswerRefused}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What is asked; options that are chosen from can be struck out. */
function Asked({ play, shown: { card, cardState } }: PaperQuestionProps) {
  const { state, stemRef, choice, notes } = play;
  const question = {
    card,
    cardState: choice.cardState ?? cardState,
    draft: state.drafts[card.question_id]?.text ?? null,
    isOpen: play.isOpen && choice.lock === null,
    onDraft: choice.change,
    onAnswer: choice.choose,
  };
  if (!canStrike(card.kind)) {
    return <QuestionView {...question} stemRef={stemRef} sentAnswer={null} poll={null} isFree />;
  }
  return (
    <FormulaeScope formulae={card.formulae}>
      <div
        lang={card.language}
        dir={directionOf(card.language)}
        className="flex min-h-[26rem] flex-col gap-4"
      >
        <QuestionStem card={card} ref={stemRef} />
        <StrikableOptions {...question} struck={notes.shown.struck} onStrike={notes.strike} />
      </div>
    </FormulaeScope>
  );
}
