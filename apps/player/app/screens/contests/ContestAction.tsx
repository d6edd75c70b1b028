import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { contestRunPath } from "../../paths/contest-paths.ts";
import { UNDER_WAY } from "../modes/under-way.ts";
import type { ContestPhase } from "./contest-phase.ts";
import { EnterContest } from "./EnterContest.tsx";
import type { Contest } from "./contest.ts";

/** Only of those to come. */
const ContestReminder = lazyPart(async () => ({
  default: (await import("./ContestReminder.tsx")).ContestReminder,
}));

/** What the player can do about a contest now. */
export function ContestAction({
  contest,
  phase,
}: {
  readonly contest: Contest;
  readonly phase: ContestPhase;
}) {
  const text = useText();
  switch (phase) {
    case "upcoming":
      return (
        <Suspense fallback={<Skeleton className="h-14 w-full" />}>
          <ContestReminder contest={contest} />
        </Suspense>
      );
    case "open":
      return <EnterContest contest={contest} />;
    case "under_way":
      return (
        <>
          <p className="mb-2 text-sm">{text("contests.under_way")}</p>
          <Link to={contestRunPath(contest.id)} state={UNDER_WAY} className={buttonClass("action")}>
            {text("contests.look.under_way")}
          </Link>
        </>
      );
    case "waiting":
    case "closing":
      return contest.is_played ? <p className="text-sm font-semibold">{text("contests.handed_in")}</p> : null;
    case "closed":
      return null;
  }
}
