import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { Emblem } from "@crosscheck/ui/art/Emblem";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import type { OutputOf } from "@crosscheck/contract";
import type { getOpenAttempts } from "@crosscheck/contract/actions/quizzes";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { findMode } from "../../modes/modes.ts";
import { titleOfRun } from "../../play/run-title.ts";

export type OpenRun = OutputOf<typeof getOpenAttempts>[number];

/** A run that waits to be resumed, of any mode. */
export function OpenRunCard({ run }: { readonly run: OpenRun }) {
  const text = useText();
  const mode = findMode(run.mode);
  if (mode === undefined) return null;
  const kind = text(`modes.${mode.id}.title`);
  const answered = text("home.continue.answered", { answered: run.answered, count: run.no_of_que });
  return (
    <Link
      to={resumePath(run.attempt_id)}
      className="cc-key cc-key-line flex w-full items-center gap-4 bg-card p-4 text-ink no-underline hover:bg-primary-soft"
    >
      {run.face === null ? (
        <ModeEmblem name={mode.emblem} className="size-12 shrink-0" />
      ) : (
        <Emblem name={run.face.emblem} className="size-12 shrink-0" />
      )}
      <span className="min-w-0 grow">
        {run.title === "" || run.title === kind ? null : (
          <span className="block text-xs text-muted">{kind}</span>
        )}
        <span className="line-clamp-2 font-semibold break-words">
          <Bdi>{titleOfRun(text, { mode: run.mode, scope: run })}</Bdi>
        </span>
        <span className="mt-2 flex items-center gap-2">
          <span className="grow">
            <ProgressRunway slim value={run.answered} max={run.no_of_que} label={answered} />
          </span>
          <span aria-hidden="true" className="text-xs font-semibold text-muted tabular-nums">
            {answered}
          </span>
        </span>
      </span>
      <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
