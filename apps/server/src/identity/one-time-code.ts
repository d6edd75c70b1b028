import type { Random } from "../ports/ports.ts";

/** Spec §9: verification codes have six digits. */
const CODES = 1_000_000;
const UINT32 = 2 ** 32;

/** Contract §5. */
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
export const CODE_LIFE_MS = CODE_MINUTES * 60_000;

/** Six digits, each code as likely as any other. */
export function makeCode(random: Random): string {
  for (;;) {
    const value = Buffer.from(random.bytes(4)).readUInt32BE();
    if (value < UINT32 - (UINT32 % CODES)) return String(value % CODES).padStart(6, "0");
  }
}
