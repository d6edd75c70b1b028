import type { Mode, PlaceMode } from "./modes.ts";

/** A category, or one of its sub-categories. */
export type Place = { readonly category: string; readonly subcategory: string | undefined };

/** Where a category leads: its parts, or what is played in it. */
export function categoryPath(
  mode: PlaceMode,
  row: { readonly slug: string; readonly no_of: number },
): string {
  if (mode.shape === "passages" || row.no_of > 0) return `${mode.base}${row.slug}/`;
  return entryPath(mode, { category: row.slug, subcategory: undefined });
}

/** Where playing in a place begins: its levels, its passages, or the quiz itself. */
export function entryPath(mode: PlaceMode, place: Place): string {
  if (mode.shape === "passages") return `${mode.base}${place.category}/`;
  return `${placePath(mode, place)}${mode.shape === "levels" ? "levels" : "play"}/`;
}

/** Address of one level's quiz. */
export function levelPath(mode: Mode, place: Place, level: number): string {
  return `${placePath(mode, place)}play/${level}/`;
}

/** Address of a passage, and of its questions. */
export function passagePath(mode: Mode, category: string, passageId: string): string {
  return `${mode.base}${category}/${passageId}/`;
}

/** Address that goes on with an open run of any mode. */
export function resumePath(attemptId: string): string {
  return `/resume/${attemptId}/`;
}

function placePath(mode: Mode, { category, subcategory }: Place): string {
  return subcategory === undefined ? `${mode.base}${category}/` : `${mode.base}${category}/${subcategory}/`;
}
