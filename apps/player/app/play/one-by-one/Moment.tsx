import type { Verdict } from "@crosscheck/rules/attempts/telling-time";
import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { isSaid } from "@crosscheck/rules/attempts/right-in-a-row";
import { ArrowRight, Check, Flame, Star, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { Reference } from "../Reference.tsx";
import { useText } from "../../i18n/texts.tsx";
import { StudyActions } from "../../study/StudyActions.tsx";
import type { Card, CardState } from "../attempt/run-state.ts";
import { ContentText } from "../content/ContentText.tsx";
import { directionOf } from "../content/direction-of.ts";
import { FormulaeScope } from "../content/FormulaeScope.tsx";
import { flyTo } from "../fly-to.ts";
import { ruleOf } from "@crosscheck/rules/questions/rule-of";
import { mayOfferSound, SoundOffer } from "./SoundOffer.tsx";
import { ToldOptions } from "./ToldOptions.tsx";

export type MomentProps = {
  readonly card: Card;
  /** The player's own answer; null for none. */
  readonly answer: string | null;
  readonly reveal: NonNullable<CardState["reveal"]>;
  readonly verdict: Verdict;
  /** Points that the answer has brought or cost; null in a run without a score. */
  readonly gained: number | null;
  /** Right answers in a row, with this one. */
  readonly inARow: number;
  readonly isLast: boolean;
  readonly onNext: () => void;
};

/**
 * The moment after an answer: verdict, points, the rule in one sentence with its reference, the own and the right option
 * with their reasons; the others, figure and study tools below; the way on. What it stands in decides how high it may be:
 * its middle scrolls. The button takes the focus and says verdict, rule and reference with its name.
 */
export function Moment(props: MomentProps) {
  const { card, answer, reveal, isLast, onNext } = props;
  const text = useText();
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const [isOffered, setIsOffered] = useState(() => props.verdict === "right" && mayOfferSound());
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Headline {...props} id={`${id}-verdict`} />
      {isOffered ? (
        <SoundOffer
          onDone={() => {
            setIsOffered(false);
            next.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      {/* Wider than its content: the ring of a focused key is drawn around it. */}
      <div className="-mx-1.5 mt-1 min-h-0 overflow-y-auto overscroll-contain px-1.5 pb-1.5">
        <FormulaeScope formulae={{ ...card.formulae, ...reveal.formulae }}>
          <div lang={card.language} dir={directionOf(card.language)}>
            <Rule reveal={reveal} id={`${id}-rule`} />
            <ToldOptions card={card} reveal={reveal} answer={answer} />
          </div>
        </FormulaeScope>
        <div className="mt-3">
          <StudyActions
            questionId={card.question_id}
            // R plays a recording once more.
            letters={card.media.some(({ type }) => type === "audio") ? "bn" : "bnr"}
          />
        </div>
      </div>
      <Button
        ref={next}
        variant="primary"
        size="large"
        className="mt-2 w-full shrink-0"
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
    </>
  );
}

function Headline({ verdict, gained, inARow, id }: MomentProps & { readonly id: string }) {
  const text = useText();
  const { signed } = useFormats();
  const points = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (points.current !== null && (gained ?? 0) > 0) flyTo("score", points.current);
  }, [gained]);
  const isRight = verdict === "right";
  const Icon = isRight ? Check : X;
  return (
    <p
      id={id}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-bold ${isRight ? "text-correct" : "text-wrong"}`}
    >
      <Icon aria-hidden="true" className="cc-pop size-7" strokeWidth={3} />
      <span className="me-1">{text(`play.verdict.${verdict}`)}</span>
      {gained === null || gained === 0 ? null : (
        <span
          ref={points}
          className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-sm ${isRight ? "bg-correct-soft text-correct" : "bg-wrong-soft text-wrong"}`}
        >
          <Star aria-hidden="true" className="size-4 shrink-0" />
          {text("play.moment.gained", { count: Math.abs(gained), change: signed(gained) })}
        </span>
      )}
      {isSaid(inARow) ? (
        <span className="cc-pop inline-flex items-center gap-1 rounded-full bg-action px-2.5 py-1 text-sm text-on-action">
          <Flame aria-hidden="true" className="size-4 shrink-0" />
          {text("play.moment.in_a_row", { count: inARow })}
        </span>
      ) : null}
    </p>
  );
}

type RuleProps = Pick<MomentProps, "reveal"> & { readonly id: string };

function Rule({ reveal, id }: RuleProps) {
  const { rule, rest } = ruleOf(reveal.explanation);
  return (
    <div id={id}>
      <p className="font-bold">
        <ContentText text={rule} />
      </p>
      {rest === "" ? null : (
        <p className="mt-1 text-sm">
          <ContentText text={rest} />
        </p>
      )}
      <Reference reference={reveal.reference} />
    </div>
  );
}
