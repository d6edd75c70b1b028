import { buttonClass } from "@crosscheck/ui/button-class";
import { Stars } from "@crosscheck/ui/Stars";
import { Lock } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useText } from "../../../i18n/texts.tsx";
import { LanguageNote } from "../LanguageNote.tsx";
import { UNDER_WAY } from "../under-way.ts";
import type { Waypoint } from "./legs.ts";
import { useWaypointWords } from "./use-waypoint-words.ts";

/** The waypoint that was tapped, at first the one where the plane stands: what was reached there, and Start. */
export function WaypointCard({ waypoint }: { readonly waypoint: Waypoint }) {
  const text = useText();
  const words = useWaypointWords(waypoint);
  const title = useId();
  const { level, part, state, stars, to } = waypoint;
  const isUnderWay = level.open_attempt_id !== null;
  return (
    <section
      aria-live="polite"
      aria-labelledby={title}
      className="flex flex-col justify-center gap-2 rounded-card border border-line bg-card p-3 shadow-lift sm:gap-3 sm:p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          {part === null ? null : (
            <p className="text-sm text-muted [overflow-wrap:anywhere]">
              <Bdi>{part}</Bdi>
            </p>
          )}
          <h2 id={title} className="text-lg">
            {words.name}
          </h2>
        </div>
        {state === "locked" ? (
          <Lock aria-hidden="true" className="size-6 shrink-0 text-muted" />
        ) : (
          <Stars count={stars} label={words.stars} className="h-6 shrink-0" />
        )}
      </div>
      <p className="text-sm text-muted">
        {words.questions} · <span className="font-semibold text-ink">{words.standing}</span>
        {words.next === null ? null : <span className="block">{words.next}</span>}
      </p>
      <LanguageNote languageId={level.language_id} />
      {state === "locked" ? null : (
        <Link to={to} state={isUnderWay ? UNDER_WAY : null} className={buttonClass("action")}>
          {text(isUnderWay ? "play.start.resume" : "play.start.start")}
          <span className="sr-only"> {words.name}</span>
        </Link>
      )}
    </section>
  );
}
