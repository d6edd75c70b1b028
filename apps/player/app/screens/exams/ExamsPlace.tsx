import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { MOCKS_PATH, mockPath } from "../../paths/exam-paths.ts";
import { MockTrend } from "../../study/MockTrend.tsx";
import {
  useMockHistory,
  useMockPresets,
  type FinishedMock,
  type MockRecord,
} from "../../study/mock-queries.ts";
import { ModeMark } from "../../view/ModeMark.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Screen } from "../../view/Screen.tsx";
import { OpenRunCard, type OpenRun } from "../modes/OpenRunCard.tsx";
import { useOpenRuns } from "../modes/category-queries.ts";
import { LazySchool } from "./LazySchool.ts";
import { MockRows } from "./MockRows.tsx";
import { NextPaper } from "./NextPaper.tsx";
import { useMockTitle } from "./use-mock-title.ts";

/** Route /exam-module/. The place of exams: those of schools, mock exams, the one under way, and how the finished ones went. */
export function ExamsPlace() {
  const text = useText();
  return (
    <Screen title={text("shell.nav.exams")}>
      <PageHeader
        title={text("shell.nav.exams")}
        lead={text("exams.lead")}
        aside={<ModeMark mode={{ emblem: "exam" }} />}
      />
      <Suspense fallback={<ResultsSkeleton />}>
        <LazySchool loading={<ResultsSkeleton />}>
          <Mocks />
        </LazySchool>
      </Suspense>
    </Screen>
  );
}

function Mocks() {
  const text = useText();
  const runs = useOpenRuns();
  const presets = useMockPresets();
  const history = useMockHistory(null);
  return (
    <>
      <BoardingPass
        band={text("modes.mock_exam.title")}
        stub={
          <Link to={MOCKS_PATH} className={buttonClass("action")}>
            {text("exams.mock.choose")}
          </Link>
        }
      >
        <p className="text-lg font-semibold">{text("exams.mock.promise")}</p>
        <p className="mt-1 text-sm text-muted">{text("exams.mock.lead")}</p>
      </BoardingPass>
      <div className="mt-5 flex flex-col gap-5">
        {/* Nothing is shown before it is known what stands above it. */}
        {runs.isPending || presets.isPending || history.query.isPending ? (
          <ResultsSkeleton />
        ) : (
          <>
            <OpenMocks runs={runs.data?.ok === true ? runs.data.data : []} />
            <NextPaper
              presets={presets.data?.ok === true ? presets.data.data : []}
              records={history.first?.subjects ?? []}
            />
            <Results history={history} />
          </>
        )}
      </div>
    </>
  );
}

/** How the finished ones went: exams with several as a line, then each. */
function Results({ history }: { readonly history: ReturnType<typeof useMockHistory> }) {
  const text = useText();
  // One result alone is no trend, and stands among the latest.
  const trends = (history.first?.subjects ?? []).filter(({ mocks }) => mocks > 1);
  return (
    <PagedList
      pages={history}
      loading={<ResultsSkeleton />}
      empty={<EmptyState title={text("exams.history.none")}>{text("exams.history.none_text")}</EmptyState>}
    >
      {(mocks) => (
        <div className={trends.length === 0 ? "" : "grid items-start gap-5 lg:grid-cols-2"}>
          {trends.length === 0 ? null : <Records records={trends} mocks={mocks} />}
          <section aria-labelledby="exams-latest">
            <h2 id="exams-latest" className="mb-3 text-lg">
              {text("exams.history.latest")}
            </h2>
            <MockRows mocks={mocks} hasTitles />
          </section>
        </div>
      )}
    </PagedList>
  );
}

function ResultsSkeleton() {
  const text = useText();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Skeleton className="h-96 w-full" />
      <SkeletonList count={3} label={text("exams.history.loading")} />
    </div>
  );
}

/** Mocks that wait to be resumed; nothing when there are none. */
function OpenMocks({ runs }: { readonly runs: readonly OpenRun[] }) {
  const text = useText();
  const own = runs.filter(({ mode }) => mode === "mock_exam");
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="exams-open">
      <h2 id="exams-open" className="mb-3 text-lg">
        {text("modes.resume")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {own.map((run) => (
          <li key={run.attempt_id} className="flex">
            <OpenRunCard run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RecordsProps = {
  readonly records: readonly MockRecord[];
  readonly mocks: readonly FinishedMock[];
};

/** How each exam went over time, the one flown last first. */
function Records({ records, mocks }: RecordsProps) {
  const text = useText();
  const presets = useMockPresets();
  const titleOf = useMockTitle();
  const known = presets.data?.ok === true ? presets.data.data : [];
  return (
    <section aria-labelledby="exams-trends">
      <h2 id="exams-trends" className="mb-3 text-lg">
        {text("exams.trend.title")}
      </h2>
      <ul className="grid gap-3">
        {records.map((record) => {
          const preset = known.find(({ preset_id: id }) => id === record.preset_id);
          const judged = preset ?? mocks.find(({ preset_id: id }) => id === record.preset_id);
          return (
            <li key={record.preset_id}>
              <Card>
                <h3 className="font-semibold break-words">
                  {preset === undefined ? (
                    <Bdi>{titleOf(record)}</Bdi>
                  ) : (
                    <Link to={mockPath(record.preset_id)} className="cc-link cc-link-alone">
                      <Bdi>{titleOf(record)}</Bdi>
                    </Link>
                  )}
                </h3>
                <MockTrend record={record} passPercent={judged?.pass_percent ?? null} />
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
