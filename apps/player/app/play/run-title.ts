import type { Text } from "../i18n/texts.tsx";
import { findMode } from "../modes/modes.ts";

type TitledRun = { readonly mode: string; readonly scope: { readonly title: string } };

/** What the server puts between the names of several subjects. */
const BETWEEN = " · ";
/** So many names still read as a title. */
const MOST_NAMES = 3;

/** What a run is about; its mode where the server has no title for it: true or false, bookmarks, wrong answers. */
export function titleOfRun(text: Text, run: TitledRun): string {
  const { mode, scope } = run;
  const many = namesOfRun(run);
  if (many !== null) return text("modes.packs.subjects", { count: many.length });
  if (scope.title !== "") return scope.title;
  const shown = findMode(mode);
  return shown === undefined ? "" : text(`modes.${shown.id}.title`);
}

/** Whether the player chose the topics of runs of this mode. */
export function isOfTopics(mode: string): boolean {
  return "isOfTopics" in (findMode(mode) ?? {});
}

/** Names of the subjects of a run that are too many for a title; null where they are not. */
export function namesOfRun({ mode, scope }: TitledRun): readonly string[] | null {
  const names = isOfTopics(mode) ? scope.title.split(BETWEEN) : [];
  return names.length > MOST_NAMES ? names : null;
}
