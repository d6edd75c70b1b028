import { HorizonArt } from "@crosscheck/ui/art/HorizonArt";
import { buttonClass } from "@crosscheck/ui/button-class";
import { lazy, Suspense, type ReactNode } from "react";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useBoot } from "../../root-data.ts";
import { Screen } from "../Screen.tsx";
import { useRootState } from "../../state/root-store.ts";
import { FlightSteps } from "./FlightSteps.tsx";
import { DailyTeaser } from "./DailyTeaser.tsx";
import { ModeGrid } from "./ModeGrid.tsx";
import { SubjectGrid } from "./SubjectGrid.tsx";

/** Only players need it and what it asks the server with; the first page of a visitor stays light. */
const PlayerDeck = lazy(async () => ({ default: (await import("./PlayerDeck.tsx")).PlayerDeck }));

/** Route /. What this is, today's quiz, where I stopped, all modes, the subjects. */
export default function HomeScreen() {
  const text = useText();
  const { home } = useBoot();
  const name = useRootState((state) => state.session?.user.name);
  return (
    <Screen title={text("home.title")}>
      <section className="cc-on-hero relative isolate mb-8 flex overflow-hidden rounded-[24px] bg-hero text-on-hero shadow-lift sm:min-h-96">
        <HorizonArt className="absolute inset-x-0 bottom-0 -z-10 h-48 w-full sm:h-full" />
        <div className="flex max-w-[34rem] flex-col justify-center gap-4 p-6 pb-44 sm:p-10">
          <h1 tabIndex={-1} className="text-3xl outline-none font-bold">
            {name === undefined
              ? unbroken(text("home.hero.title"))
              : unbroken(text("home.hero.hello", { name: firstName(name) }))}
          </h1>
          <p className="max-w-[24rem] text-lg">
            {home === null || home.question_count === 0
              ? text("home.hero.lead")
              : text("home.hero.lead_count", { count: home.question_count })}
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            {name === undefined ? (
              <>
                <Link to="/auth/sign-up/" className={buttonClass("action", "large")}>
                  {text("home.hero.start")}
                </Link>
                <Link to="/auth/login/" className={buttonClass("quiet", "large")}>
                  {text("shell.nav.sign_in")}
                </Link>
              </>
            ) : (
              <Link to="/quiz-zone/" className={buttonClass("action", "large")}>
                {text("home.hero.fly")}
              </Link>
            )}
          </p>
        </div>
      </section>
      {name === undefined ? (
        <div className="mb-8">
          <DailyTeaser />
        </div>
      ) : (
        <Suspense fallback={<DeckShape />}>
          <PlayerDeck />
        </Suspense>
      )}
      <ModeGrid />
      <SubjectGrid subjects={home?.subjects ?? []} />
      {name === undefined ? <FlightSteps /> : null}
    </Screen>
  );
}

/** The shape of the player's part while its code is on the way. */
function DeckShape() {
  return (
    <>
      <Skeleton className="mb-8 h-52 w-full md:h-40" />
      <div className="mb-8">
        <Skeleton className="mb-4 h-8 w-56 max-w-full" />
        <Skeleton className="h-28 w-full max-w-2xl" />
      </div>
    </>
  );
}

const LONGEST_WHOLE_WORD = 12;

/** A sentence whose short words with a hyphen stay on one line. */
function unbroken(sentence: string): ReactNode {
  return sentence.split(/(?<= )/).map((word, place) =>
    word.includes("-") && word.trim().length <= LONGEST_WHOLE_WORD ? (
      <span key={place} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}
