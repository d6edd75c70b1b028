import type { OutputOf } from "@crosscheck/contract";
import type { getCategories, getLevelData } from "@crosscheck/contract/actions/categories";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language.ts";
import type { Place } from "../../modes/mode-paths.ts";
import type { PlaceMode } from "../../modes/modes.ts";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";

export type Category = OutputOf<typeof getCategories>[number];
export type LevelData = OutputOf<typeof getLevelData>;
export type LevelsMode = Extract<PlaceMode, { readonly shape: "levels" }>;

/** Content language as a request field: the chosen one, else that of the interface; the server knows where it is on. */
export function useContentLanguage(): { readonly language_id: number } {
  const interfaceLanguage = useLanguage();
  const id = useRootState((state) => state.language?.id);
  return { language_id: id ?? interfaceLanguage.id };
}

/** Categories of a type; with `subType` those a self challenge (1), a battle of two (2) or of a group (3) may be about. */
export function useCategories(type: PlaceMode["type"], subType?: 1 | 2 | 3) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_categories", type, subType ?? null, language],
    queryFn: ({ signal }) =>
      api.get_categories(
        { type, ...(subType === undefined ? {} : { sub_type: subType }), ...language },
        { signal },
      ),
  });
}

/** Parts of a category; ask once it is known to have some. */
export function useSubcategories(category: string, { enabled }: { readonly enabled: boolean }) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_subcategory_by_maincategory", category, language],
    queryFn: ({ signal }) =>
      api.get_subcategory_by_maincategory({ category_slug: category, ...language }, { signal }),
    enabled,
  });
}

export function useLevels(mode: LevelsMode, place: Place) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_level_data", mode.id, place.category, place.subcategory ?? null, language],
    queryFn: ({ signal }) => mode.levels(api, slugsOf(place, language), { signal }),
  });
}

/** Where levels are asked for, as request fields. */
export function slugsOf({ category, subcategory }: Place, language: { readonly language_id: number }) {
  return {
    category_slug: category,
    ...(subcategory === undefined ? {} : { subcategory_slug: subcategory }),
    ...language,
  };
}

/** Runs that wait to be resumed, of every mode. */
export function useOpenRuns() {
  const api = useApi();
  return useQuery({
    queryKey: ["get_open_attempts"],
    queryFn: ({ signal }) => api.get_open_attempts({}, { signal }),
    // What waits changes with every question answered.
    staleTime: 0,
  });
}
