import { useText } from "../../i18n/texts.tsx";
import { useBoot } from "../../boot/root-data.ts";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { useRootState } from "../../state/root-store.ts";
import { useCategories } from "../modes/category-queries.ts";
import { GreetingStrip } from "./GreetingStrip.tsx";
import { LicenceQuestion } from "./LicenceQuestion.tsx";
import { ModeGrid } from "./ModeGrid.tsx";
import { NextBest } from "./NextBest.tsx";
import { PlayerDeck } from "./PlayerDeck.tsx";
import { SubjectGrid } from "./SubjectGrid.tsx";
import { useNextBest } from "./next-best.ts";

/** For players: streak and week, one button for what to do now, what waits, and everything there is. */
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
      <ModeGrid />
      <Subjects />
    </>
  );
}

/** Those of the licence first, in the content language the player has chosen; until they are here, those of the page's own language. */
function Subjects() {
  const { home } = useBoot();
  const categories = useCategories(1);
  const licence = useRootState((state) => state.session?.user.licence ?? null);
  const own = categories.data?.ok === true ? categories.data.data : null;
  if (own === null) return <SubjectGrid subjects={home?.subjects ?? []} licence={licence} />;
  return (
    <SubjectGrid
      licence={licence}
      subjects={own.map(({ slug, category_name, emblem, no_of_que, pack, mastery }) => ({
        slug,
        name: category_name,
        emblem,
        no_of_que,
        pack,
        mastery,
      }))}
    />
  );
}
