import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense } from "react";
import { Link, useParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { CONTESTS_PATH } from "../../paths/contest-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { ContestAction } from "./ContestAction.tsx";
import { ContestPass } from "./ContestPass.tsx";
import { ContestPrizes } from "./ContestPrizes.tsx";
import { ContestRules } from "./ContestRules.tsx";
import { phaseOf } from "./contest-phase.ts";
import { useContest } from "./contests.ts";
import type { Contest } from "./contest.ts";

/** Few look at a contest that they have flown, when it is over. */
const ContestResult = lazyPart(async () => ({
  default: (await import("./ContestResult.tsx")).ContestResult,
}));
/** Rules and prizes are read first; lists of players follow. */
const ContestPeople = lazyPart(async () => ({
  default: (await import("./ContestPeople.tsx")).ContestPeople,
}));

/** Route /contest-play/:contest/. One contest: rules, prizes, what can be done now, who takes part, the standings. */
export default function ContestScreen() {
  const text = useText();
  const { contest: contestId = "" } = useParams();
  const contest = useContest(contestId);
  const name = contest.data?.ok === true ? contest.data.data.name : text("modes.contest.title");
  return (
    <Screen title={name}>
      <PageHeader
        title={<Bdi className="[overflow-wrap:anywhere]">{name}</Bdi>}
        back={<BackLink to={CONTESTS_PATH} label={text("modes.contest.back")} />}
      />
      <CallView
        query={contest}
        loading={
          <>
            <Skeleton className="h-96 w-full sm:h-56" />
            <Skeleton className="mt-5 h-96 w-full" />
          </>
        }
        noData="contests.gone"
        refusedAction={
          <Link to={CONTESTS_PATH} className={buttonClass("quiet")}>
            {text("modes.contest.back")}
          </Link>
        }
      >
        {(loaded) => <OneContest contest={loaded} />}
      </CallView>
    </Screen>
  );
}

function OneContest({ contest }: { readonly contest: Contest }) {
  const phase = phaseOf(contest);
  // What matters now comes first: how it is played before the own run, the others after it.
  const isFlown = phase === "waiting" || phase === "closing" || phase === "closed";
  const people = (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <ContestPeople contest={contest} phase={phase} />
    </Suspense>
  );
  const rules = <ContestRules contest={contest} />;
  const hasResult = phase === "closed" && contest.is_played;
  return (
    <>
      {hasResult ? (
        <Suspense fallback={<Skeleton className="mb-5 h-80 w-full" />}>
          <ContestResult contest={contest} />
        </Suspense>
      ) : null}
      <ContestPass
        contest={contest}
        hasResult={!hasResult}
        action={hasResult ? null : <ContestAction contest={contest} phase={phase} />}
      />
      {contest.description === "" ? null : (
        <p className="mt-5 break-words whitespace-pre-line">
          <Bdi>{contest.description}</Bdi>
        </p>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">{isFlown ? people : rules}</div>
        <div className="flex min-w-0 flex-col gap-5">
          <ContestPrizes contest={contest} />
          {isFlown ? rules : people}
        </div>
      </div>
    </>
  );
}
