import { Card } from "@crosscheck/ui/Card";
import { useText } from "../../i18n/texts.tsx";
import { TimelineRows, type TimelineEntries } from "../../play/watch/TimelineRows.tsx";

/** What happened around the questions of a watched paper, as whoever looks at it would see it. */
export function Timeline({ entries }: { readonly entries: TimelineEntries }) {
  const text = useText();
  return (
    <Card>
      <h2 className="text-base">{text("watch.timeline")}</h2>
      <p className="text-xs text-muted">{text("watch.timeline_hint")}</p>
      <TimelineRows entries={entries} />
    </Card>
  );
}
