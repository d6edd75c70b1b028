import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";

export type TimelineEntries = OutputOf<typeof reviewAttempt>["timeline"];

/** What happened around a watched paper, a row each: the same for its candidate, the rehearsal and the examiner. */
export function TimelineRows({ entries }: { readonly entries: TimelineEntries }) {
  const text = useText();
  const { locale } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  return (
    <ol className="mt-3 grid gap-2 text-sm">
      {entries.map(({ kind, at, lasted_seconds: seconds, too_long: isTooLong }, place) => (
        // Two may have happened at one time; the list only grows.
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
  );
}
