import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { morseOf } from "./morse.ts";

/** One transmission. Words are written as they are spelled; `speech.ts` turns figures into their radio pronunciation. */
export type SpokenLine = { readonly who: string; readonly voice: string; readonly text: string };

/** Morse identifiers one after the other. */
type Idents = {
  readonly wordsPerMinute: number;
  readonly idents: readonly { readonly text: string; readonly hz: number }[];
};

/** What is heard in a clip. */
type Sound =
  | { readonly speech: readonly SpokenLine[]; readonly wordsPerMinute?: number }
  | { readonly morse: Idents }
  | { readonly marker: "outer" | "middle" | "inner" };

/** A line of clips.jsonl. Clips of one family have one kind of sound; they are of a length in steps of two seconds. */
export type Clip = Sound & {
  /** Id of the item the clip belongs to. */
  readonly id: string;
  readonly version: number;
  readonly family: string;
};

/** The folder of the pack, and its list of clips. */
export const PACK = join(import.meta.dirname, "../../content/packs/audio");

export function readClips(): readonly Clip[] {
  const lines = readFileSync(join(PACK, "clips.jsonl"), "utf8").split("\n");
  // A list of our own: the pipeline fails loudly on a line of another shape.
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Clip);
}

/** File name of a clip: tells nothing of what is heard, and changes with the version. */
export function clipFile({ id, version }: Pick<Clip, "id" | "version">): string {
  return `${createHash("sha256").update(`clip/${id}/${version}`).digest("hex").slice(0, 16)}.mp3`;
}

/** The words heard, or the code. */
export function transcriptOf(clip: Clip): string {
  if ("marker" in clip) return MARKER_WORDS[clip.marker];
  if ("morse" in clip) return clip.morse.idents.map(({ text, hz }) => identWords(text, hz)).join(" / ");
  if (clip.speech.length === 1) return clip.speech[0]?.text ?? "";
  return clip.speech.map(({ who, text }) => `${who}: ${text}`).join(" – ");
}

function identWords(text: string, hz: number): string {
  const letters = [...text].map((letter) => `${letter} ${morseOf(letter)}`).join("  ");
  return hz === 1020 ? letters : `${letters} (${hz} Hz)`;
}

const MARKER_WORDS = {
  outer: "Low tone, dashes only: - - - - -",
  middle: "Medium tone, dashes and dots in turn: - . - . - .",
  inner: "High tone, dots only: . . . . . .",
} as const;
