import type { MsgId } from "../i18n/message-ids.ts";
import { SOLO_MODES, findMode } from "../modes/modes.ts";

/** Text of a mode's name; one that is newer than this app is "another quiz". */
export function modeNameId(id: string): MsgId {
  const mode = findMode(id);
  if (mode === undefined) return "study.mode.other";
  if (mode.variant?.id === id) return `study.mode.${mode.variant.id}`;
  return `modes.${mode.id}.title`;
}

/** Bookmark types of the contract, each named after its mode. */
export function bookmarkTypeNameId(type: number): MsgId {
  const mode = SOLO_MODES.find((one) => "type" in one && one.type === type);
  return mode === undefined ? "study.mode.other" : `modes.${mode.id}.title`;
}
