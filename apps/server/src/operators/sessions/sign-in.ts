import { refuse } from "@crosscheck/contract";
import { checkPassword, hashPassword } from "../../identity/password-hash.ts";
import { judgePassword } from "../../identity/password-rules.ts";
import { callerOf } from "../../net/rate-limiter.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { hashOfInvitation } from "../invitation.ts";
import {
  auditOwn,
  beginSession,
  noteSignIn,
  stateAfterPassword,
  takeTries,
  viewOf,
  type SessionContext,
  type SessionHandler,
} from "./session-call.ts";
import {
  endSession,
  endSessions,
  findInvited,
  findSecretsByEmail,
  storePassword,
  type OperatorSecrets,
} from "./session-queries.ts";
import { wasInFrom } from "./sign-in-queries.ts";

/** Tries in a quarter of an hour: from one address, for one account from there, and for one account from anywhere new. */
const MOST_OF_ADDRESS = 30;
const MOST_OF_ACCOUNT_HERE = 10;
const MOST_OF_ACCOUNT = 50;
const KNOWN_ADDRESS_DAYS = 30;
const DAY_MS = 86_400_000;
const NOBODY = "00000000-0000-0000-0000-000000000000";

export const handleGetSession: SessionHandler<"get_session"> = async (call) => ({
  data: await viewOf(call, call.held),
});

export const handleGetDemoLogin: SessionHandler<"get_demo_login"> = async ({ ground }) => ({
  data: ground.demoLogin,
});

/** An unknown address costs as long as a wrong password, and is told the same. */
export const handleSignIn: SessionHandler<"sign_in"> = async (call) => {
  const { ground, input, settings } = call;
  const { db } = ground;
  const owner = await findSecretsByEmail(db, input.email);
  const waits = await takeSignIn(call, input.email, owner);
  if (waits !== null) {
    await noteSignIn(db, call, { operatorId: owner?.operatorId ?? null, outcome: "too_many" });
    return waits;
  }
  const isRight = await checkPassword(input.password, owner?.passwordHash ?? (await nobodysHash()));
  if (owner === undefined || owner.passwordHash === null || !isRight) {
    await noteSignIn(db, call, { operatorId: owner?.operatorId ?? null, outcome: "password_wrong" });
    return refuse("sign_in_wrong");
  }
  ground.windows.forget(`console ${keyHere(call, input.email)}`);
  const state = stateAfterPassword(owner, settings);
  const held = await inTransaction(db, async (tx) => {
    // A session that was there in this browser does not go on beside the new one.
    if (call.held !== null) await endSession(tx, call.held.session.operatorId, call.held.session.sessionId);
    await noteSignIn(tx, call, {
      operatorId: owner.operatorId,
      outcome: state === "in" ? "in" : "password_right",
    });
    return await beginSession(tx, call, { ...owner, state });
  });
  return { data: await viewOf(call, held), token: held.token };
};

/** Where somebody has come in lately, strangers who guess elsewhere do not lock them out. */
async function takeSignIn(call: SessionContext, email: string, owner: OperatorSecrets | undefined) {
  const { ground, client, nowMs } = call;
  const since = new Date(nowMs - KNOWN_ADDRESS_DAYS * DAY_MS);
  // Asked of nobody as well: how long it takes says nothing.
  const operatorId = owner?.operatorId ?? NOBODY;
  const isKnown = await wasInFrom(ground.db, { operatorId, address: client.address, since });
  return await takeTries(call, [
    { key: `from ${callerOf(client.address)}`, max: MOST_OF_ADDRESS },
    { key: keyHere(call, email), max: MOST_OF_ACCOUNT_HERE },
    ...(isKnown ? [] : [{ key: `of ${email}`, max: MOST_OF_ACCOUNT }]),
  ]);
}

function keyHere({ client }: SessionContext, email: string): string {
  return `of ${email} from ${callerOf(client.address)}`;
}

let nobodys: Promise<string> | undefined;

/** A hash that no password fits, made once. */
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/** Whoever was signed in under the old password is not any more. A second factor stays. */
export const handleAcceptInvitation: SessionHandler<"accept_invitation"> = async (call) => {
  const { ground, input, nowMs, client, settings } = call;
  const waits = await takeTries(call, [{ key: `from ${callerOf(client.address)}`, max: MOST_OF_ADDRESS }]);
  if (waits !== null) return waits;
  const hash = hashOfInvitation(input.token);
  const invited = await findInvited(ground.db, hash, new Date(nowMs));
  if (invited === undefined) return refuse("invitation_over");
  if ((await judgePassword(input.password, invited)) !== null) return refuse("password_weak");
  const passwordHash = await hashPassword(input.password);
  const held = await inTransaction(ground.db, async (tx) => {
    // Again, with the row held: an invitation is good once.
    const owner = await findInvited(tx, hash, new Date(nowMs));
    if (owner === undefined) return null;
    const { operatorId } = owner;
    await storePassword(tx, operatorId, passwordHash);
    await endSessions(tx, operatorId);
    await noteSignIn(tx, call, { operatorId, outcome: "invited" });
    await auditOwn(tx, call, { operatorId, action: "accept_invitation" });
    return await beginSession(tx, call, { ...owner, state: stateAfterPassword(owner, settings) });
  });
  if (held === null) return refuse("invitation_over");
  return { data: await viewOf(call, held), token: held.token };
};

export const handleSignOut: SessionHandler<"sign_out"> = async (call) => {
  const { ground, held } = call;
  if (held !== null) {
    const { operatorId, sessionId } = held.session;
    await inTransaction(ground.db, async (tx) => {
      await endSession(tx, operatorId, sessionId);
      await noteSignIn(tx, call, { operatorId, outcome: "out" });
    });
  }
  return { data: await viewOf(call, null), token: null };
};
