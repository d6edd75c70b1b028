import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { mockPath } from "../../paths/exam-paths.ts";
import { useTextByLanguage, type MockPreset, type MockRecord } from "../../study/mock-queries.ts";
import { CodeTile } from "./CodeTile.tsx";
import { isEmpty } from "./is-empty.ts";
import { Verdict } from "./Verdict.tsx";

type SubjectRowProps = {
  readonly preset: MockPreset;
  /** null before the first mock of it. */
  readonly record: MockRecord | null;
  readonly isShown: boolean;
};

/** One paper: its code, name, size and pass mark, and how it went so far. */
export function SubjectRow({ preset, record, isShown }: SubjectRowProps) {
  const text = useText();
  const { percent } = useFormats();
  const nameIn = useTextByLanguage();
  const { subject, questions, minutes, pass_percent: pass, open_attempt_id: openId } = preset;
  return (
    <Link
      to={mockPath(preset.preset_id)}
      aria-current={isShown ? "page" : undefined}
      className={`cc-key cc-key-line flex min-h-20 w-full items-center gap-4 p-4 text-ink no-underline hover:bg-primary-soft ${isShown ? "bg-primary-soft" : "bg-card"}`}
    >
      <CodeTile code={subject.code} />
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">
          <Bdi>{nameIn(subject.name)}</Bdi>
        </span>
        <span className="mt-0.5 block text-xs text-muted">
          {text("exams.size", { questions, minutes, percent: percent(pass) })}
        </span>
        <State preset={preset} isUnderWay={openId !== null} />
        {record === null ? null : (
          <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Verdict isPassed={record.passed > 0} word="exams.best" percent={record.best_percent} />
            {record.mocks < 2 ? null : (
              <span className="text-muted">
                {text("exams.last", { percent: percent(record.last_percent) })}
              </span>
            )}
          </span>
        )}
      </span>
      <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

type StateProps = { readonly preset: MockPreset; readonly isUnderWay: boolean };

/** What stands in the way of a whole paper, or that one is under way. */
function State({ preset, isUnderWay }: StateProps) {
  const text = useText();
  if (isUnderWay) {
    return <span className="mt-1 block text-xs font-semibold text-primary">{text("exams.under_way")}</span>;
  }
  if (!isEmpty(preset)) return null;
  return <span className="mt-1 block text-xs font-semibold text-muted">{text("exams.none.short")}</span>;
}
