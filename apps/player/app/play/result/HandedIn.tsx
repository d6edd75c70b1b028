import type { Api, Outcome } from "@crosscheck/client";
import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, Navigate } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { CONTESTS_PATH, contestPath } from "../../paths/contest-paths.ts";
import { examResultPath } from "../../paths/exam-paths.ts";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Until } from "../../view/Until.tsx";

/** A run whose result comes later: of a contest, nothing is told before it closes; a sitting of an exam has its own screen. */
export function HandedIn({ attemptId }: { readonly attemptId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const handedIn = useQuery({
    queryKey: ["set_contest_leaderboard", attemptId],
    queryFn: async ({ signal }) => {
      const outcome = await handIn(api, attemptId, signal);
      for (const name of ["get_contest", "get_contest_details", "get_open_attempts", "get_next_best"])
        void queries.invalidateQueries({ queryKey: [name] });
      return outcome;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CallView query={handedIn} loading={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      {(told) =>
        "examId" in told ? <Navigate to={examResultPath(told.examId)} replace /> : <Told told={told} />
      }
    </CallView>
  );
}

/** Which contest, or exam, a run belongs to is told with the run, so that whoever resumes it gets here too. */
async function handIn(api: Api, attemptId: string, signal: AbortSignal): Promise<Outcome<End>> {
  const run = await api.get_attempt({ attempt_id: attemptId }, { signal });
  if (!run.ok) return run;
  const { scope, questions } = run.data;
  if (scope.exam !== undefined) return { ...run, data: { examId: scope.exam.exam_id } };
  const told = await api.set_contest_leaderboard({ contest_id: scope.contest_id ?? "" }, { signal });
  if (!told.ok) return told;
  const { contest_id: contestId, questions_attended: answered, closes_at: closesAt } = told.data;
  return { ...told, data: { contestId, title: scope.title, answered, closesAt, count: questions.length } };
}

/** A contest as far as it can be told; of a sitting only which exam it is of. */
type End = ToldProps["told"] | { readonly examId: string };

type ToldProps = {
  readonly told: {
    readonly contestId: string;
    readonly title: string;
    readonly answered: number;
    readonly count: number;
    /** ISO instant. */
    readonly closesAt: string;
  };
};

function Told({ told: { contestId, title, answered, count, closesAt } }: ToldProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="cc-rise mx-auto flex max-w-2xl flex-col items-center gap-3 text-center">
      <ModeEmblem name="contest" className="size-16" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {text("contests.done.title")}
      </h1>
      <p className="max-w-full text-sm break-words text-muted">
        <Bdi>{title}</Bdi>
      </p>
      <div className="w-full max-w-xs">
        <ProgressRunway
          value={answered}
          max={count}
          label={text("contests.done.answered", { answered, count })}
        />
        <p className="mt-1.5 text-lg font-semibold">{text("contests.done.answered", { answered, count })}</p>
      </div>
      <p className="rounded-full bg-primary-soft px-4 py-2">
        <Until label="home.contest.standings" at={closesAt} />
      </p>
      <p className="max-w-md text-muted">{text("contests.done.later")}</p>
      <div className="mt-2 flex w-full max-w-md flex-wrap gap-2.5">
        <Link to={contestPath(contestId)} className={`${buttonClass("action")} grow basis-1/2 max-sm:px-2.5`}>
          {text("contests.done.standings")}
        </Link>
        <Link to={CONTESTS_PATH} className={`${buttonClass("quiet")} grow basis-2/5 max-sm:px-2.5`}>
          {text("contests.done.others")}
        </Link>
      </div>
    </Card>
  );
}
