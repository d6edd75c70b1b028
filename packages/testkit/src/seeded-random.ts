import { createRandom } from "@crosscheck/rules/random";
import { uuidV7 } from "@crosscheck/server/ports/random";
import type { Clock, Random } from "@crosscheck/server/ports/ports";

const UINT32 = 2 ** 32;

/** The random port with a repeatable sequence: the same seed and clock give the same ids, bytes and seeds. */
export function seededRandom(seed: number, clock: Clock): Random {
  const sequence = createRandom([seed >>> 0, 1, 2, 3]);
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => sequence.below(256));
  return {
    uuid: () => uuidV7(clock.nowMs(), bytes(16)),
    bytes,
    seed: () => sequence.below(UINT32),
  };
}
