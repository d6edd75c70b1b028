/** 32 signs without look-alikes (no I, L, O, U), so every byte maps evenly. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Cryptographic randomness. */
export type RandomBytes = { readonly bytes: (count: number) => Uint8Array };

/** So many random signs that a person can read out and type; five bits each. */
export function drawSigns(random: RandomBytes, length: number): string {
  return Array.from(random.bytes(length), (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/**
 * What a person typed as so many signs: case, spaces and dashes do not matter, and O is read as 0, I and L as 1. Null when
 * it cannot be that.
 */
export function readSigns(text: string, length: number): string | null {
  const signs = text
    .normalize("NFKC")
    .replaceAll(/[\s\p{Pd}\u2212]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return new RegExp(`^[${SIGNS}]{${length}}$`).test(signs) ? signs : null;
}
