import type { EMOJIS, PHRASES } from "@crosscheck/rules/battles/lines";
import { useEffect, useState } from "react";
import type { Text } from "../../i18n/texts.tsx";
import type { SaidLine } from "../seats.ts";

type EmojiId = (typeof EMOJIS)[number];
type PhraseId = (typeof PHRASES)[number];

/** How each emoji is drawn: by the device's own font. */
export const EMOJI_SIGNS: Readonly<Record<EmojiId, string>> = {
  smile: "😊",
  laugh: "😂",
  wink: "😉",
  cool: "😎",
  think: "🤔",
  wow: "😮",
  sad: "😢",
  clap: "👏",
  thumbs_up: "👍",
  plane: "✈️",
};
const PHRASE_IDS: Readonly<Record<PhraseId, true>> = {
  hello: true,
  good_luck: true,
  ready: true,
  nice_one: true,
  close_one: true,
  oops: true,
  well_played: true,
  thanks: true,
  one_more: true,
  goodbye: true,
};

/** A line as it is shown; one of a newer version of the app is left out. */
export function shownLine(text: Text, line: SaidLine["line"]): string | null {
  if (line.kind === "text") return line.text;
  if (line.kind === "emoji") return isEmoji(line.id) ? EMOJI_SIGNS[line.id] : null;
  return isPhrase(line.id) ? text(`battle.phrase.${line.id}`) : null;
}

/** A line as it is said to a screen reader. */
export function spokenLine(text: Text, line: SaidLine["line"]): string | null {
  if (line.kind !== "emoji") return shownLine(text, line);
  return isEmoji(line.id) ? text(`battle.emoji.${line.id}`) : null;
}

function isEmoji(id: string): id is EmojiId {
  return Object.hasOwn(EMOJI_SIGNS, id);
}

function isPhrase(id: string): id is PhraseId {
  return Object.hasOwn(PHRASE_IDS, id);
}

/** How long a line is shown at its seat. */
const SHOWN_MS = 4_000;

/** The last line of a seat while it is fresh; null otherwise. */
export function useFreshLine(lines: readonly SaidLine[], seat: number, offsetMs: number): SaidLine | null {
  const last = lines.findLast((line) => line.seat === seat) ?? null;
  const [overAt, setOverAt] = useState<number | null>(null);
  const untilMs = last === null ? null : last.at + SHOWN_MS;
  useEffect(() => {
    if (untilMs === null) return;
    const leftMs = untilMs - Date.now() - offsetMs;
    const timer = setTimeout(() => setOverAt(untilMs), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [untilMs, offsetMs]);
  return untilMs === overAt ? null : last;
}
