import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { withNumbers } from "@crosscheck/rules/modes/numbers";
import type { Settings } from "../settings/settings.ts";

/** A mode with the numbers that the admin has set. */
export function modeWithSettings(definition: ModeDefinition, settings: Settings): ModeDefinition {
  return withNumbers(definition, settings.modeNumbers[definition.id] ?? {});
}
