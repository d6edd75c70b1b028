import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import { ContestAction } from "./ContestAction.tsx";
import { ContestPass } from "./ContestPass.tsx";
import { ContestPrizes } from "./ContestPrizes.tsx";
import { ContestRules } from "./ContestRules.tsx";
import { phaseOf } from "./contest-phase.ts";
import type { Contest } from "./contest.ts";

/** Few look at a contest that they have flown, when it is over. */
const ContestResult = lazyPart(async () => ({
  default: (await import("./ContestResult.tsx")).ContestResult,
}));
/** Rules and prizes are read first; lists of players follow. */
const ContestPeople = lazyPart(async () => ({
  default: (await import("./ContestPeople.tsx")).ContestPeople,
}));

/** The whole of a contest: its pass with what can be done now, rules, prizes, who takes part or how it ended. */
export function OneContest({ contest }: { readonly contest: Contest }) {
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
