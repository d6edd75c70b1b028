import { createHash } from "node:crypto";
import type { Decision, Rule } from "../net/window-limits.ts";
import type { KeyedHash, Random } from "../ports/ports.ts";
import type { IdpLimits } from "./idp-limits.ts";

/** Wrong passwords for one account from one client address, or from one device that its owner has used. */
export const WRONG_PASSWORDS: Rule = { window: 900, max: 10 };
/** Passwords tried for one account from devices nobody knows; beyond it each address has fewer tries, none is shut out. */
export const ALL_PASSWORDS: Rule = { window: 900, max: 100 };
export const WHILE_GUESSED: Rule = { window: 900, max: 2 };

type Attempt = {
  readonly email: string;
  readonly caller: string;
  /** Device that signed in to this account before; null when there is none. */
  readonly device: string | null;
};

/**
 * Counts one password. Guessing from many addresses makes strangers slower, never the owner: a device that signed in
 * before has a budget of its own, and any other still has tries from its own address.
 */
export async function takePassword(limits: IdpLimits, { email, caller, device }: Attempt): Promise<Decision> {
  if (device !== null) {
    const own = await limits.take(passwordKey(email, `device ${device}`), WRONG_PASSWORDS);
    return own.allowed ? await limits.take(passwordKey(email, "devices"), ALL_PASSWORDS) : own;
  }
  const all = await limits.take(passwordKey(email, "all"), ALL_PASSWORDS);
  return await limits.take(
    passwordKey(email, `from ${caller}`),
    all.allowed ? WRONG_PASSWORDS : WHILE_GUESSED,
  );
}

/** The right password was given: earlier mistakes of this caller count no more. */
export function forgivePasswords(limits: IdpLimits, { email, caller, device }: Attempt): void {
  limits.forget(passwordKey(email, device === null ? `from ${caller}` : `device ${device}`));
}

/** Key of the passwords tried for an account; the address itself is not kept. */
function passwordKey(email: string, who: string): string {
  const account = createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
  return `password ${account} ${who}`;
}

export const DEVICE_COOKIE = "device";
export const DEVICE_SECONDS = 400 * 86_400;

/** A mark for a browser that signed in to an account; only this installation can make it. */
export function makeDeviceMark(ports: { keyedHash: KeyedHash; random: Random }, email: string): string {
  return markOf(ports.keyedHash, ports.random.uuid(), email);
}

/** The device of a mark that belongs to this account, else null. */
export function deviceOf(keyedHash: KeyedHash, mark: string | null, email: string): string | null {
  const [device = ""] = (mark ?? "").split(".");
  return device !== "" && mark === markOf(keyedHash, device, email) ? device : null;
}

function markOf(keyedHash: KeyedHash, device: string, email: string): string {
  const mac = Buffer.from(keyedHash(`device ${device} ${email.trim().toLowerCase()}`)).toString("base64url");
  return `${device}.${mac}`;
}
