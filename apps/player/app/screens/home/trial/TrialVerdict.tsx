import { Button } from "@crosscheck/ui/Button";
import { KeyCapOption, type OptionState } from "@crosscheck/ui/KeyCapOption";
import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useDirection, useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";
import { OPTION_LETTERS } from "../../../play/keys/option-letters.ts";
import { Reference } from "../../../play/Reference.tsx";
import { ruleOf } from "@crosscheck/rules/questions/rule-of";
import { TrialFrame } from "./TrialCard.tsx";
import { PlainText } from "../../../i18n/PlainText.tsx";
import type { Answered, TrialState } from "./trial-state.ts";

type TrialVerdictProps = {
  readonly state: TrialState;
  readonly answered: Answered;
  readonly onNext: () => void;
  readonly onChoose: () => void;
};

/** The moment after an answer: the own and the right option, the rule in one sentence with its reference, the way on. */
export function TrialVerdict({ state, answered, onNext, onChoose }: TrialVerdictProps) {
  const { question, picked } = state;
  const { reveal } = answered;
  const shown = question.options
    .map((option, place) => ({ ...option, letter: OPTION_LETTERS[place] ?? "" }))
    .filter(({ option_id: id }) => id === picked || id === reveal.correct_answer);
  return (
    <TrialFrame question={question}>
      <ul className="grid gap-2.5">
        {shown.map(({ option_id: id, text, letter }) => (
          <li key={id}>
            <Chosen
              letter={letter}
              state={id !== picked ? "missed" : reveal.correct ? "correct" : "wrong"}
              text={text}
              why={id === picked ? whyOf(answered, id) : ""}
            />
          </li>
        ))}
      </ul>
      <Verdict answered={answered} />
      <WayOn state={state} onNext={onNext} onChoose={onChoose} />
    </TrialFrame>
  );
}

function whyOf({ reveal }: Answered, optionId: string): string {
  return reveal.options.find(({ option_id: id }) => id === optionId)?.why ?? "";
}

type ChosenProps = {
  readonly letter: string;
  readonly state: OptionState;
  readonly text: string;
  readonly why: string;
};

function Chosen({ letter, state, text: option, why }: ChosenProps) {
  const text = useText();
  const label = state === "wrong" ? "home.trial.your_answer" : "home.trial.right_answer";
  return (
    <KeyCapOption
      letter={letter}
      state={state}
      stateLabel={text(label)}
      note={
        state === "wrong" && why !== "" ? (
          <span className="mt-1 block text-sm text-muted">
            <PlainText text={why} />
          </span>
        ) : null
      }
    >
      <PlainText text={option} />
    </KeyCapOption>
  );
}

function Verdict({ answered: { reveal } }: { readonly answered: Answered }) {
  const text = useText();
  const { code } = useLanguage();
  const { rule, rest } = ruleOf(reveal.explanation);
  const Icon = reveal.correct ? Check : X;
  return (
    <div
      role="status"
      className={`cc-rise rounded-card border-2 p-4 ${reveal.correct ? "border-correct bg-correct-soft" : "border-wrong bg-wrong-soft"}`}
    >
      <p
        lang={code}
        className={`flex items-center gap-2 text-lg font-bold ${reveal.correct ? "text-correct" : "text-wrong"}`}
      >
        <Icon aria-hidden="true" className="cc-pop size-6 shrink-0" strokeWidth={3} />
        {text(reveal.correct ? "home.trial.right" : "home.trial.wrong")}
      </p>
      <p className="mt-1 font-bold">
        <PlainText text={rule} />
      </p>
      {rest === "" ? null : (
        <p className="mt-1 text-sm max-sm:hidden">
          <PlainText text={rest} />
        </p>
      )}
      <Reference reference={reveal.reference} />
    </div>
  );
}

type WayOnProps = Omit<TrialVerdictProps, "answered">;

/** The first time: how many more there are in this subject, or another one; later the next question. */
function WayOn({ state, onNext, onChoose }: WayOnProps) {
  const text = useText();
  const direction = useDirection();
  const { code } = useLanguage();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    // On a phone the way on may be below what is in sight; the page moves as little as it can.
    next.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { queue, question, asked } = state;
  const left = queue?.length ?? 0;
  const isFirst = asked.length === 1;
  return (
    <div lang={code} dir={direction} className="mt-auto flex flex-wrap gap-3">
      <Button
        ref={next}
        variant="action"
        className="grow scroll-mb-3"
        aria-disabled={queue === null || undefined}
        onKeyDown={(event) => {
          // The key that gave the answer may still be held down.
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (queue !== null) onNext();
        }}
      >
        {queue !== null && left === 0
          ? text("home.trial.so_far")
          : isFirst && queue !== null
            ? text("home.trial.more", { count: left, subject: question.subject })
            : text("home.trial.next")}
      </Button>
      {isFirst && state.subjects.length > 1 ? (
        <Button variant="quiet" className="grow" onClick={onChoose}>
          {text("home.trial.another")}
        </Button>
      ) : null}
    </div>
  );
}
