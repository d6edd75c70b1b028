import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { BoardTop } from "./BoardTop.tsx";
import { GreetingStrip } from "./GreetingStrip.tsx";
import { LicenceQuestion } from "./LicenceQuestion.tsx";
import { NextBest } from "./NextBest.tsx";
import { PlayerDeck } from "./PlayerDeck.tsx";
import { PlayerSubjects } from "./PlayerSubjects.tsx";
import { useNextBest } from "./next-best.ts";

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
  return (
    <>
      <GreetingStrip />
      <section aria-label={text("home.next.title")} className="mb-6">
        <NextBest answer={next} />
      </section>
      <LicenceQuestion />
      <PlayerDeck offered={next.data?.ok === true ? next.data.data.next : null} />
      <PlayerSubjects />
      <BoardTop />
    </>
  );
}
