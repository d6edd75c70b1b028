import type { Random } from "../ports/ports.ts";

/** 32 signs without look-alikes (no I, L, O, U), so every byte maps evenly. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** A code that a player gives to friends; 40 bits. */
export function makeReferCode(random: Random): string {
  return Array.from(random.bytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** What a person typed as the code may have been; null when it cannot be one. */
export function toReferCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(code) ? code : null;
}
