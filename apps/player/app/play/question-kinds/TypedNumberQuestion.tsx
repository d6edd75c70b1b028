import { TextInput } from "@crosscheck/ui/TextInput";
import { readNumber } from "@crosscheck/rules/questions/read-number";
import { CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { decimalSignOf, numberText, typedText, withOtherSign } from "./number-text.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { TypedReveal } from "./TypedReveal.tsx";

/** A number typed in any usual way; the answer text is its canonical form. */
export function TypedNumberQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const id = useId();
  const { locale } = useLanguage();
  const [isRefused, setIsRefused] = useState(false);
  const typed = draft ?? typedText(sentAnswer ?? cardState.answer ?? "", locale);
  const number = readNumber(typed, decimalSignOf(locale));
  const field = useRef<HTMLInputElement>(null);
  // A digit goes into the field wherever the focus is.
  useWindowKeys((event) => {
    if (isOpen && /^[\p{Nd}.,٫−-]$/u.test(event.key)) field.current?.focus();
  });
  if (cardState.reveal !== null) return <NumberReveal card={card} cardState={cardState} />;

  const type = (value: string) => {
    setIsRefused(false);
    onDraft({ text: value, answer: readNumber(value, decimalSignOf(locale)) ?? "" });
  };
  const isWrong = typed.trim() !== "" && number === null && (isRefused || isFree);
  return (
    <AnswerForm
      isOpen={isOpen}
      isFree={isFree}
      isSending={sentAnswer !== null}
      onCheck={() => {
        if (number === null) setIsRefused(true);
        else onAnswer(number);
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {text("play-kinds.number.label")}
      </label>
      {/* A number with its unit reads from left to right in every language. */}
      <div dir="ltr" className="flex items-stretch gap-2">
        <button
          type="button"
          aria-label={text("play-kinds.number.sign")}
          aria-controls={id}
          aria-disabled={!isOpen || undefined}
          onClick={() => {
            if (isOpen) type(withOtherSign(typed));
          }}
          className="cc-key grid w-12 shrink-0 place-items-center bg-card text-xl font-bold hover:bg-primary-soft"
        >
          ±
        </button>
        <TextInput
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={!isOpen}
          value={typed}
          onChange={(event) => type(event.target.value)}
          aria-describedby={`${id}-read`}
          aria-invalid={isWrong}
          className="min-h-14 min-w-0 flex-1 text-xl font-semibold tabular-nums"
        />
        {card.unit === null || card.unit === "" ? null : (
          <span className="grid shrink-0 place-items-center rounded-key bg-sunken px-4 text-lg font-semibold">
            {card.unit}
          </span>
        )}
      </div>
      <p id={`${id}-read`} aria-live="polite" className="min-h-6 text-sm">
        {isWrong ? (
          <span className="flex items-center gap-1.5 font-medium text-wrong">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {text("play-kinds.number.refused", { example: numberText("1250.5", null, locale) })}
          </span>
        ) : number === null ? (
          <span className="text-muted">{text("play-kinds.number.hint")}</span>
        ) : (
          <ReadAs text={numberText(number, card.unit, locale)} />
        )}
      </p>
    </AnswerForm>
  );
}

function ReadAs({ text: written }: { readonly text: string }) {
  const text = useText();
  return (
    <span className="text-muted">
      {text("play-kinds.number.read_as")}{" "}
      <bdi dir="ltr" className="font-semibold text-ink tabular-nums">
        {written}
      </bdi>
    </span>
  );
}

function NumberReveal({ card, cardState }: Pick<QuestionViewProps, "card" | "cardState">) {
  const { locale } = useLanguage();
  const { reveal, answer } = cardState;
  if (reveal === null) return null;
  const { correct, correct_answer: right, tolerance, mistake } = reveal;
  const isSame = Number(answer) === Number(right);
  return (
    <TypedReveal
      own={answer === null || answer === "" ? null : numberText(answer, card.unit, locale)}
      right={numberText(right, card.unit, locale)}
      isRight={correct}
      isSame={correct && isSame}
      why={mistake ?? ""}
      note={
        tolerance === null || tolerance === 0 ? null : (
          <RichText
            id={correct && !isSame ? "play-kinds.number.close" : "play-kinds.number.within"}
            values={{ tolerance: numberText(String(tolerance), card.unit, locale) }}
            parts={[<bdi key="0" dir="ltr" />]}
          />
        )
      }
      isNumber
    />
  );
}
