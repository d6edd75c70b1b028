import { PageHeader } from "@crosscheck/ui/PageHeader";
import { lazy, Suspense, useState } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useText } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import { useRootState } from "../../state/root-store.ts";
import { Screen } from "../../view/Screen.tsx";
import { ModeGrid } from "../home/ModeGrid.tsx";
import { SubjectGrid, type Subjects } from "../home/SubjectGrid.tsx";
import { byPack } from "../modes/packs.ts";

const PlayerLearn = lazy(async () => ({ default: (await import("./PlayerLearn.tsx")).PlayerLearn }));

/**
 * Route /learn/. Everything there is to learn from: the subjects of the licence, every mode, what waits to be put right.
 * Of a player the subjects stay where they are while their progress arrives.
 */
export default function LearnScreen() {
  const text = useText();
  const { home } = useBoot();
  const licence = useLicence();
  const isPlayer = useRootState((state) => state.session !== null);
  const [own, setOwn] = useState<Subjects | null>(null);
  const subjects = (isPlayer ? own : null) ?? home?.subjects ?? [];
  const [first, ...others] = byPack(subjects, licence).map(({ rows }) => rows);
  return (
    <Screen title={text("shell.nav.learn")}>
      <PageHeader title={text("shell.nav.learn")} lead={text("home.learn.lead")} />
      <SubjectGrid subjects={first ?? []} licence={licence} />
      {/* Before the subjects of other licences: on a phone they would be far below. */}
      <ModeGrid />
      {others.length === 0 ? null : <SubjectGrid subjects={others.flat()} licence={licence} />}
      {isPlayer ? (
        <Suspense fallback={null}>
          <PlayerLearn onSubjects={setOwn} />
        </Suspense>
      ) : (
        // Last, so that nothing moves once the page knows its player.
        <p className="text-muted">{text("refusals.login_needed")}</p>
      )}
    </Screen>
  );
}
