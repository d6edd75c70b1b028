/** International Morse code of letters and figures (ITU-R M.1677). */
export const MORSE: Readonly<Record<string, string>> = {
  A: ".-",
  B: "-...",
  C: "-.-.",
  D: "-..",
  E: ".",
  F: "..-.",
  G: "--.",
  H: "....",
  I: "..",
  J: ".---",
  K: "-.-",
  L: ".-..",
  M: "--",
  N: "-.",
  O: "---",
  P: ".--.",
  Q: "--.-",
  R: ".-.",
  S: "...",
  T: "-",
  U: "..-",
  V: "...-",
  W: ".--",
  X: "-..-",
  Y: "-.--",
  Z: "--..",
  0: "-----",
  1: ".----",
  2: "..---",
  3: "...--",
  4: "....-",
  5: ".....",
  6: "-....",
  7: "--...",
  8: "---..",
  9: "----.",
};

/** One stretch of tone or of silence. */
export type Pulse = { readonly isOn: boolean; readonly seconds: number };

/** Code of one letter or figure; throws for any other character. */
export function morseOf(letter: string): string {
  const code = MORSE[letter];
  if (code === undefined) throw new Error(`no Morse code for "${letter}"`);
  return code;
}

/**
 * Key-down and key-up times of a word: dot 1 unit, dash 3, between elements 1, between letters 3.
 *
 * @param unitSeconds length of a dot, see `unitSeconds`
 */
export function keying(word: string, unitSeconds: number): readonly Pulse[] {
  const letters = [...word].map((letter) =>
    [...morseOf(letter)].flatMap((element, at): Pulse[] => {
      const tone: Pulse = { isOn: true, seconds: (element === "-" ? 3 : 1) * unitSeconds };
      return at === 0 ? [tone] : [{ isOn: false, seconds: unitSeconds }, tone];
    }),
  );
  return letters.flatMap((pulses, at) =>
    at === 0 ? pulses : [{ isOn: false, seconds: 3 * unitSeconds }, ...pulses],
  );
}

/** Length of a dot. The word PARIS with the gap after it has 50 units, so 1 word a minute has 50 units a minute. */
export function unitSeconds(wordsPerMinute: number): number {
  return 60 / (50 * wordsPerMinute);
}

/** Keying of the ILS markers (ICAO Annex 10, Vol. I, 3.1.7): 2 dashes a second, dashes and dots, 6 dots a second. */
const DASH: readonly Pulse[] = [
  { isOn: true, seconds: 3 / 8 },
  { isOn: false, seconds: 1 / 8 },
];
const DOT: readonly Pulse[] = [
  { isOn: true, seconds: 1 / 12 },
  { isOn: false, seconds: 1 / 12 },
];
export const MARKERS = {
  outer: { hz: 400, period: DASH },
  middle: { hz: 1300, period: [...DASH, ...DOT] },
  inner: { hz: 3000, period: DOT },
} as const;

/** Time over which a tone rises and falls, so that keying does not click. */
const RAMP_SECONDS = 0.005;

/** Samples (-1 to 1) of a keyed sine tone. */
export function tone(pulses: readonly Pulse[], hz: number, sampleRate: number): Float32Array {
  const ends = pulses.map((_, at) => sum(pulses.slice(0, at + 1)) * sampleRate);
  const samples = new Float32Array(Math.round(ends.at(-1) ?? 0));
  pulses.forEach(({ isOn }, at) => {
    if (!isOn) return;
    const [first, last] = [Math.round(ends[at - 1] ?? 0), Math.round(ends[at] ?? 0)];
    for (let n = first; n < last; n += 1) {
      const edge = Math.min(
        1,
        (n - first) / (RAMP_SECONDS * sampleRate),
        (last - n) / (RAMP_SECONDS * sampleRate),
      );
      samples[n] = Math.sin((2 * Math.PI * hz * n) / sampleRate) * edge;
    }
  });
  return samples;
}

function sum(pulses: readonly Pulse[]): number {
  return pulses.reduce((seconds, pulse) => seconds + pulse.seconds, 0);
}
