import { MODES } from "./index.ts";
import type { ModeDefinition } from "./mode.ts";
import { isOfEvent, type SourceName } from "./sources.ts";

/** Category types of the modes whose questions come from there; of every mode with one where nothing is named. */
function typesOf(...from: readonly SourceName[]): readonly number[] {
  const types = Object.values<ModeDefinition>(MODES).flatMap(({ source }) =>
    "categoryType" in source && (from.length === 0 || from.includes(source.from))
      ? [source.categoryType]
      : [],
  );
  return [...new Set(types)].toSorted((one, other) => one - other);
}

/** Every category type that a pack may have. */
export const CATEGORY_TYPES = typesOf();

/** Types whose categories are shown to be chosen from. */
export const LISTED_TYPES = typesOf("levels", "place", "templates", "passage");

/** Types whose categories nobody may look into: their questions wait for an event. */
export const EVENT_TYPES = Object.values<ModeDefinition>(MODES).flatMap(({ source }) =>
  "categoryType" in source && isOfEvent(source) ? [source.categoryType] : [],
);

/** Types whose categories ask numbers of their templates. */
export const TEMPLATE_TYPES = typesOf("templates");
