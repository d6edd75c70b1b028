import { createHash } from "node:crypto";
import type { Ports } from "../ports/ports.ts";

const TOKEN_BYTES = 32;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** A new invitation: what is stored of it, and the mail that brings its code. */
export type Invitation = {
  readonly hash: Uint8Array;
  readonly expiresAt: Date;
  readonly mail: { readonly subject: string; readonly text: string };
};

/** The console comes with a later version; until then the record and the code are all there is. */
export function makeInvitation(random: Ports["random"], nowMs: number): Invitation {
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url");
  return {
    hash: new Uint8Array(createHash("sha256").update(token).digest()),
    expiresAt: new Date(nowMs + DAYS * DAY_MS),
    mail: {
      subject: "You are an operator of Crosscheck",
      text:
        "You were made an operator of this Crosscheck installation.\n\nYour invitation code, valid for " +
        `${DAYS} days and needed once, to choose a password in the console:\n\n${token}\n\n` +
        "The console is not part of this version yet; ask for a new code when it is there.\n",
    },
  };
}
