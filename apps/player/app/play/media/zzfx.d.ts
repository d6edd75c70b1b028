declare module "zzfx" {
  /** Plays one generated effect: volume, randomness, frequency, attack, sustain, release, shape … */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
