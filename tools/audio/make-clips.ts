/**
 * Makes content/packs/audio/media from content/packs/audio/clips.jsonl:
 *   node tools/audio/make-clips.ts
 * Needs espeak-ng and ffmpeg. The same tools give the same bytes; SOURCES.md of the pack names their versions.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Clip, PACK, clipFile, readClips } from "./clip.ts";
import { MARKERS, keying, tone, unitSeconds } from "./morse.ts";
import { LOUDNESS, encodeClip, measureLoudness } from "./radio.ts";
import { SAMPLE_RATE, speak } from "./speech.ts";

/** Silence before the first sound, between transmissions or identifiers, and after the last sound; in seconds. */
const PAUSE = { before: 0.4, between: 0.7, identifiers: 1.6, after: 0.3 } as const;
const MARKER_SECONDS = 6;
/** Peak of a tone before the radio; speech has about the same. */
const TONE_LEVEL = 0.4;

/** Clips end on a multiple of this, so that nobody waits through seconds of hiss and a length says next to nothing. */
const STEP_SECONDS = 2;

/** What is heard, without the silence up to the next step. */
function soundOf(clip: Clip): readonly Float32Array[] {
  if ("speech" in clip) {
    return separated(
      clip.speech.map((line) => speak(line, clip.wordsPerMinute)),
      PAUSE.between,
    );
  }
  if ("morse" in clip) {
    const unit = unitSeconds(clip.morse.wordsPerMinute);
    return separated(
      clip.morse.idents.map(({ text, hz }) => atToneLevel(tone(keying(text, unit), hz, SAMPLE_RATE))),
      PAUSE.identifiers,
    );
  }
  const { hz, period } = MARKERS[clip.marker];
  const periodSeconds = period.reduce((seconds, pulse) => seconds + pulse.seconds, 0);
  const pulses = Array.from({ length: Math.floor(MARKER_SECONDS / periodSeconds) }, () => period).flat();
  return [atToneLevel(tone(pulses, hz, SAMPLE_RATE))];
}

function atToneLevel(samples: Float32Array): Float32Array {
  return samples.map((sample) => sample * TONE_LEVEL);
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

function separated(parts: readonly Float32Array[], seconds: number): readonly Float32Array[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [silence(seconds), part]));
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Length of a clip: its sound, and hiss up to the next step. */
export function secondsOf(sound: readonly Float32Array[]): number {
  const samples = sound.reduce((length, part) => length + part.length, 0);
  return Math.ceil(samples / SAMPLE_RATE / STEP_SECONDS) * STEP_SECONDS;
}

function makeFamily(family: string, clips: readonly Clip[]): readonly string[] {
  const sounds = clips.map((clip) => [silence(PAUSE.before), ...soundOf(clip), silence(PAUSE.after)]);
  const loudnesses: number[] = [];
  const lengths: number[] = [];
  const manifest = clips.map((clip, at) => {
    const sound = sounds[at] ?? [];
    const seconds = secondsOf(sound);
    lengths.push(seconds);
    const mp3 = encodeClip(joined(sound, seconds * SAMPLE_RATE));
    const { integrated, peak } = measureLoudness(mp3);
    if (Math.abs(integrated - LOUDNESS.target) > LOUDNESS.tolerance || peak > -2) {
      throw new Error(`${clip.id} came out at ${integrated} LUFS with a peak of ${peak} dB`);
    }
    loudnesses.push(integrated);
    writeFileSync(join(PACK, "media", clipFile(clip)), mp3);
    return `${createHash("sha256").update(mp3).digest("hex")}  media/${clipFile(clip)}`;
  });
  const spread = `${Math.min(...loudnesses)} to ${Math.max(...loudnesses)} LUFS`;
  const seconds = `${Math.min(...lengths)} to ${Math.max(...lengths)} s`;
  console.log(`${family}: ${clips.length} clips of ${seconds}, ${spread}`);
  return manifest;
}

if (import.meta.main) {
  mkdirSync(join(PACK, "media"), { recursive: true });
  for (const name of readdirSync(join(PACK, "media"))) rmSync(join(PACK, "media", name));
  const families = [...Map.groupBy(readClips(), (clip) => clip.family)];
  const manifest = families.flatMap(([family, clips]) => makeFamily(family, clips));
  writeFileSync(join(PACK, "clips.sha256"), `${manifest.toSorted().join("\n")}\n`);
}
