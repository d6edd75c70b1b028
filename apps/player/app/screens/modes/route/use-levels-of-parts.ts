import type { Outcome } from "@crosscheck/client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../state/api.tsx";
import { slugsOf, useContentLanguage, type LevelData, type LevelsMode } from "../category-queries.ts";

/** Levels of all these parts of a category, in their order; refused as soon as those of one are. */
export function useLevelsOfParts(mode: LevelsMode, category: string, parts: readonly string[]) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_level_data", mode.id, category, parts, language],
    queryFn: async ({ signal }): Promise<Outcome<readonly LevelData[]>> => {
      const outcomes = await Promise.all(
        parts.map((subcategory) =>
          mode.levels(api, slugsOf({ category, subcategory }, language), { signal }),
        ),
      );
      const data: LevelData[] = [];
      for (const outcome of outcomes) {
        if (!outcome.ok) return outcome;
        data.push(outcome.data);
      }
      return { ok: true, data };
    },
  });
}
