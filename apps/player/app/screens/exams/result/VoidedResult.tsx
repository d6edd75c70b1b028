import { Card } from "@crosscheck/ui/Card";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { RichText, useText } from "../../../i18n/texts.tsx";
import { examPath } from "../../../paths/exam-paths.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import type { SittingResult } from "./exam-result.ts";
import { SittingWatch } from "./SittingWatch.tsx";
import { WhyEnded } from "./WhyEnded.tsx";

/** A sitting that its examiner took back: why, and whether another one is allowed. */
export function VoidedResult({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { void_reason: reason, may_repeat: mayRepeat, decision, exam } = result;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-col items-center gap-3 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {text("sitting.result.voided.title")}
        </h2>
        {reason === null || reason === "" ? null : (
          <p className="max-w-md break-words">
            <RichText id="sitting.result.voided.reason" values={{ reason }} parts={[<bdi key="0" />]} />
          </p>
        )}
        <WhyEnded result={result} />
        <p className="font-semibold">
          {text(mayRepeat ? "sitting.result.voided.again" : "sitting.result.voided.final")}
        </p>
        {mayRepeat ? (
          <nav aria-label={text("play.result.next_steps")}>
            <Link to={examPath(exam.id)} className={buttonClass("action")}>
              {text("sitting.result.again")}
            </Link>
          </nav>
        ) : null}
      </Card>
      <div className="flex min-w-0 flex-col gap-5">
        <DecisionCard decision={decision} />
        <SittingWatch result={result} />
      </div>
    </div>
  );
}
