import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { UNDER_WAY } from "./under-way.ts";
import { LanguageNote } from "./LanguageNote.tsx";
import type { LevelData } from "./category-queries.ts";

type Level = LevelData["level_data"][number];
type LevelKeyProps = { readonly to: string; readonly level: Level; readonly isNext: boolean };

/** One level: its number like a runway's, what was reached, and whether it can be played. */
export function LevelKey({ to, level, isNext }: LevelKeyProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const best = level.best_percent === null ? null : percent(level.best_percent);
  const body = (
    <>
      <span
        aria-hidden="true"
        className={`grid h-16 w-14 shrink-0 place-items-center rounded-[12px] text-2xl font-bold tabular-nums ${level.unlocked ? "bg-primary text-on-primary" : "bg-sunken text-muted"}`}
      >
        {number(level.level)}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{text("quiz-zone.levels.level", { level: level.level })}</span>
        <span className="block text-xs text-muted">
          {text("quiz-zone.levels.questions", { count: level.no_of_ques })}
        </span>
        <LanguageNote languageId={level.language_id} />
        <span className={`mt-1 block text-xs font-semibold ${isNext ? "text-primary" : "text-muted"}`}>
          {statusText(text, level, best)}
        </span>
      </span>
      {level.unlocked ? (
        <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
      ) : (
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      )}
    </>
  );
  const look = "cc-key flex h-full min-h-24 items-center gap-4 p-3 text-ink no-underline";
  return level.unlocked ? (
    <Link
      to={to}
      state={level.open_attempt_id === null ? null : UNDER_WAY}
      className={`${look} bg-card hover:bg-primary-soft ${isNext ? "cc-key-primary" : "cc-key-line"}`}
    >
      {body}
    </Link>
  ) : (
    <div className={`${look} cc-key-line bg-transparent`}>{body}</div>
  );
}

function statusText(text: Text, level: Level, best: string | null): string {
  if (level.open_attempt_id !== null) return text("quiz-zone.levels.resume");
  if (best !== null) return text("quiz-zone.levels.best", { percent: best });
  return level.unlocked ? text("quiz-zone.levels.ready") : text("quiz-zone.levels.locked");
}
