import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { clockText } from "../../i18n/clock.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useServerClock } from "../../state/server-clock.ts";
import { useReadingStart } from "./passage-queries.ts";

const TICK_MS = 1_000;

/** Reading time so far, from the server's start. Quiet: nothing depends on it and nothing announces it. */
export function ReadingClock({ passageId }: { readonly passageId: string }) {
  const text = useText();
  const { locale } = useLanguage();
  const start = useReadingStart(passageId);
  const startedAt = start.data?.ok === true ? start.data.data.started_at : null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Timer aria-hidden="true" className="size-4 shrink-0" />
      {text("passages.reading_time")}{" "}
      <bdi dir="ltr" className="tabular-nums">
        {startedAt === null ? clockText(0, locale) : <Elapsed startedAtMs={Date.parse(startedAt)} />}
      </bdi>
    </span>
  );
}

function Elapsed({ startedAtMs }: { readonly startedAtMs: number }) {
  const { locale } = useLanguage();
  const { offsetMs } = useServerClock();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clockText(Math.max(0, (nowMs + offsetMs - startedAtMs) / 1_000), locale);
}
