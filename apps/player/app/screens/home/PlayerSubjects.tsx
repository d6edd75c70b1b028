import { useBoot } from "../../boot/root-data.ts";
import { useLicence } from "../../state/licence.ts";
import { useCategories } from "../modes/category-queries.ts";
import { SubjectGrid } from "./SubjectGrid.tsx";

/** Those of the licence first, in the content language the player has chosen; until they are here, those of the page's own language. */
export function PlayerSubjects({ isWhole = false }: { readonly isWhole?: boolean }) {
  const { home } = useBoot();
  const categories = useCategories(1);
  const licence = useLicence();
  const own = categories.data?.ok === true ? categories.data.data : null;
  if (own === null)
    return <SubjectGrid subjects={home?.subjects ?? []} licence={licence} isWhole={isWhole} />;
  return (
    <SubjectGrid
      licence={licence}
      isWhole={isWhole}
      subjects={own.map(
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
      )}
    />
  );
}
