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

/** What is heard, without the silence that makes a family equally long. */
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

function makeFamily(family: string, clips: readonly Clip[]): readonly string[] {
  const sounds = clips.map((clip) => [silence(PAUSE.before), ...soundOf(clip), silence(PAUSE.after)]);
  const lengths = sounds.map((parts) => parts.reduce((length, part) => length + part.length, 0));
  const seconds = Math.ceil(Math.max(...lengths) / SAMPLE_RATE);
  const loudnesses: number[] = [];
  const manifest = clips.map((clip, at) => {
    const mp3 = encodeClip(joined(sounds[at] ?? [], seconds * SAMPLE_RATE));
    const { integrated, peak } = measureLoudness(mp3);
    if (Math.abs(integrated - LOUDNESS.target) > LOUDNESS.tolerance || peak > -2) {
      throw new Error(`${clip.id} came out at ${integrated} LUFS with a peak of ${peak} dB`);
    }
    loudnesses.push(integrated);
    writeFileSync(join(PACK, "media", clipFile(clip)), mp3);
    return `${createHash("sha256").update(mp3).digest("hex")}  media/${clipFile(clip)}`;
  });
  const spread = `${Math.min(...loudnesses)} to ${Math.max(...loudnesses)} LUFS`;
  console.log(`${family}: ${clips.length} clips of ${seconds} s, ${spread}`);
  return manifest;
}

if (import.meta.main) {
  mkdirSync(join(PACK, "media"), { recursive: true });
  for (const name of readdirSync(join(PACK, "media"))) rmSync(join(PACK, "media", name));
  const families = [...Map.groupBy(readClips(), (clip) => clip.family)];
  const manifest = families.flatMap(([family, clips]) => makeFamily(family, clips));
  writeFileSync(join(PACK, "clips.sha256"), `${manifest.toSorted().join("\n")}\n`);
}
