import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { useFormats } from "../i18n/formats.ts";
import { clockText } from "../i18n/clock.ts";
import { useLanguage } from "../i18n/language.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { useServerClock } from "../state/server-clock.ts";

const HOUR_SECONDS = 3_600;

type TimeLeftProps = {
  /** What the time is until. */
  readonly label: MsgId;
  /** ISO instant, in server time. */
  readonly nextAt: string;
  readonly onArrived: () => void;
};

/** Time until something: hours while there are some, then mm:ss. */
export function TimeLeft({ label, nextAt, onArrived }: TimeLeftProps) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  const { offsetMs } = useServerClock();
  const seconds = useCountdown(Date.parse(nextAt), offsetMs);
  const hasArrived = seconds === 0;
  const arrive = useEffectEvent(onArrived);
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Hourglass aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {text(label)}{" "}
        {seconds >= HOUR_SECONDS ? (
          <span className="font-semibold whitespace-nowrap">
            {text("daily.hours_minutes", {
              hours: number(Math.floor(seconds / HOUR_SECONDS)),
              minutes: number(Math.floor((seconds % HOUR_SECONDS) / 60)),
            })}
          </span>
        ) : (
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {clockText(seconds, locale)}
          </bdi>
        )}
      </span>
    </span>
  );
}
