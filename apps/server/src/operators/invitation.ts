import { createHash } from "node:crypto";
import type { Ports } from "../ports/ports.ts";

const TOKEN_BYTES = 32;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** A new invitation: what is stored of it, and the mail that brings its code. */
export type Invitation = {
  readonly hash: Uint8Array;
  readonly expiresAt: Date;
  /** Where it is accepted, below the site's address; the code stands behind the # and reaches no server's log. */
  readonly path: string;
};

/** What is stored of an invitation's code. */
export function hashOfInvitation(token: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(token).digest());
}

/** An invitation to choose a password in the console, which is good once. */
export function makeInvitation(random: Ports["random"], nowMs: number): Invitation {
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url");
  return {
    hash: hashOfInvitation(token),
    expiresAt: new Date(nowMs + DAYS * DAY_MS),
    path: `/admin/welcome#${token}`,
  };
}

/** What an invited operator reads. */
export function invitationMail({ path }: Invitation, siteUrl: string) {
  return {
    subject: "You are an operator of Crosscheck",
    text:
      "You were made an operator of this Crosscheck installation.\n\nChoose your password here within " +
      `${DAYS} days; the link is good once:\n\n${siteUrl}${path}\n`,
  };
}
