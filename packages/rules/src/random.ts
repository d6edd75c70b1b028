/** 128 bits of randomness from outside, as four unsigned 32-bit numbers. */
export type Seed = readonly [number, number, number, number];

/** A repeatable sequence: the same seed gives the same numbers. */
export type Random = {
  /** Next number in [0, 1). */
  readonly next: () => number;
  /** Next whole number in [0, limit). */
  readonly below: (limit: number) => number;
};

const UINT32 = 4_294_967_296;
const WARM_UP_ROUNDS = 16;

/** Small fast counter generator (sfc32). Repeatable, not for secrets that outlive an attempt. */
export function createRandom(seed: Seed): Random {
  let [a, b, c, counter] = seed.map((word) => word | 0) as [number, number, number, number]; // four in, four out
  const step = () => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) step();
  const next = () => step() / UINT32;
  return { next, below: (limit) => Math.floor(next() * limit) };
}

/** Seed from 16 random bytes; missing bytes count as 0. */
export function toSeed(bytes: Uint8Array): Seed {
  const word = (at: number) =>
    (((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0)) >>>
    0;
  return [word(0), word(4), word(8), word(12)];
}

/** A seed drawn from a sequence, for a part that needs numbers of its own. */
export function drawSeed(random: Random): Seed {
  return [random.below(UINT32), random.below(UINT32), random.below(UINT32), random.below(UINT32)];
}

/** The same values in random order, each order equally likely (Fisher-Yates). */
export function shuffle<T>(values: readonly T[], random: Random): readonly T[] {
  const left = [...values];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(random.below(left.length), 1));
  return shuffled;
}
