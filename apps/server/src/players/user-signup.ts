import { CODES, isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { findCodeOwner } from "./check-friend-code.ts";
import { isAllowedName } from "../names/name-check.ts";
import { readPushToken } from "../notices/push-token.ts";
import { openSession } from "./open-session.ts";
import { findOwnUser } from "./own-user.ts";
import { toAcceptableName, toPlayerName } from "../names/player-name.ts";
import { findPlayerIdByIdentity } from "./identity-link-queries.ts";
import { lockPlayer } from "./player-queries.ts";
import { findProofsFrom, useProof } from "./proof-queries.ts";
import { AlreadyRegistered, registerPlayer } from "./register-player.ts";

type Signup = Parameters<Handler<Actions["user_signup"]>>[0];
type Session = {
  readonly playerId: string;
  readonly token: string;
  /** A friend code came along that is nobody's: it stops nothing, and the answer says so (contract §7). */
  readonly isCodeDropped?: boolean;
  /** The name that came along may not be shown to others: it stops nothing either, it is replaced. */
  readonly isNameReplaced?: boolean;
};

/** Exchanges a proof for an api_token. Whatever happens at the same time, one identity becomes one player. */
export const handleUserSignup: Handler<Actions["user_signup"]> = async (call) => {
  const { input } = call;
  const { proof } = call.caller;
  if (input.firebase_id !== proof.subject) return refuse("proof_not_valid");

  const known = await signInKnown(call);
  if (known !== null) return isRefusal(known) ? known : await toAnswer(call, known, "signed_in");
  if (proof.type === "email" && !proof.emailVerified) return refuse("verify_email_first");

  const registered = await register(call);
  if (registered !== "known") {
    return isRefusal(registered) ? registered : await toAnswer(call, registered, "registered");
  }
  const winner = await signInKnown(call);
  // The identity was there a moment ago; an account deleted since then needs a new proof.
  if (winner === null) return refuse("proof_not_valid");
  return isRefusal(winner) ? winner : await toAnswer(call, winner, "signed_in");
};

/** Signs the player of this identity in; null when there is none. */
async function signInKnown(
  call: Signup,
): Promise<Session | Refusal<"account_deactivated" | "proof_not_valid"> | null> {
  const { db, ports } = call;
  const { proof } = call.caller;
  const playerId = await findPlayerIdByIdentity(db, proof);
  if (playerId === undefined) return null;
  return await inTransaction(db, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) return null;
    if (player.status === "deactivated") return refuse("account_deactivated");
    if (await isOutdated(tx, call, playerId)) return refuse("proof_not_valid");
    if (!(await isFirstUse(tx, call))) return refuse("proof_not_valid");
    return { playerId, token: await openSession(tx, ports.random, toSession(call, playerId)) };
  });
}

async function register(
  call: Signup,
): Promise<Session | Refusal<"invalid_field" | "proof_not_valid"> | "known"> {
  const { db, ports, input, settings, nowMs } = call;
  const { proof } = call.caller;
  const wanted = chooseName(call);
  if (wanted === null) return refuse("invalid_field", { field: "name" });
  const isNameReplaced = !isAllowedName(wanted, settings.appName);
  const name = isNameReplaced ? neutralName(ports) : wanted;
  const asked = input.friends_code;
  const friend = asked === undefined ? undefined : await findCodeOwner(db, asked);
  const referredBy = friend ?? null;
  const origin = { address: call.client.address, pushToken: input.web_fcm_id ?? null };
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await isFirstUse(tx, call))) return refuse("proof_not_valid");
      const playerId = await registerPlayer(tx, ports, { proof, name, referredBy, origin, settings, nowMs });
      const token = await openSession(tx, ports.random, toSession(call, playerId));
      return { playerId, token, isNameReplaced, isCodeDropped: asked !== undefined && friend === undefined };
    });
  } catch (error) {
    if (error instanceof AlreadyRegistered) return "known";
    throw error;
  }
}

/** Uses the proof up; false when it was used before. */
async function isFirstUse(tx: Db, { ports, caller }: Signup): Promise<boolean> {
  const { proof } = caller;
  const proofHash = ports.keyedHash(`proof ${proof.issuer} ${proof.proofId}`);
  return await useProof(tx, {
    proofHash,
    expiresAt: new Date(proof.expiresAtMs),
    now: new Date(ports.identity.nowMs()),
  });
}

/** Whether the proof is older than the player's last sign-out everywhere; tokens are dated in whole seconds. */
async function isOutdated(tx: Db, { caller }: Signup, playerId: string): Promise<boolean> {
  const from = await findProofsFrom(tx, playerId);
  return from !== null && caller.proof.issuedAtMs < Math.floor(from.getTime() / 1_000) * 1_000;
}

/** The name asked for, else the provider's, else one that says nothing about the person; null when refused. */
function chooseName({ input, caller, ports }: Pick<Signup, "input" | "caller" | "ports">): string | null {
  const { proof } = caller;
  if (input.name !== undefined) return toPlayerName(input.name);
  const given = proof.name === null ? null : toAcceptableName(proof.name);
  return given ?? neutralName(ports);
}

function neutralName({ random }: Pick<Signup["ports"], "random">): string {
  return `Pilot ${1_000 + (random.seed() % 9_000)}`;
}

/** A push token that is no use stops no sign-in. */
function toSession({ client, input, ports, nowMs }: Signup, playerId: string) {
  const pushToken = readPushToken(input.web_fcm_id ?? "", ports.push);
  return { playerId, userAgent: client.userAgent, pushToken, nowMs };
}

async function toAnswer<Message extends "registered" | "signed_in">(
  { db, nowMs }: Signup,
  session: Session,
  message: Message,
) {
  const user = await findOwnUser(db, session.playerId, nowMs);
  if (user === null) return refuse("proof_not_valid");
  return { data: { ...user, api_token: session.token, notice: toNotice(session) }, message };
}

function toNotice({ isNameReplaced, isCodeDropped }: Session): string | null {
  if (isNameReplaced === true) return CODES.name_not_allowed.code;
  return isCodeDropped === true ? CODES.friend_code_not_valid.code : null;
}
