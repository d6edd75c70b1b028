import { Secret, TOTP } from "otpauth";
import type { KeyedHash, Random, Vault } from "../../ports/ports.ts";

/** RFC 6238 with the values that every authenticator knows. */
const TOTP_SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Half minutes that a clock may be off, either way. */
const WINDOW = 1;
const CODES = 10;
const CODE_LETTERS = 10;
/** Without what is read as something else: 0 and O, 1, I and L. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const aboutOf = (operatorId: string) => `second factor of ${operatorId}`;

export function newSecret(random: Random): string {
  return new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;
}

export function sealSecret(vault: Vault, secret: string, operatorId: string): Uint8Array {
  return vault.seal(secret, aboutOf(operatorId));
}

/** null when it was sealed by another installation. */
export function openSecret(vault: Vault, sealed: Uint8Array, operatorId: string): string | null {
  return vault.open(sealed, aboutOf(operatorId));
}

/** What an authenticator reads from a QR code. */
export function otpauthUri(
  secret: string,
  { email, appName }: { readonly email: string; readonly appName: string },
) {
  return totpOf(secret, { label: email, issuer: appName }).toString();
}

/** Number of the half minute whose code this is (ms since epoch); null when it is the code of none about now. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1_000 / TOTP_SHAPE.period) + delta;
}

/** The code of a moment, as an authenticator shows it; for tests and for nothing else. */
export function codeAt(secret: string, nowMs: number): string {
  return totpOf(secret).generate({ timestamp: nowMs });
}

function totpOf(secret: string, named: { readonly label?: string; readonly issuer?: string } = {}): TOTP {
  return new TOTP({ ...named, ...TOTP_SHAPE, secret: Secret.fromBase32(secret) });
}

/** Codes for when the authenticator is lost, as they are written down: two groups of five. */
export function newRecoveryCodes(random: Random): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const letters = [...unbiased(random)].map((index) => LETTERS[index] ?? "");
    return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
  });
}

/** So many places in LETTERS, each as likely as the others. */
function* unbiased(random: Random): Generator<number> {
  const most = Math.floor(256 / LETTERS.length) * LETTERS.length;
  let found = 0;
  while (found < CODE_LETTERS) {
    for (const byte of random.bytes(CODE_LETTERS)) {
      if (byte >= most || found >= CODE_LETTERS) continue;
      found += 1;
      yield byte % LETTERS.length;
    }
  }
}

/** What is stored of a recovery code, however its letters and groups are typed. */
export function hashOfRecoveryCode(keyedHash: KeyedHash, code: string): Uint8Array {
  return keyedHash(`operator recovery code ${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")}`);
}
