import { useMemo } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useLicence } from "../../state/licence.ts";
import { useCategories } from "../modes/category-queries.ts";
import { SubjectGrid, type Subjects } from "./SubjectGrid.tsx";

/** Those of the licence first, in the content language the player has chosen; until they are here, those of the page's own language. */
export function PlayerSubjects() {
  const { home } = useBoot();
  const licence = useLicence();
  const own = useOwnSubjects();
  return <SubjectGrid subjects={own ?? home?.subjects ?? []} licence={licence} />;
}

/** The player's subjects with their progress and face, null until they are here; the same list until it changes. */
export function useOwnSubjects(): Subjects | null {
  const { data } = useCategories(1);
  return useMemo(() => {
    if (data?.ok !== true) return null;
    return data.data.map(
      ({ category_name: name, slug, emblem, face, no_of_que, pack, mastery, ...price }) => ({
        slug,
        name,
        emblem,
        face,
        no_of_que,
        pack,
        mastery,
        coins: price.has_unlocked ? 0 : price.coins,
      }),
    );
  }, [data]);
}
