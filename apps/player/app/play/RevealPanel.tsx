import { BookOpen } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import { ContentText } from "./ContentText.tsx";
import type { CardState } from "./run-state.ts";
import { Transcript } from "./Transcript.tsx";

type RevealPanelProps = {
  readonly reveal: NonNullable<CardState["reveal"]>;
  /** Whether the transcript is on the screen already. */
  readonly hasTranscript: boolean;
};

/** After the answer: why it is so, what was said, and the reference, in the language of the question. */
export function RevealPanel({ reveal, hasTranscript }: RevealPanelProps) {
  const text = useText();
  return (
    <>
      <section
        aria-label={text("play.verdict.title")}
        className={`cc-rise rounded-card border-2 p-4 ${reveal.correct ? "border-correct bg-correct-soft" : "border-wrong bg-wrong-soft"}`}
      >
        <p className="whitespace-pre-line">
          <ContentText text={reveal.explanation} />
        </p>
        {reveal.reference === "" ? null : (
          <p className="mt-2 flex items-start gap-2 text-sm">
            <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="sr-only">{text("play.reference")} </span>
              <bdi>{reveal.reference}</bdi>
            </span>
          </p>
        )}
      </section>
      {hasTranscript || reveal.transcript === null || reveal.transcript === "" ? null : (
        <Transcript text={reveal.transcript} />
      )}
    </>
  );
}
