/** What a player's home has below the one button for what to do now, in the order that ships. */
export const HOME_SECTIONS = ["today", "continue", "subjects", "study", "board"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];
