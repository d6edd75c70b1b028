import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { FinishedMock } from "../../study/mock-queries.ts";
import { useMockTitle } from "./use-mock-title.ts";
import { Verdict } from "./Verdict.tsx";

type MockRowsProps = {
  readonly mocks: readonly FinishedMock[];
  /** Whether they are of several papers. */
  readonly hasTitles: boolean;
};

/** Finished mocks, latest first; each leads to its review. */
export function MockRows({ mocks, hasTitles }: MockRowsProps) {
  const text = useText();
  const { date } = useFormats();
  const titleOf = useMockTitle();
  return (
    <ul className="grid gap-3">
      {mocks.map((mock) => (
        <li key={mock.attempt_id}>
          <Link
            to={`/review/${mock.attempt_id}/`}
            className="cc-key cc-key-line flex w-full items-center gap-4 bg-card p-4 text-ink no-underline hover:bg-primary-soft"
          >
            <span className="min-w-0 grow">
              {hasTitles ? (
                <span className="block font-semibold break-words">
                  <Bdi>{titleOf(mock)}</Bdi>
                </span>
              ) : null}
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <Verdict isPassed={mock.passed} word="exams.result" percent={mock.percent} />
                <span className="text-muted">{date(mock.finished_at)}</span>
              </span>
              <span className="mt-0.5 block text-xs text-muted">
                {text("exams.history.size", {
                  length: text(`exams.start.${mock.length}`),
                  questions: mock.questions,
                  minutes: Math.max(1, Math.round(mock.duration_seconds / 60)),
                })}
              </span>
            </span>
            <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
