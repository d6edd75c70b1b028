import { AlarmClock } from "lucide-react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { clockText } from "../i18n/clock.ts";
import { useFormats } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { useServerClock } from "../state/server-clock.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Up to two days are said in hours. */
const MOST_HOURS = 48;

type UntilProps = {
  /** What the time is until. */
  readonly label: MsgId;
  /** ISO instant, in server time. */
  readonly at: string;
};

/** Time until something that may be far: days and hours, hours and minutes, then mm:ss. */
export function Until({ label, at }: UntilProps) {
  const text = useText();
  const { offsetMs } = useServerClock();
  const seconds = useCountdown(Date.parse(at), offsetMs);
  return (
    <span className="inline-flex items-center gap-1.5">
      <AlarmClock aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {text(label)} <Duration seconds={seconds} />
      </span>
    </span>
  );
}

function Duration({ seconds }: { readonly seconds: number }) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  if (seconds < HOUR_SECONDS) {
    return (
      <bdi dir="ltr" className="font-semibold tabular-nums">
        {clockText(seconds, locale)}
      </bdi>
    );
  }
  const hours = Math.floor(seconds / HOUR_SECONDS);
  return (
    <span className="font-semibold whitespace-nowrap">
      {hours < MOST_HOURS
        ? text("daily.hours_minutes", {
            hours: number(hours),
            minutes: number(Math.floor((seconds % HOUR_SECONDS) / 60)),
          })
        : text("home.contest.days_hours", {
            days: Math.floor(seconds / DAY_SECONDS),
            hours: number(hours % 24),
          })}
    </span>
  );
}
