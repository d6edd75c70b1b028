import { Card } from "@crosscheck/ui/Card";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { useEffect, useRef } from "react";
import { useCountdown } from "../../../hooks/use-countdown.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useServerClock } from "../../../state/server-clock.ts";
import { Until } from "../../../view/Until.tsx";
import type { SittingResult } from "./exam-result.ts";
import { SittingWatch } from "./SittingWatch.tsx";
import { WhyEnded } from "./WhyEnded.tsx";

/** A sitting that is handed in and whose result is kept back: when it comes, and nothing of it. */
export function HiddenResult({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answered, exam } = result;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-col items-center gap-3 text-center">
        <ModeEmblem name="exam" className="size-16" />
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {text("sitting.result.hidden.title")}
        </h2>
        <p className="text-lg font-semibold">
          {text("sitting.result.hidden.answered", { answered, count: exam.no_of_que })}
        </p>
        <WhyEnded result={result} />
        <p className="rounded-full bg-primary-soft px-4 py-2">
          <When availableAt={result.available_at} />
        </p>
        <p className="text-sm text-muted">{text("sitting.result.hidden.stay")}</p>
      </Card>
      <SittingWatch result={result} />
    </div>
  );
}

function When({ availableAt }: { readonly availableAt: string | null }) {
  const text = useText();
  const { offsetMs } = useServerClock();
  const seconds = useCountdown(availableAt === null ? null : Date.parse(availableAt), offsetMs);
  if (availableAt === null) return text("sitting.result.hidden.examiner");
  // Its time has come, and the exam is being closed.
  if (seconds === 0) return text("sitting.result.hidden.soon");
  return <Until label="sitting.result.hidden.until" at={availableAt} />;
}
