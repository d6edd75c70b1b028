import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import type { Mode } from "../modes/modes.ts";

/** The mode's emblem at the end of a screen's head, where there is room. */
export function ModeMark({ mode }: { readonly mode: Pick<Mode, "emblem"> }) {
  return <ModeEmblem name={mode.emblem} className="size-16 max-sm:hidden" />;
}
