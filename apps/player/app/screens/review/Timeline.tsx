import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { Card } from "@crosscheck/ui/Card";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";

type Entries = OutputOf<typeof reviewAttempt>["timeline"];

/** What happened around the questions of a watched paper, as whoever looks at it would see it. */
export function Timeline({ entries }: { readonly entries: Entries }) {
  const text = useText();
  const { locale } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  return (
    <Card>
      <h2 className="text-base">{text("watch.timeline")}</h2>
      <p className="text-xs text-muted">{text("watch.timeline_hint")}</p>
      <ol className="mt-3 grid gap-2 text-sm">
        {entries.map(({ kind, at, lasted_seconds: seconds, too_long: isTooLong }, place) => (
          // Two may have happened at one time; the list never changes.
          <li key={`${at} ${place}`} className="flex flex-wrap justify-between gap-x-3">
            <span>{text(kind === "away" && isTooLong ? "watch.away_too_long" : `watch.${kind}`)}</span>
            <span className="text-muted tabular-nums">
              <bdi>
                <time dateTime={at}>{time.format(new Date(at))}</time>
              </bdi>
              {seconds === null ? null : (
                <>
                  {" · "}
                  <bdi>{text("watch.lasted", { seconds: Math.round(seconds) })}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
