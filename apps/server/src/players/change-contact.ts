import { timingSafeEqual } from "node:crypto";
import { refuse, type Refusal } from "@crosscheck/contract";
import { isIdpEmail } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import { messagesIn } from "../identity/message-texts.ts";
import { CODE_LIFE_MS, CODE_TRIES, makeCode } from "../identity/one-time-code.ts";
import { claimMessage } from "../identity/send-budget.ts";
import type { CallContext } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { storeContactChange, takeContactTry, type ContactKind } from "./contact-queries.ts";
import { listIdentities } from "./identity-link-queries.ts";
import { isPlayerEmail } from "./player-queries.ts";

const SEND_WAIT_SECONDS = 600;

export type ContactOfPlayer = {
  readonly playerId: string;
  readonly kind: ContactKind;
  readonly address: string;
};

type Call = Pick<CallContext, "db" | "ports" | "settings" | "nowMs" | "client">;

/** Takes one of the codes that may be sent to an address; null when it may. */
export async function claimContactCode(
  { db, ports, settings, client }: Call,
  { kind, address: to }: Pick<ContactOfPlayer, "kind" | "address">,
): Promise<Refusal<"too_many_requests" | "invalid_field"> | null> {
  const channel = kind === "email" ? "mail" : "sms";
  const sending = { channel, kind: "code", to, address: client.address } as const;
  const outcome = await claimMessage({ db, ports, settings }, sending);
  if (outcome === "sent") return null;
  if (outcome === "country") return refuse("invalid_field", { field: "mobile" });
  return refuse("too_many_requests", { retryAfterSeconds: SEND_WAIT_SECONDS });
}

/** Sends a claimed code to a new address, in the player's language; it counts when the code comes back. */
export async function startContactChange(
  call: Call,
  contact: ContactOfPlayer & { readonly language: string | null },
): Promise<void> {
  const { db, ports, settings, nowMs } = call;
  const code = makeCode(ports.random);
  const { playerId, kind, address } = contact;
  await storeContactChange(db, {
    playerId,
    kind,
    address,
    codeHash: hashOf(ports, contact, code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(nowMs + CODE_LIFE_MS),
    createdAt: new Date(nowMs),
  });
  const messages = messagesIn(contact.language);
  if (kind === "email") await ports.mail.send({ to: address, ...messages.codeMail(settings.appName, code) });
  else await ports.sms.send({ to: address, text: messages.codeSms(settings.appName, code) });
}

/** Checks the code of a change that waits; the address it proves, or why not. */
export async function checkContactCode(
  call: Pick<CallContext, "db" | "ports" | "nowMs">,
  { playerId, kind, code }: { readonly playerId: string; readonly kind: ContactKind; readonly code: string },
): Promise<string | Refusal<"code_wrong" | "code_expired">> {
  const { db, ports, nowMs } = call;
  const found = await takeContactTry(db, { playerId, kind, now: new Date(nowMs) });
  if (!found) return refuse("code_expired");
  const { address } = found;
  if (timingSafeEqual(hashOf(ports, { playerId, kind, address }, code), found.codeHash)) return address;
  return refuse(found.triesLeft === 0 ? "code_expired" : "code_wrong");
}

/** Whether somebody else signs in or is reached with this address. */
export async function isEmailTaken(db: Db, playerId: string, email: string): Promise<boolean> {
  if (await isPlayerEmail(db, { email, exceptPlayerId: playerId })) return true;
  const own = await listIdentities(db, playerId);
  const exceptSubjects = own.filter(({ issuer }) => issuer === EMBEDDED_ISSUER).map(({ subject }) => subject);
  return await isIdpEmail(db, { email, exceptSubjects });
}

function hashOf(ports: Ports, contact: ContactOfPlayer, code: string): Uint8Array {
  return ports.keyedHash(`contact ${contact.playerId} ${contact.kind} ${contact.address} ${code}`);
}
