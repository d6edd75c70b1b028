import { Card } from "@crosscheck/ui/Card";
import { useText } from "../../../i18n/texts.tsx";
import { TimelineRows } from "../../../play/watch/TimelineRows.tsx";
import type { SittingResult } from "./exam-result.ts";

/** How often the page was away, and all that happened around the paper, as its examiner sees it too. */
export function SittingWatch({ result: { watch, timeline } }: { readonly result: SittingResult }) {
  const text = useText();
  const { absences, too_long: tooLong, limit_seconds: limit } = watch;
  return (
    <Card>
      <section aria-labelledby="sitting-watch">
        <h2 id="sitting-watch" className="text-lg">
          {text("sitting.result.watch.title")}
        </h2>
        <p className="mt-1">
          {absences === 0
            ? text("sitting.result.watch.none")
            : text("sitting.result.watch.absences", { count: absences })}
          {tooLong === 0 ? null : <> {text("sitting.result.watch.too_long", { count: tooLong, limit })}</>}
        </p>
        {timeline.length === 0 ? null : (
          <>
            <h3 className="mt-4 text-base">{text("watch.timeline")}</h3>
            <p className="text-xs text-muted">{text("watch.timeline_hint")}</p>
            <TimelineRows entries={timeline} />
          </>
        )}
      </section>
    </Card>
  );
}
