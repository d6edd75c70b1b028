import { isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { openSession } from "./open-session.ts";
import { findOwnUser } from "./own-user.ts";
import { toAcceptableName, toPlayerName } from "./player-name.ts";
import { findPlayerIdByIdentity, findPlayerIdByReferCode, lockPlayer } from "./player-queries.ts";
import { toReferCode } from "./refer-code.ts";
import { AlreadyRegistered, registerPlayer } from "./register-player.ts";

type Signup = Parameters<Handler<Actions["user_signup"]>>[0];
type Session = { readonly playerId: string; readonly token: string };

/** Exchanges a proof for an api_token. Whatever happens at the same time, one identity becomes one player. */
export const handleUserSignup: Handler<Actions["user_signup"]> = async (call) => {
  const { proof, input } = call;
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
async function signInKnown(call: Signup): Promise<Session | Refusal<"account_deactivated"> | null> {
  const { db, ports, proof } = call;
  const playerId = await findPlayerIdByIdentity(db, proof);
  if (playerId === undefined) return null;
  return await inTransaction(db, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) return null;
    if (player.status === "deactivated") return refuse("account_deactivated");
    return { playerId, token: await openSession(tx, ports.random, toSession(call, playerId)) };
  });
}

async function register(call: Signup): Promise<Session | Refusal<"invalid_field"> | "known"> {
  const { db, ports, proof, input, settings, nowMs } = call;
  const name = chooseName(call);
  if (name === null) return refuse("invalid_field", { field: "name" });
  const referredBy = await findFriend(db, input.friends_code);
  if (referredBy === undefined) return refuse("invalid_field", { field: "friends_code" });
  try {
    return await inTransaction(db, async (tx) => {
      const playerId = await registerPlayer(tx, ports, { proof, name, referredBy, settings, nowMs });
      return { playerId, token: await openSession(tx, ports.random, toSession(call, playerId)) };
    });
  } catch (error) {
    if (error instanceof AlreadyRegistered) return "known";
    throw error;
  }
}

/** The name asked for, else the provider's, else one that says nothing about the person; null when refused. */
function chooseName({ input, proof, ports }: Pick<Signup, "input" | "proof" | "ports">): string | null {
  if (input.name !== undefined) return toPlayerName(input.name);
  const given = proof.name === null ? null : toAcceptableName(proof.name);
  return given ?? `Pilot ${1_000 + (ports.random.seed() % 9_000)}`;
}

/** Owner of a friend's code; null when no code was given, undefined when it is nobody's. */
async function findFriend(db: Db, text: string | undefined): Promise<string | null | undefined> {
  if (text === undefined || text === "") return null;
  const code = toReferCode(text);
  return code === null ? undefined : await findPlayerIdByReferCode(db, code);
}

function toSession({ client, input, nowMs }: Signup, playerId: string) {
  return { playerId, userAgent: client.userAgent, pushToken: input.web_fcm_id ?? null, nowMs };
}

async function toAnswer<Message extends "registered" | "signed_in">(
  { db, nowMs }: Signup,
  session: Session,
  message: Message,
) {
  const user = await findOwnUser(db, session.playerId, nowMs);
  if (user === null) return refuse("proof_not_valid");
  return { data: { ...user, api_token: session.token }, message };
}
