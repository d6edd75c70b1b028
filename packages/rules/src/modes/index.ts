import type { ModeDefinition } from "./mode.ts";
import { quizZone } from "./quiz-zone.ts";

/** Every mode that can be played, by id. */
export const MODES = {
  quiz_zone: quizZone,
} as const satisfies Readonly<Record<string, ModeDefinition>>;
export type ModeId = keyof typeof MODES;
