export type Sound = "right" | "wrong" | "win";

type Tone = readonly (number | undefined)[];

/** Parameters of the sound generator: volume, randomness, frequency, attack, sustain, release, shape … */
const TONES: Readonly<Record<Sound, Tone>> = {
  right: [0.5, 0, 660, 0.01, 0.08, 0.18, 0, 1.6, 0, 0, 330, 0.07],
  wrong: [0.5, 0, 180, 0.01, 0.1, 0.2, 1, 0.8, -2],
  win: [0.6, 0, 523, 0.02, 0.2, 0.4, 0, 1.4, 0, 0, 262, 0.09, 0.1],
};

/** Plays a short effect; the generator is loaded with the first one. Call only when the player switched sound on. */
export async function playSound(sound: Sound): Promise<void> {
  // Without a network the answer is told without it.
  const loaded = await import("zzfx").catch(() => null);
  loaded?.zzfx(...TONES[sound]);
}
