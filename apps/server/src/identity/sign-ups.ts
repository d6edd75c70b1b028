import { timingSafeEqual } from "node:crypto";
import { toAcceptableName } from "../names/player-name.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Ports } from "../ports/ports.ts";
import { hasIdpUser, insertIdpUser } from "./identity-queries.ts";
import type { IdentityMails } from "./identity-mails.ts";
import { checkPassword, hashPassword } from "./password-hash.ts";
import {
  dropSignUp,
  findSignUp,
  findWaitingSignUp,
  finishSignUp,
  lockSignUp,
  storeSignUp,
  takeSignIn,
} from "./sign-up-queries.ts";

export type SignUpOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random" | "keyedHash">;
  readonly mails: IdentityMails;
  /** Takes work that the answer must not wait for. */
  readonly later: (work: Promise<unknown>) => void;
};

/** Life of a link, and of the wait for it. */
export const SIGN_UP_SECONDS = 3_600;

/** What opening a link led to; `ask` means that somebody has to say that the sign-up was theirs. */
export type OpenedLink =
  | { readonly state: "signed_in"; readonly subject: string }
  | { readonly state: "verified"; readonly email: string }
  | { readonly state: "ask"; readonly name: string; readonly email: string };

type Kind = "link" | "wait";

/**
 * Begins a sign-up and answers the pass of the device that asked. The same work for known and unknown addresses: one
 * hash, the same statements; who has an account is looked up after the answer, and only the mail differs. Where no mail
 * may be sent any more, a sign-up that waits stays: nobody voids a link without its owner being told.
 */
export async function startSignUp(
  options: SignUpOptions,
  who: { readonly name: string; readonly email: string; readonly password: string },
  request: Request | undefined,
): Promise<string> {
  const { db, ports, mails, later } = options;
  const nowMs = ports.clock.nowMs();
  const signUpId = ports.random.uuid();
  const email = who.email.toLowerCase();
  const name = toAcceptableName(who.name) ?? "";
  const mayTell = await mails.claimSignUp(email, request);
  await storeSignUp(db, {
    signUpId,
    email,
    name,
    passwordHash: await hashPassword(who.password),
    expiresAt: new Date(nowMs + SIGN_UP_SECONDS * 1_000),
    createdAt: new Date(nowMs),
    replaces: mayTell,
  });
  if (mayTell) later(mailFor({ db, ports, mails }, { signUpId, email, name }, request));
  return toPass(ports, "wait", signUpId);
}

/** Sends the link of a sign-up again; nobody learns whether there is one. */
export function resendSignUp(options: SignUpOptions, email: string, request: Request | undefined): void {
  const { db, ports, mails } = options;
  const resend = async () => {
    const waiting = await findWaitingSignUp(db, email, new Date(ports.clock.nowMs()));
    if (waiting && (await mails.claimSignUp(waiting.email, request)))
      await mailFor(options, waiting, request);
  };
  options.later(resend());
}

/**
 * Opens a mailed link. The device that asked is let in at once. Anywhere else somebody has to agree first: mail scanners
 * open links, and who owns the address must see whose sign-up it is. Null: the link is over.
 */
export async function openLink(
  options: Pick<SignUpOptions, "db" | "ports">,
  link: { readonly token: string; readonly pass: string | null; readonly agreed: boolean },
): Promise<OpenedLink | null> {
  const { db, ports } = options;
  const signUpId = readPass(ports, "link", link.token);
  if (signUpId === null) return null;
  const now = new Date(ports.clock.nowMs());
  const isOwnDevice = readPass(ports, "wait", link.pass ?? "") === signUpId;
  if (!isOwnDevice && !link.agreed) {
    const found = await findSignUp(db, signUpId, now);
    if (!found) return null;
    const { name, email } = found;
    return found.subject === null ? { state: "ask", name, email } : { state: "verified", email };
  }
  return await inTransaction(db, async (tx) => {
    const email = await verify(tx, ports, { signUpId, now });
    if (email === null) return null;
    const subject = isOwnDevice ? await takeSignIn(tx, signUpId, now) : undefined;
    return subject === undefined ? { state: "verified", email } : { state: "signed_in", subject };
  });
}

/** The owner of the address says that the sign-up is not theirs; its link and its device wait for nothing. */
export async function declineLink(
  { db, ports }: Pick<SignUpOptions, "db" | "ports">,
  token: string,
): Promise<boolean> {
  const signUpId = readPass(ports, "link", token);
  if (signUpId === null) return false;
  await dropSignUp(db, signUpId);
  return true;
}

/** How the wait of the device that asked stands; the account once its link was opened. */
export async function askSignUp(
  { db, ports }: Pick<SignUpOptions, "db" | "ports">,
  pass: string | null,
): Promise<{ readonly subject: string } | "waiting" | "over"> {
  const signUpId = readPass(ports, "wait", pass ?? "");
  if (signUpId === null) return "over";
  const now = new Date(ports.clock.nowMs());
  const subject = await takeSignIn(db, signUpId, now);
  if (subject !== undefined) return { subject };
  const found = await findSignUp(db, signUpId, now);
  if (found === undefined) return "over";
  if (found.subject === null) return "waiting";
  // The link may have been opened between the two looks.
  const late = await takeSignIn(db, signUpId, now);
  return late === undefined ? "over" : { subject: late };
}

/**
 * Whether a password belongs to a sign-up that waits at an address: then the pass of a device that asked, as who knows
 * the password asked. Undefined when nothing waits there.
 */
export async function checkWaitingPassword(
  { db, ports }: Pick<SignUpOptions, "db" | "ports">,
  email: string,
  password: string,
): Promise<string | null | undefined> {
  const waiting = await findWaitingSignUp(db, email, new Date(ports.clock.nowMs()));
  if (!waiting || (await hasIdpUser(db, email))) return undefined;
  const isRight = await checkPassword(password, waiting.passwordHash);
  return isRight ? toPass(ports, "wait", waiting.signUpId) : null;
}

type Verifying = { readonly signUpId: string; readonly now: Date };

/** Makes the account of a sign-up, once; its address, or null when there is nothing to verify any more. */
async function verify(
  tx: Db,
  { random }: Pick<Ports, "random">,
  { signUpId, now }: Verifying,
): Promise<string | null> {
  const signUp = await lockSignUp(tx, signUpId, now);
  if (!signUp) return null;
  const { email, name, passwordHash } = signUp;
  if (signUp.subject !== null) return email;
  const subject = random.uuid();
  const user = { subject, accountId: random.uuid(), name, email, passwordHash, at: now };
  // An account that came meanwhile, by a social sign-in for instance, is its owner's; no sign-up adds a password to it.
  if (!(await insertIdpUser(tx, user))) return null;
  await finishSignUp(tx, signUpId, subject);
  return email;
}

/** Sends the claimed mail of a sign-up: its link, or word that there is an account already. */
async function mailFor(
  { db, ports, mails }: Pick<SignUpOptions, "db" | "ports" | "mails">,
  signUp: { readonly signUpId: string; readonly email: string; readonly name: string },
  request: Request | undefined,
): Promise<void> {
  const { signUpId, email, name } = signUp;
  if (await hasIdpUser(db, email)) return await mails.sendKnownAddress(email, request);
  await mails.sendVerification({ to: email, name, token: toPass(ports, "link", signUpId) }, request);
}

/** A text that only this installation can make: the id of a sign-up and its keyed hash. */
export function toPass(ports: Pick<Ports, "keyedHash">, kind: Kind, signUpId: string): string {
  const mac = Buffer.from(ports.keyedHash(`sign-up ${kind} ${signUpId}`)).toString("base64url");
  return `${signUpId}.${mac}`;
}

/** The sign-up of a pass; null when we did not make it. */
function readPass(ports: Pick<Ports, "keyedHash">, kind: Kind, pass: string): string | null {
  const [, signUpId = ""] = /^([\da-f-]{36})\.[\w-]{43}$/.exec(pass) ?? [];
  if (signUpId === "") return null;
  const right = Buffer.from(toPass(ports, kind, signUpId));
  return timingSafeEqual(right, Buffer.from(pass)) ? signUpId : null;
}
