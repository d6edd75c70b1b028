import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ArrowRight, BookOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/texts.tsx";
import type { CardState } from "./attempt-state.ts";

type RevealPanelProps = {
  readonly reveal: NonNullable<CardState["reveal"]>;
  readonly status: CardState["status"];
  readonly isLast: boolean;
  readonly onNext: () => void;
};

/** After the answer: the verdict in words, why, the reference, and the way on, which takes the focus. */
export function RevealPanel({ reveal, status, isLast, onNext }: RevealPanelProps) {
  const text = useText();
  const nextRef = useRef<HTMLButtonElement>(null);
  useEffect(() => nextRef.current?.focus({ preventScroll: true }), []);
  const verdict = reveal.correct
    ? "play.verdict.right"
    : status === "timed_out"
      ? "play.verdict.late"
      : "play.verdict.wrong";
  return (
    <section
      aria-label={text("play.verdict.title")}
      className={`cc-rise rounded-card border-2 p-4 ${reveal.correct ? "border-correct bg-correct-soft" : "border-wrong bg-wrong-soft"}`}
    >
      <output className={`block text-lg font-bold ${reveal.correct ? "text-correct" : "text-wrong"}`}>
        {text(verdict)}
      </output>
      <p className="mt-1">{reveal.explanation}</p>
      {reveal.reference === "" ? null : (
        <p className="mt-2 flex items-start gap-2 text-sm text-ink">
          <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="sr-only">{text("play.reference")} </span>
            <bdi>{reveal.reference}</bdi>
          </span>
        </p>
      )}
      <div className="sticky bottom-3 mt-4">
        <Button ref={nextRef} variant="primary" size="large" className="w-full" onClick={onNext}>
          {text(isLast ? "play.finish" : "play.next")}
          <DirIcon icon={ArrowRight} className="size-5" />
        </Button>
      </div>
    </section>
  );
}
