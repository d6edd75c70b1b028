import type { OutputOf } from "@crosscheck/contract";
import type { getCategories, getLevelData } from "@crosscheck/contract/actions/categories";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";

export type Category = OutputOf<typeof getCategories>[number];
export type LevelData = OutputOf<typeof getLevelData>;
/** Where levels are: a category, or one of its sub-categories. */
export type LevelPlace = { readonly category: string; readonly subcategory: string | undefined };

/** Names of queries that a finished quiz makes stale. */
export const PROGRESS_QUERIES = [
  "get_categories",
  "get_subcategory_by_maincategory",
  "get_level_data",
] as const;

/** Content language as a request field: the chosen one, else that of the interface; the server knows where it is on. */
export function useContentLanguage(): { readonly language_id: number } {
  const interfaceLanguage = useLanguage();
  const id = useRootState((state) => state.language?.id);
  return { language_id: id ?? interfaceLanguage.id };
}

export function useCategories({ enabled }: { readonly enabled: boolean }) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_categories", language],
    queryFn: ({ signal }) => api.get_categories({ type: 1, ...language }, { signal }),
    enabled,
  });
}

export function useSubcategories(category: string) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_subcategory_by_maincategory", category, language],
    queryFn: ({ signal }) =>
      api.get_subcategory_by_maincategory({ category_slug: category, ...language }, { signal }),
  });
}

export function useLevels({ category, subcategory }: LevelPlace) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_level_data", category, subcategory ?? null, language],
    queryFn: ({ signal }) =>
      api.get_level_data(
        {
          category_slug: category,
          ...(subcategory === undefined ? {} : { subcategory_slug: subcategory }),
          ...language,
        },
        { signal },
      ),
  });
}

/** Address of the levels of a place. */
export function levelsPath({ category, subcategory }: LevelPlace): string {
  return `${placePath({ category, subcategory })}levels/`;
}

/** Address of one level's quiz. */
export function playPath(place: LevelPlace, level: number): string {
  return `${placePath(place)}play/${level}/`;
}

function placePath({ category, subcategory }: LevelPlace): string {
  return subcategory === undefined ? `/quiz-zone/${category}/` : `/quiz-zone/${category}/${subcategory}/`;
}
