import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { BookOpen, Check, Minus, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { directionOf } from "../../play/direction-of.ts";
import { OPTION_LETTERS } from "../../play/option-letters.ts";
import { ContentText } from "../../play/ContentText.tsx";

type Reviewed = OutputOf<typeof reviewAttempt>["questions"][number];

/** One question of the review: verdict, options with why, explanation, reference. */
export function ReviewedQuestion({ card, answer, in_time, reveal }: Reviewed) {
  const text = useText();
  const isBlank = answer === null || answer === "" || !in_time;
  const verdict = reveal.correct ? "right" : isBlank ? "blank" : "wrong";
  const Icon = reveal.correct ? Check : isBlank ? Minus : X;
  return (
    <article className="rounded-card border border-line bg-card p-4 shadow-card sm:p-6">
      <p
        className={`mb-2 flex items-center gap-2 text-sm font-semibold ${reveal.correct ? "text-correct" : isBlank ? "text-muted" : "text-wrong"}`}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={3} />
        {text("review.number", { number: card.number })} · {text(`review.verdict.${verdict}`)}
      </p>
      <div lang={card.language} dir={directionOf(card.language)}>
        <h2 className="text-lg leading-snug">
          <ContentText text={card.stem} />
        </h2>
        {card.media.map((media) =>
          media.type === "image" ? (
            <img
              key={media.url}
              src={media.url}
              alt={media.alt}
              loading="lazy"
              className="mt-3 max-h-72 rounded-key"
            />
          ) : null,
        )}
        <ul className="mt-4 grid gap-2">
          {card.options.map((option, place) => (
            <ReviewedOption
              key={option.option_id}
              letter={OPTION_LETTERS[place] ?? ""}
              text={option.text}
              why={reveal.options.find((row) => row.option_id === option.option_id)?.why ?? ""}
              isRight={option.option_id === reveal.correct_answer}
              isChosen={option.option_id === answer}
            />
          ))}
        </ul>
        <p className="mt-4">
          <ContentText text={reveal.explanation} />
        </p>
      </div>
      {reveal.reference === "" ? null : (
        <p className="mt-2 flex items-start gap-2 text-sm text-muted">
          <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <bdi>{reveal.reference}</bdi>
        </p>
      )}
    </article>
  );
}

type ReviewedOptionProps = {
  readonly letter: string;
  readonly text: string;
  readonly why: string;
  readonly isRight: boolean;
  readonly isChosen: boolean;
};

function ReviewedOption({ letter, text: optionText, why, isRight, isChosen }: ReviewedOptionProps) {
  const text = useText();
  const look = isRight
    ? "border-correct bg-correct-soft"
    : isChosen
      ? "border-wrong bg-wrong-soft"
      : "border-line";
  return (
    <li className={`flex gap-3 rounded-key border-2 px-3 py-2.5 ${look}`}>
      <span aria-hidden="true" className="w-5 shrink-0 font-bold">
        {letter}
      </span>
      <span className="min-w-0 grow">
        {isRight || isChosen ? (
          <span className={`block text-xs font-semibold ${isRight ? "text-correct" : "text-wrong"}`}>
            {text(
              isRight ? (isChosen ? "review.option.own_right" : "review.option.right") : "review.option.own",
            )}
          </span>
        ) : null}
        <span className="block font-medium">
          <ContentText text={optionText} />
        </span>
        {why === "" ? null : (
          <span className="mt-0.5 block text-sm text-muted">
            <ContentText text={why} />
          </span>
        )}
      </span>
      {isRight ? <Check aria-hidden="true" className="size-5 shrink-0 text-correct" strokeWidth={3} /> : null}
      {isChosen && !isRight ? (
        <X aria-hidden="true" className="size-5 shrink-0 text-wrong" strokeWidth={3} />
      ) : null}
    </li>
  );
}
