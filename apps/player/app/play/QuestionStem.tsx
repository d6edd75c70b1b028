import { Suspense, type Ref } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { useText } from "../i18n/texts.tsx";
import { ContentText } from "./content/ContentText.tsx";
import type { Card } from "./attempt/run-state.ts";
import { MediaRoom } from "./media/FigureRoom.tsx";

// Most questions have neither figures nor clips, and were written.
const GeneratedMark = lazyPart(async () => ({
  default: (await import("./GeneratedMark.tsx")).GeneratedMark,
}));
const QuestionMedia = lazyPart(async () => ({
  default: (await import("./media/QuestionMedia.tsx")).QuestionMedia,
}));
const Transcript = lazyPart(async () => ({ default: (await import("./media/Transcript.tsx")).Transcript }));

type QuestionStemProps = {
  readonly card: Card;
  readonly ref?: Ref<HTMLHeadingElement>;
  /** The element that is read out after the question. */
  readonly describedBy?: string | undefined;
};

/** The question with its figures and clips; takes the focus when it appears, so that it is read first. */
export function QuestionStem({ card, ref, describedBy }: QuestionStemProps) {
  const text = useText();
  // A sentence with gaps is shown with them by its kind; here it is only read out.
  const hasGaps = card.kind === "drop_downs";
  const stem = hasGaps
    ? card.stem.replaceAll(/\{(\d{1,2})\}/g, (_gap, number: string) =>
        text("play-kinds.gaps.spoken", { number: Number(number) }),
      )
    : card.stem;
  return (
    <>
      <h1
        ref={ref}
        tabIndex={-1}
        aria-describedby={describedBy}
        className={
          hasGaps
            ? "sr-only"
            : "text-lg leading-snug font-semibold text-pretty whitespace-pre-line outline-none sm:text-xl"
        }
      >
        <span className="sr-only">{text("play.question", { number: card.number })} </span>
        <ContentText text={stem} />
      </h1>
      {card.is_generated ? (
        <Suspense fallback={<div className="-mt-2 min-h-11" />}>
          <GeneratedMark />
        </Suspense>
      ) : null}
      {card.media.length === 0 ? null : (
        <Suspense fallback={<MediaRoom card={card} />}>
          <QuestionMedia card={card} />
        </Suspense>
      )}
      <Said text={card.transcript} />
    </>
  );
}

/** What is said in a clip, where it is known. */
export function Said({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <Suspense fallback={null}>
      <Transcript text={text} />
    </Suspense>
  ) : null;
}
