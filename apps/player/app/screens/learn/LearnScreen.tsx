import { PageHeader } from "@crosscheck/ui/PageHeader";
import { lazy, Suspense } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { Screen } from "../../view/Screen.tsx";
import { ModeGrid } from "../home/ModeGrid.tsx";
import { SubjectGrid } from "../home/SubjectGrid.tsx";

const PlayerLearn = lazy(async () => ({ default: (await import("./PlayerLearn.tsx")).PlayerLearn }));

/** Route /learn/. Everything there is to learn from: the subjects of the licence first, every mode, what waits. */
export default function LearnScreen() {
  const text = useText();
  const { home } = useBoot();
  const isPlayer = useRootState((state) => state.session !== null);
  const subjects = <SubjectGrid subjects={home?.subjects ?? []} isWhole />;
  return (
    <Screen title={text("shell.nav.learn")}>
      <PageHeader title={text("shell.nav.learn")} lead={text("home.learn.lead")} />
      {isPlayer ? (
        <Suspense fallback={subjects}>
          <PlayerLearn />
        </Suspense>
      ) : (
        <>
          <ModeGrid />
          {subjects}
        </>
      )}
    </Screen>
  );
}
