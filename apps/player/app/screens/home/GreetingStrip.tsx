import { Flame } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { StreakWeek } from "../daily/StreakWeek.tsx";
import { useDailyDays } from "../daily/daily-queries.ts";

/** Greeting, streak and the week so far, in a strip of two lines. */
export function GreetingStrip() {
  const text = useText();
  const { number } = useFormats();
  const name = useRootState((state) => state.session?.user.name ?? "");
  const answer = useDailyDays();
  const days = answer.data?.ok === true ? answer.data.data : null;
  return (
    <section className="mb-3 rounded-[24px] bg-hero px-5 py-3 text-on-hero shadow-lift">
      <h1 tabIndex={-1} className="truncate text-lg font-bold outline-none">
        {text("home.hero.hello", { name: name.split(/\s+/)[0] ?? name })}
      </h1>
      <p className="mt-1.5 flex min-h-10 items-center justify-between gap-3">
        {days === null ? null : (
          <>
            <span className="inline-flex min-w-0 items-center gap-1.5 text-lg font-semibold">
              <Flame
                aria-hidden="true"
                className={`size-6 shrink-0 ${days.streak_days > 0 ? "fill-action text-action-edge" : ""}`}
              />
              <span className="sr-only">{text("daily.streak", { count: days.streak_days })}</span>
              <span aria-hidden="true">{number(days.streak_days)}</span>
            </span>
            <span className="rounded-full bg-card p-1">
              <StreakWeek days={days} />
            </span>
          </>
        )}
      </p>
    </section>
  );
}
