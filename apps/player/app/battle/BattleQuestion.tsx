import { useEffect, useRef, useState } from "react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { useText } from "../i18n/texts.tsx";
import type { Draft } from "../play/attempt/attempt-memory.ts";
import type { CardState } from "../play/attempt/run-state.ts";
import { hasOptionKeys, KIND_VIEWS } from "../play/question-kinds/kinds.ts";
import { QuestionView } from "../play/QuestionView.tsx";
import type { BattlePart } from "./battle-part.ts";
import type { Stage } from "./stage.ts";

type BattleQuestionProps = BattlePart & {
  readonly stage: Extract<Stage, { readonly is: "asking" | "revealed" }>;
};

/** The question of the moment: open, locked with the own answer, or told. */
export function BattleQuestion(props: BattleQuestionProps) {
  const text = useText();
  const question = props.card.questions.find((row) => row.number === props.stage.number);
  usePreload(props.card.questions.at(-1)?.kind);
  if (question === undefined) return null;
  return (
    <>
      <Told key={question.question_id} {...props} question={question} />
      {hasOptionKeys(question.kind) ? (
        <p className="mt-4 text-center text-xs text-muted max-sm:hidden">{text("battle.play.keys")}</p>
      ) : null}
    </>
  );
}

type ToldProps = BattleQuestionProps & { readonly question: BattlePart["card"]["questions"][number] };

function Told({ store, state, card, stage, offsetMs, question }: ToldProps) {
  const stemRef = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isAsking = stage.is === "asking";
  const left = useCountdown(isAsking ? stage.closesAt : null, offsetMs);
  const given = isAsking ? (card.own_answer ?? state.pending?.answer ?? null) : null;
  const mayAnswer = isAsking && given === null && card.own_seat !== null;

  // A new question is read first, and keys come to it.
  useEffect(() => {
    if (isBusyElsewhere()) return;
    stemRef.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  // What is ready when the time is up counts, checked or not.
  const ready = mayAnswer && left === 0 ? (draft?.answer ?? "") : "";
  useEffect(() => {
    if (ready !== "") store.answer(ready);
  }, [ready, store]);
  return (
    <QuestionView
      stemRef={stemRef}
      card={question}
      cardState={stateOf(card, question)}
      sentAnswer={given}
      draft={draft?.text ?? null}
      poll={null}
      isOpen={mayAnswer && left !== 0}
      isFree={false}
      onDraft={setDraft}
      onAnswer={store.answer}
    />
  );
}

/** Whether somebody writes, or has a dialog open: the focus stays there. */
function isBusyElsewhere(): boolean {
  return (
    document.activeElement?.matches("input, textarea") === true ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null
  );
}

/** A question of a battle as the views of all modes take it. */
function stateOf(card: BattlePart["card"], { number, question_id }: ToldProps["question"]): CardState {
  const told = card.reveals.find((row) => row.number === number);
  const own = told?.seats.find(({ seat }) => seat === card.own_seat);
  const answer = own?.answer ?? null;
  const shut = answer === null ? "timed_out" : "answered";
  return {
    question_id,
    status: told === undefined ? "open" : shut,
    answer,
    deadline: null,
    remaining_option_ids: null,
    hint: null,
    flagged: false,
    sequence: 0,
    reveal: told === undefined ? null : revealOf(told.correct_answer, own?.verdict === "correct"),
  };
}

/** Explanations come with the review. */
function revealOf(correctAnswer: string, isCorrect: boolean): NonNullable<CardState["reveal"]> {
  return {
    correct: isCorrect,
    correct_answer: correctAnswer,
    explanation: "",
    reference: "",
    options: [],
    tolerance: null,
    mistake: null,
    transcript: null,
    formulae: {},
  };
}

/** Loads the view of a question that was told ahead of its time, so that it is there when it opens. */
function usePreload(kind: keyof typeof KIND_VIEWS | undefined): void {
  useEffect(() => {
    if (kind !== undefined) KIND_VIEWS[kind].preload?.().catch(() => undefined);
  }, [kind]);
}
