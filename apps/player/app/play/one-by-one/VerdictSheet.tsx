import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ArrowRight, BookOpen, Check, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from "react";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { directionOf } from "../content/direction-of.ts";
import { FormulaeScope } from "../content/FormulaeScope.tsx";
import { ruleOf } from "../rule-of.ts";
import type { Card, CardState } from "../attempt/run-state.ts";

type VerdictSheetProps = {
  readonly card: Card;
  readonly reveal: NonNullable<CardState["reveal"]>;
  readonly verdict: "right" | "wrong" | "late";
  readonly isLast: boolean;
  readonly onNext: () => void;
};

/**
 * The moment after an answer: the verdict, the rule in one sentence, its reference and the way on, always in sight. The
 * button takes the focus and says verdict, rule and reference with its name.
 */
export function VerdictSheet({ card, reveal, verdict, isLast, onNext }: VerdictSheetProps) {
  const text = useText();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useRoomBelow(sheet);
  const isRight = verdict === "right";
  const Icon = isRight ? Check : X;
  const { rule, rest } = ruleOf(reveal.explanation);
  return (
    <section
      ref={sheet}
      aria-label={text("play.verdict.title")}
      className={`cc-rise sticky bottom-0 z-10 -mx-4 mt-4 rounded-t-[24px] border-2 border-b-0 bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lift sm:mx-0 ${isRight ? "border-correct" : "border-wrong"}`}
    >
      <p
        id={`${id}-verdict`}
        className={`flex items-center gap-2 text-lg font-bold ${isRight ? "text-correct" : "text-wrong"}`}
      >
        <Icon aria-hidden="true" className="cc-pop size-7" strokeWidth={3} />
        {text(`play.verdict.${verdict}`)}
      </p>
      <FormulaeScope formulae={{ ...card.formulae, ...reveal.formulae }}>
        <div id={`${id}-rule`} lang={card.language} dir={directionOf(card.language)} className="mt-1">
          <p className="font-bold">
            <ContentText text={rule} />
          </p>
          {rest === "" ? null : (
            <p className="mt-1 text-sm">
              <ContentText text={rest} />
            </p>
          )}
          {reveal.reference === "" ? null : (
            <p className="mt-1.5 flex items-start gap-2 text-sm text-muted">
              <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>
                <span className="sr-only">{text("play.reference")} </span>
                <bdi>{reveal.reference}</bdi>
              </span>
            </p>
          )}
        </div>
      </FormulaeScope>
      <Button
        ref={next}
        variant="primary"
        size="large"
        className="mt-3 w-full"
        aria-describedby={`${id}-verdict ${id}-rule`}
        onKeyDown={(event) => {
          // The key that gave the answer may still be held down.
          if (event.repeat) event.preventDefault();
        }}
        onClick={onNext}
      >
        {text(isLast ? "play.finish" : "play.next")}
        <DirIcon icon={ArrowRight} className="size-5" />
      </Button>
    </section>
  );
}

/** Most of the screen's height that the sheet may cover; a higher one (a phone on its side, 400 % zoom) scrolls along. */
const MOST_COVER = 0.65;

/** Keeps what takes the focus above the sheet clear of it, and the sheet from covering the screen. */
function useRoomBelow(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      const isCover = element.offsetHeight > innerHeight * MOST_COVER;
      element.style.setProperty("position", isCover ? "static" : "");
      style.scrollPaddingBlockEnd = isCover ? "" : `${element.offsetHeight + 16}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      removeEventListener("resize", fit);
      style.scrollPaddingBlockEnd = "";
    };
  }, [sheet]);
}
