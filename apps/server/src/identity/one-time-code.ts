import { CODE_DIGITS } from "@crosscheck/contract/limits";
import type { Random } from "../ports/ports.ts";

const CODES = 10 ** CODE_DIGITS;
const UINT32 = 2 ** 32;

/** Contract §5. */
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
export const CODE_LIFE_MS = CODE_MINUTES * 60_000;

/** As many digits as codes have, each code as likely as any other. */
export function makeCode(random: Random): string {
  for (;;) {
    const value = Buffer.from(random.bytes(4)).readUInt32BE();
    if (value < UINT32 - (UINT32 % CODES)) return String(value % CODES).padStart(CODE_DIGITS, "0");
  }
}
