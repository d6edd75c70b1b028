/** Phrases and emojis that anybody may say; their wording and drawing are the client's. */
export const PHRASES = [
  "hello",
  "good_luck",
  "ready",
  "nice_one",
  "close_one",
  "oops",
  "well_played",
  "thanks",
  "one_more",
  "goodbye",
] as const;
export const EMOJIS = [
  "smile",
  "laugh",
  "wink",
  "cool",
  "think",
  "wow",
  "sad",
  "clap",
  "thumbs_up",
  "plane",
] as const;

/** Longest free text, in characters. */
export const MOST_CHARACTERS = 200;
/** Lines of one seat within {@link LINES_WITHIN_MS}, and in a whole battle. */
export const LINES_AT_ONCE = 5;
export const LINES_WITHIN_MS = 10_000;
export const MOST_LINES = 60;

/** What is said: one of the closed sets, or free text that the shell has filtered. */
export type Line =
  | { readonly kind: "phrase" | "emoji"; readonly id: string }
  | { readonly kind: "text"; readonly text: string };

/** Whether a line may be said; free text only where the players came by a code. */
export function isLineAllowed(line: Line, mayWrite: boolean): boolean {
  switch (line.kind) {
    case "phrase":
      return PHRASES.some((phrase) => phrase === line.id);
    case "emoji":
      return EMOJIS.some((emoji) => emoji === line.id);
    case "text":
      return mayWrite && line.text.trim() !== "" && [...line.text].length <= MOST_CHARACTERS;
  }
}
