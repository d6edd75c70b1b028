import { execFileSync } from "node:child_process";
import type { SpokenLine } from "./clip.ts";

/** Sample rate of the speech engine, in Hz. */
export const SAMPLE_RATE = 22_050;

/** Five voices of espeak-ng in four accents: received pronunciation, American, Scottish and general English. */
const VOICES: Readonly<Record<string, string>> = {
  british: "en-gb-x-rp+m3",
  american: "en-us+m7",
  scottish: "en-gb-scotland",
  "english-woman": "en-gb+f3",
  "american-woman": "en-us+f2",
};

/** Words per minute of an unhurried controller (ICAO Annex 10, Vol. II, 5.2.1.5.3: at most 100, too slow for a clip). */
const SPEED = 140;

/** How words of the radio are said (ICAO Annex 10, Vol. II, 5.2.1.4.3), spelled as the engine needs them. */
const SAID: Readonly<Record<string, string>> = {
  one: "wun",
  three: "tree",
  four: "fower",
  five: "fife",
  nine: "niner",
  thousand: "tousand",
  QNH: "Q N H",
  ILS: "I L S",
  VOR: "V O R",
  RVR: "R V R",
  VFR: "V F R",
  CAVOK: "cav O K",
  NOSIG: "no sig",
  Northair: "North air",
  Westhaven: "West haven",
};

/** The spelling the engine reads. Pure, for tests. */
export function saidAs(text: string): string {
  return text.replaceAll(/[A-Za-z]+/gu, (word) => SAID[word] ?? word);
}

/** Samples (-1 to 1) of a line. */
export function speak(line: SpokenLine, wordsPerMinute = SPEED): Float32Array {
  const voice = VOICES[line.voice];
  if (voice === undefined) throw new Error(`no voice ${line.voice}`);
  const options = ["-v", voice, "-s", String(wordsPerMinute), "-g", "2", "--stdout", saidAs(line.text)];
  return samplesOf(execFileSync("espeak-ng", options, { maxBuffer: 2 ** 26 }));
}

/** 16-bit mono samples of a WAV file written to a pipe, whose header does not know the length. */
function samplesOf(wav: Buffer): Float32Array {
  if (wav.readUInt32LE(24) !== SAMPLE_RATE) throw new Error("espeak-ng speaks at another sample rate");
  const start = wav.indexOf("data") + 8;
  const samples = new Float32Array((wav.length - start) >> 1);
  for (let n = 0; n < samples.length; n += 1) samples[n] = wav.readInt16LE(start + 2 * n) / 2 ** 15;
  return samples;
}
