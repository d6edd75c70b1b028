import { DirIcon } from "@crosscheck/ui/DirIcon";
import { Stars } from "@crosscheck/ui/Stars";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { LanguageNote } from "./LanguageNote.tsx";
import type { Waypoint } from "./route/legs.ts";
import { useWaypointWords } from "./route/use-waypoint-words.ts";
import { UNDER_WAY } from "./under-way.ts";

type LevelKeyProps = { readonly waypoint: Waypoint; readonly isHere: boolean };

/** One level: its number like a runway's, what was reached, and whether it can be played. */
export function LevelKey({ waypoint, isHere }: LevelKeyProps) {
  const { number } = useFormats();
  const words = useWaypointWords(waypoint);
  const { level, state, stars, to } = waypoint;
  const isLocked = state === "locked";
  const body = (
    <>
      <span
        aria-hidden="true"
        className={`grid h-14 w-12 shrink-0 place-items-center rounded-[12px] text-xl font-bold tabular-nums ${isLocked ? "bg-sunken text-muted" : "bg-primary text-on-primary"}`}
      >
        {number(level.level)}
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="font-semibold">{words.name}</span>
          {isLocked ? null : <Stars count={stars} label={words.stars} className="h-4" />}
        </span>
        <span className="block text-xs text-muted">{words.questions}</span>
        <LanguageNote languageId={level.language_id} />
        <span className={`block text-xs font-semibold ${isHere ? "text-primary" : "text-muted"}`}>
          {words.standing}
        </span>
      </span>
      {isLocked ? (
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      ) : (
        <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
      )}
    </>
  );
  const look = "cc-key flex h-full min-h-20 items-center gap-3 p-3 text-ink no-underline";
  return isLocked ? (
    <div className={`${look} cc-key-line bg-transparent`}>{body}</div>
  ) : (
    <Link
      to={to}
      state={level.open_attempt_id === null ? null : UNDER_WAY}
      className={`${look} bg-card hover:bg-primary-soft ${isHere ? "cc-key-primary" : "cc-key-line"}`}
    >
      {body}
    </Link>
  );
}
