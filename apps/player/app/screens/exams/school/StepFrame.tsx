import { Card } from "@crosscheck/ui/Card";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../../i18n/texts.tsx";
import type { ExamStep } from "./exam-steps.ts";

type StepFrameProps = {
  readonly steps: readonly ExamStep[];
  readonly step: ExamStep;
  /** Whether a field of the step is to be filled in anew: focus goes there and not to the heading. */
  readonly hasFault: boolean;
  readonly children: ReactNode;
};

/** One step on the way to the start: where it stands among the others, its heading, what it asks. */
export function StepFrame({ steps, step, hasFault, children }: StepFrameProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!hasFault) heading.current?.focus({ preventScroll: true });
  }, [step, hasFault]);
  const place = steps.indexOf(step);
  return (
    <Card className="flex flex-col gap-4">
      <ol aria-label={text("school-exams.step.list")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {steps.map((one, at) => (
          <li
            key={one}
            aria-current={at === place ? "step" : undefined}
            className={at === place ? "font-bold text-primary" : "text-muted max-sm:hidden"}
          >
            {at + 1 === place + 1 ? (
              <span className="sm:hidden">
                {text("school-exams.step.of", { place: place + 1, count: steps.length })}
              </span>
            ) : null}
            <span className="max-sm:hidden">{text(`school-exams.step.${one}`)}</span>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {text(`school-exams.step.${step}`)}
      </h2>
      {children}
    </Card>
  );
}
