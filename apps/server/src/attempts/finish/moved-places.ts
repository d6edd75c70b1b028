import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import { countQuestions } from "../../categories/category-rows.ts";
import { contentLanguage } from "../../categories/content-language.ts";
import { toMastery } from "../../categories/mastery.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import { nameIn } from "../../content/names.ts";
import type { PlaceMove } from "./mastery-queries.ts";

/**
 * What a run has moved, in the language of its paper; nothing of a category that has left the catalogue since.
 *
 * @param paperCode language of the paper
 */
export function toMoved(
  paperCode: string | undefined,
  catalogue: Catalogue,
  moves: readonly PlaceMove[],
): NonNullable<AttemptOutcome["moved"]> {
  const languageId = catalogue.languages.find(({ code }) => code === paperCode)?.id;
  const language = contentLanguage(catalogue.languages, { languageId, languageMode: true });
  return catalogue.categories.flatMap((category) => {
    const move = moves.find(({ categoryId }) => categoryId === category.id);
    if (move === undefined) return [];
    const total = countQuestions(category, language);
    return [
      {
        slug: category.slug,
        name: nameIn(category.names, language.code, language.defaultCode),
        before: toMastery([move.before], total),
        after: toMastery([move.after], total),
      },
    ];
  });
}
