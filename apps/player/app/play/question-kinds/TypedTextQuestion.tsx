import { TextInput } from "@crosscheck/ui/TextInput";
import { LONGEST_TEXT, plain } from "@crosscheck/rules/questions/typed";
import { useId, useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import { directionOf } from "../content/direction-of.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import type { QuestionViewProps } from "./question-view.ts";
import { TypedReveal } from "./TypedReveal.tsx";

/** A word or a few, typed; the answer text is what was typed. */
export function TypedTextQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const typed = sentAnswer ?? draft ?? cardState.answer ?? "";
  const { reveal } = cardState;
  if (reveal !== null) {
    const own = cardState.answer ?? "";
    const isSame = own.trim().toLowerCase() === reveal.correct_answer.toLowerCase();
    return (
      <TypedReveal
        own={own === "" ? null : own}
        right={reveal.correct_answer}
        isRight={reveal.correct}
        isSame={reveal.correct && isSame}
        note={reveal.correct && !isSame ? text("play-kinds.typed.accepted") : null}
      />
    );
  }
  const isBlank = plain(typed) === "";
  const isWrong = isRefused && isBlank;
  return (
    <AnswerForm
      isOpen={isOpen}
      isFree={isFree}
      isSending={sentAnswer !== null}
      onCheck={() => {
        if (isBlank) setIsRefused(true);
        else onAnswer(typed.trim());
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {text("play-kinds.typed.label")}
      </label>
      <TextInput
        id={id}
        lang={card.language}
        dir={typed === "" ? directionOf(card.language) : "auto"}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={LONGEST_TEXT}
        readOnly={!isOpen}
        value={typed}
        onChange={(event) => {
          const { value } = event.target;
          setIsRefused(false);
          onDraft({ text: value, answer: plain(value) === "" ? "" : value.trim() });
        }}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        className="min-h-14 text-lg"
      />
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`text-sm ${isWrong ? "font-medium text-wrong" : "text-muted"}`}
      >
        {text(isWrong ? "play-kinds.typed.refused" : "play-kinds.typed.hint")}
      </p>
    </AnswerForm>
  );
}
