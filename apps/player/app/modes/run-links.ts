import type { MsgId } from "../i18n/message-ids.ts";
import { entryPath, levelPath } from "./mode-paths.ts";
import { findMode, type Mode } from "./modes.ts";

/** What a run is about, as the server says it. */
type Scope = {
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly level: number | null;
};

/** Where a run leads: back to where it was chosen, and to a level of the same place. */
export type RunLinks = {
  readonly listTo: string;
  /** Name of that place. */
  readonly listLabel: MsgId;
  /** null where there are no levels. */
  readonly levelTo: ((level: number) => string) | null;
  /** Address that opens a run of the same kind anew; null when this one cannot be had again, or not by address. */
  readonly againTo: string | null;
};

/** Links of a run of any mode; home for one without screens of its own. */
export function linksOf(modeId: string, { category, subcategory, level }: Scope): RunLinks {
  const mode = findMode(modeId);
  const home = { listTo: "/", listLabel: "shell.not_found.home", levelTo: null, againTo: null } as const;
  if (mode === undefined) return home;
  const listLabel = labelOf(mode);
  const list = { listTo: mode.base, listLabel, levelTo: null, againTo: null } as const;
  if (mode.shape === "own")
    return "open" in mode && mode.play === mode.base ? { ...home, againTo: mode.play } : list;
  if (category === null) return list;
  const place = { category, subcategory: subcategory ?? undefined };
  switch (mode.shape) {
    case "passages":
      return { ...list, listTo: entryPath(mode, place), listLabel: "passages.all" };
    case "places": {
      const query = mode.variant?.id === modeId ? mode.variant.query : "";
      const listTo = subcategory === null ? mode.base : `${mode.base}${category}/`;
      return { ...list, listTo, againTo: `${entryPath(mode, place)}${query}` };
    }
    case "levels":
      return {
        listTo: entryPath(mode, place),
        listLabel: "play.result.levels",
        levelTo: (wanted) => levelPath(mode, place, wanted),
        againTo: level === null ? null : levelPath(mode, place, level),
      };
  }
}

function labelOf(mode: Mode): MsgId {
  return mode.shape === "own" && !("open" in mode) ? `modes.${mode.id}.back` : `modes.${mode.id}.title`;
}
