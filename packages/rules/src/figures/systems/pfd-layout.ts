/** Where the parts of the primary flight display stand. */
export const HEIGHT = 340;
export const SCREEN = "#161f2b";
export const CYAN = "#7fd3ea";
export const MAGENTA = "#e07ac8";
/** The attitude. */
export const WINDOW = { x: 82, y: 58, width: 174, height: 190 } as const;
export const MIDDLE = { x: 169, y: 153 } as const;
/** Both tapes stand beside it. */
export const TAPE = { y: 58, height: 190 } as const;
