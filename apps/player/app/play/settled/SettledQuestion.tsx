import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { Reference } from "../Reference.tsx";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { directionOf } from "../content/direction-of.ts";
import { FormulaeScope } from "../content/FormulaeScope.tsx";
import { KIND_VIEWS } from "../question-kinds/kinds.ts";
import type { Card, CardState } from "../attempt/run-state.ts";
import { Transcript } from "../media/Transcript.tsx";
import { SettledOptions } from "./SettledOptions.tsx";

const QuestionMedia = lazyPart(async () => ({
  default: (await import("../media/QuestionMedia.tsx")).QuestionMedia,
}));
const AudioClip = lazyPart(async () => ({ default: (await import("../media/AudioClip.tsx")).AudioClip }));

type Reveal = NonNullable<CardState["reveal"]>;
type SettledQuestionProps = {
  readonly card: Card;
  readonly reveal: Reveal;
  /** The player's answer; null for none. */
  readonly answer: string | null;
  /** The question as a heading of the screen; absent where it is written above already. */
  readonly heading?: ReactNode;
};

/** A question that is over, of any kind: figures, own and right answer, every reason, transcript and reference. */
export function SettledQuestion({ card, reveal, answer, heading }: SettledQuestionProps) {
  const spoken = reveal.transcript ?? card.transcript ?? "";
  return (
    <FormulaeScope formulae={{ ...card.formulae, ...reveal.formulae }}>
      <div lang={card.language} dir={directionOf(card.language)} className="flex flex-col gap-4">
        {heading}
        <SettledMedia card={card} />
        {spoken === "" ? null : <Transcript text={spoken} />}
        <SettledAnswer card={card} reveal={reveal} answer={answer} />
        <Explanation reveal={reveal} />
      </div>
    </FormulaeScope>
  );
}

/** The stem in one line of reading; gaps are shown as gaps. */
export function StemText({ card }: { readonly card: Card }) {
  const stem = card.kind === "drop_downs" ? card.stem.replaceAll(/\{\d{1,2}\}/g, "…") : card.stem;
  return <ContentText text={stem} />;
}

/** Figures as in play; clips without keys of their own, since many may be on one page. */
function SettledMedia({ card }: { readonly card: Card }) {
  const text = useText();
  const clips = card.media.filter((media) => media.type === "audio");
  const figures = card.media.filter((media) => media.type === "image");
  return (
    <>
      {clips.map((clip) => (
        <Suspense key={clip.url} fallback={<Skeleton className="h-36 w-full" />}>
          <AudioClip
            src={clip.url}
            title={clip.alt === "" ? text("play-kinds.audio.title") : clip.alt}
            hasKeys={false}
          />
        </Suspense>
      ))}
      {figures.length === 0 ? null : (
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          <QuestionMedia card={{ ...card, media: figures }} />
        </Suspense>
      )}
    </>
  );
}

function SettledAnswer({ card, reveal, answer }: Omit<SettledQuestionProps, "heading">) {
  if (card.kind === "single" || card.kind === "true_false" || card.kind === "multi_select") {
    return <SettledOptions card={card} reveal={reveal} answer={answer} />;
  }
  const { View } = KIND_VIEWS[card.kind];
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <View
        card={card}
        cardState={settledState(card, reveal, answer)}
        sentAnswer={null}
        draft={null}
        poll={null}
        isOpen={false}
        isFree={false}
        onDraft={doNothing}
        onAnswer={doNothing}
      />
    </Suspense>
  );
}

function doNothing(): void {
  // Nothing can be answered any more.
}

function settledState(card: Card, reveal: Reveal, answer: string | null): CardState {
  return {
    question_id: card.question_id,
    status: answer === null || answer === "" ? "timed_out" : "answered",
    answer,
    deadline: null,
    remaining_option_ids: null,
    hint: null,
    flagged: false,
    sequence: 0,
    reveal,
  };
}

function Explanation({ reveal }: { readonly reveal: Reveal }) {
  return (
    <div className="rounded-key bg-primary-soft px-4 py-3">
      <p className="whitespace-pre-line">
        <ContentText text={reveal.explanation} />
      </p>
      <Reference reference={reveal.reference} />
    </div>
  );
}
