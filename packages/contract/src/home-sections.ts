/** What home has below its first card, in the order that ships; `modes` is for visitors alone, as most are for players. */
export const HOME_SECTIONS = ["today", "slides", "continue", "modes", "subjects", "study", "board"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];
