import { randomBytes, randomInt } from "node:crypto";
import { toSeed, type Seed } from "@crosscheck/rules/random";
import type { Clock, Random } from "./ports.ts";

const SEEDS = 2 ** 32;
const SEED_BYTES = 16;

/** Cryptographic randomness of this machine; ids carry the time of `clock`. */
export function createRandom(clock: Clock): Random {
  return {
    uuid: () => uuidV7(clock.nowMs(), randomBytes(16)),
    bytes: (count) => new Uint8Array(randomBytes(count)),
    seed: () => randomInt(SEEDS),
  };
}

/** A seed for a part of the rules that draws. */
export function newSeed(random: Random): Seed {
  return toSeed(random.bytes(SEED_BYTES));
}

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, then randomness. Sorts by time. */
export function uuidV7(nowMs: number, entropy: Uint8Array): string {
  const bytes = Buffer.from(entropy);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex", 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
