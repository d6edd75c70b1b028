import type { Text } from "../i18n/texts.tsx";
import { findMode } from "../modes.ts";

type TitledRun = { readonly mode: string; readonly scope: { readonly title: string } };

/** What a run is about; its mode where the server has no title for it: true or false, bookmarks, wrong answers. */
export function titleOfRun(text: Text, { mode, scope }: TitledRun): string {
  if (scope.title !== "") return scope.title;
  const shown = findMode(mode);
  return shown === undefined ? "" : text(`modes.${shown.id}.title`);
}
