import { Button } from "@crosscheck/ui/Button";
import { Bot, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { clockText } from "../../i18n/clock.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useServerClock } from "../../state/server-clock.ts";
import { SearchFaces } from "./SearchFaces.tsx";
import type { useSearch } from "./use-search.ts";

/** The search while it goes on, and what can be done when it has found nobody. */
export function Searching({ search, start, stop, playBot }: ReturnType<typeof useSearch>) {
  const text = useText();
  const { locale } = useLanguage();
  const { offsetMs } = useServerClock();
  const untilMs = search.is === "searching" ? search.untilMs : null;
  const left = useCountdown(untilMs, offsetMs);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isOver = search.is === "nobody";
  // What is said there changes with it.
  const title = text(isOver ? "refusals.room.no_opponent" : "battle.search.title");
  useEffect(() => {
    if (title !== "") titleRef.current?.focus({ preventScroll: true });
  }, [title]);
  const isAway = search.is === "searching" && search.isAway;
  return (
    <section className="bt-search">
      <div className="bt-wait">
        <SearchFaces isStill={isOver} />
        <h2 ref={titleRef} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {isOver ? null : (
          <>
            <p className="bt-search-left">
              <span className="sr-only">{text("battle.search.left")} </span>
              <bdi dir="ltr">{left === null ? "\u00A0" : clockText(left, locale)}</bdi>
            </p>
            <p role="status" className="text-sm text-muted">
              {isAway ? text("battle.link.away") : ""}
            </p>
          </>
        )}
        <div className="bt-search-ways">
          {isOver ? (
            <>
              <Button variant="action" size="large" onClick={start}>
                <RotateCcw aria-hidden="true" className="size-5" />
                {text("battle.search.retry")}
              </Button>
              <Button variant="quiet" size="large" onClick={() => void playBot()}>
                <Bot aria-hidden="true" className="size-6" />
                {text("battle.random.bot")}
              </Button>
            </>
          ) : null}
          <Button variant="quiet" onClick={stop}>
            {text(isOver ? "battle.end.back" : "battle.search.cancel")}
          </Button>
        </div>
      </div>
    </section>
  );
}
