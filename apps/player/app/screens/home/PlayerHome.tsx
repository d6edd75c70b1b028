import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { useContestNow } from "../contests/contests.ts";
import { BoardTop } from "./BoardTop.tsx";
import { GreetingStrip } from "./GreetingStrip.tsx";
import { LicenceQuestion } from "./LicenceQuestion.tsx";
import { NextBest } from "./NextBest.tsx";
import { Continue, Today } from "./PlayerDeck.tsx";
import { PlayerSubjects } from "./PlayerSubjects.tsx";
import { useNextBest } from "./next-best.ts";

/** Not every day has one. */
const ContestNow = lazyPart(async () => ({ default: (await import("./ContestNow.tsx")).ContestNow }));

/** For players: streak and week, one button for what to do now, what waits, and their subjects. */
export function PlayerHome() {
  return (
    <QueryProvider>
      <Deck />
    </QueryProvider>
  );
}

function Deck() {
  const text = useText();
  const next = useNextBest();
  const offered = next.data?.ok === true ? next.data.data.next : null;
  const contest = useContestNow();
  const isKnown = contest !== undefined && !next.isPending;
  // The amber button may lead there already.
  const isOffered = offered?.kind === "contest" && offered.contest_id === contest?.id;
  return (
    <>
      <GreetingStrip />
      <section aria-label={text("home.next.title")} className="mb-6">
        <NextBest answer={next} />
      </section>
      <LicenceQuestion />
      <Today />
      {isKnown && contest !== null && !isOffered ? (
        <Suspense fallback={<Skeleton className="mb-8 h-24 w-full" />}>
          <ContestNow contest={contest} />
        </Suspense>
      ) : null}
      {/* Out of sight until it is known whether a contest stands above: it would be pushed away, and so would the footer. */}
      {isKnown ? null : <div className="min-h-dvh" />}
      <div hidden={!isKnown}>
        <Continue offered={offered} />
        <PlayerSubjects />
        <BoardTop />
      </div>
    </>
  );
}
