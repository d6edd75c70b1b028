import type { ReactNode } from "react";
import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { Panes } from "../../view/Panes.tsx";
import { useContestNow } from "../contests/contests.ts";
import { BoardTop } from "../home/BoardTop.tsx";
import { ContestNow } from "../home/ContestNow.tsx";

/** For players: beside every way the contest of now and who leads today. */
export function PlayerCompete({ ways }: { readonly ways: ReactNode }) {
  return (
    <QueryProvider>
      <Panes
        first={ways}
        second={
          <div>
            <Now />
          </div>
        }
      />
    </QueryProvider>
  );
}

function Now() {
  const text = useText();
  const now = useContestNow();
  // Below a contest that is still on its way nothing is shown that it would push away.
  if (now === undefined) return null;
  return (
    <>
      {now === null ? null : (
        <section aria-labelledby="compete-now" className="mb-8">
          <h2 id="compete-now" className="sr-only">
            {text("home.contest.title")}
          </h2>
          <ContestNow now={now} />
        </section>
      )}
      <BoardTop />
    </>
  );
}
