import type { Ref } from "react";
import { useText } from "../i18n/texts.tsx";
import type { Card } from "./attempt-state.ts";
import { ContentText } from "./ContentText.tsx";

/** The question with its figures; takes the focus when it appears, so that it is read first. */
export function QuestionStem({ card, ref }: { readonly card: Card; readonly ref?: Ref<HTMLHeadingElement> }) {
  const text = useText();
  return (
    <>
      <h1
        ref={ref}
        tabIndex={-1}
        className="text-lg leading-snug font-semibold text-pretty outline-none sm:text-xl"
      >
        <span className="sr-only">{text("play.question", { number: card.number })} </span>
        <ContentText text={card.stem} />
      </h1>
      {card.media.map((media) =>
        media.type === "image" ? (
          <a key={media.url} href={media.url} target="_blank" rel="noreferrer" className="block">
            <img
              src={media.url}
              alt={media.alt}
              className="max-h-80 w-full rounded-card border border-line bg-white object-contain"
            />
          </a>
        ) : (
          // A question's clip is described by its transcript once answered.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript would give the answer away
          <audio key={media.url} src={media.url} controls className="w-full" aria-label={media.alt} />
        ),
      )}
    </>
  );
}
