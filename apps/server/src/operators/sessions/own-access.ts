import { isRefusal, refuse } from "@crosscheck/contract";
import { checkPassword, hashPassword } from "../../identity/password-hash.ts";
import { judgePassword } from "../../identity/password-rules.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  otpauthUri,
  sealSecret,
  stepOf,
} from "./second-factor.ts";
import {
  auditOwn,
  LIFE_MS,
  noteSignIn,
  takeTries,
  viewOf,
  type SessionContext,
  type SessionHandler,
} from "./session-call.ts";
import {
  changeSession,
  countWrongCode,
  endSession,
  endSessions,
  findSecrets,
  listSessions,
  storePassword,
  storeRecoveryCodes,
  storeSecondFactor,
  spendRecoveryCode,
  spendStep,
  type OperatorSecrets,
} from "./session-queries.ts";
import { hashOfToken, newToken } from "./tokens.ts";

type Held = NonNullable<SessionContext["held"]>;

/** Wrong codes that end a session which waits for one. */
const MOST_WRONG_CODES = 5;
/** Codes and passwords of one operator in a quarter of an hour, over all sessions. */
const MOST_PROOFS = 20;

/** The session of the call and whose it is; calls of this file are let in with one only. */
async function ownerOf({
  ground,
  held,
}: SessionContext): Promise<{ readonly held: Held; readonly owner: OperatorSecrets } | null> {
  const owner = held === null ? undefined : await findSecrets(ground.db, held.session.operatorId);
  return held === null || owner === undefined ? null : { held, owner };
}

async function takeProof(call: SessionContext, { operatorId }: OperatorSecrets) {
  return await takeTries(call, [{ key: `proofs of ${operatorId}`, max: MOST_PROOFS }]);
}

/** What a code is: of the authenticator, one of those written down, or none. Using it up is part of it. */
async function spendFactor(
  tx: Db,
  { ground, nowMs }: SessionContext,
  { owner: { operatorId, secondFactor }, code }: { readonly owner: OperatorSecrets; readonly code: string },
): Promise<"code" | "recovery_code" | null> {
  const secret = secondFactor === null ? null : openSecret(ground.ports.vault, secondFactor, operatorId);
  const step = secret === null ? null : stepOf(secret, code, nowMs);
  if (step !== null) return (await spendStep(tx, operatorId, step)) ? "code" : null;
  const hash = hashOfRecoveryCode(ground.ports.keyedHash, code);
  return (await spendRecoveryCode(tx, operatorId, hash)) ? "recovery_code" : null;
}

/** Lets a session in, with a token of its own: who knew the old one is out. */
async function goOn(tx: Db, { ground, nowMs }: SessionContext, { session }: Held): Promise<Held> {
  const token = newToken(ground.ports.random);
  const expiresAt = new Date(nowMs + LIFE_MS.in);
  await changeSession(tx, session.sessionId, {
    state: "in",
    tokenHash: hashOfToken(token),
    expiresAt,
    pendingSecret: null,
  });
  return { token, session: { ...session, state: "in", expiresAt, pendingSecret: null } };
}

export const handleProveSecondFactor: SessionHandler<"prove_second_factor"> = async (call) => {
  const { ground, input } = call;
  const own = await ownerOf(call);
  if (own === null) return refuse("session_over");
  const { held, owner } = own;
  if (held.session.state !== "second_factor") return { data: await viewOf(call, held) };
  const waits = await takeProof(call, owner);
  if (waits !== null) return waits;
  const proven = await inTransaction(ground.db, async (tx) => {
    const factor = await spendFactor(tx, call, { owner: owner, code: input.code });
    if (factor === null) {
      await noteSignIn(tx, call, { operatorId: owner.operatorId, outcome: "factor_wrong" });
      const wrong = await countWrongCode(tx, held.session.sessionId);
      if (wrong >= MOST_WRONG_CODES) await endSession(tx, owner.operatorId, held.session.sessionId);
      return null;
    }
    if (factor === "recovery_code")
      await noteSignIn(tx, call, { operatorId: owner.operatorId, outcome: "recovery_code" });
    await noteSignIn(tx, call, { operatorId: owner.operatorId, outcome: "in" });
    return await goOn(tx, call, held);
  });
  if (proven === null) return refuse("second_factor_wrong");
  return { data: await viewOf(call, proven), token: proven.token };
};

export const handleEnrolSecondFactor: SessionHandler<"enrol_second_factor"> = async (call) => {
  const { ground, settings } = call;
  const own = await ownerOf(call);
  if (own === null) return refuse("session_over");
  const { held, owner } = own;
  if (held.session.state === "second_factor" || owner.secondFactor !== null)
    return refuse("second_factor_there");
  const secret = newSecret(ground.ports.random);
  await changeSession(ground.db, held.session.sessionId, {
    pendingSecret: sealSecret(ground.ports.vault, secret, owner.operatorId),
  });
  return {
    data: { secret, otpauth_uri: otpauthUri(secret, { email: owner.email, appName: settings.appName }) },
  };
};

/** The first code is used up by it. Other sessions end: they came in by less. */
export const handleConfirmSecondFactor: SessionHandler<"confirm_second_factor"> = async (call) => {
  const { ground, input, nowMs } = call;
  const own = await ownerOf(call);
  if (own === null) return refuse("session_over");
  const { held, owner } = own;
  if (owner.secondFactor !== null) return refuse("second_factor_there");
  const waits = await takeProof(call, owner);
  if (waits !== null) return waits;
  const sealed = held.session.pendingSecret;
  const secret = sealed === null ? null : openSecret(ground.ports.vault, sealed, owner.operatorId);
  const step = secret === null ? null : stepOf(secret, input.code, nowMs);
  if (sealed === null || step === null) return refuse("second_factor_wrong");
  const { operatorId } = owner;
  const codes = newRecoveryCodes(ground.ports.random);
  const confirmed = await inTransaction(ground.db, async (tx) => {
    await storeSecondFactor(tx, operatorId, { sealed, step });
    await storeRecoveryCodes(
      tx,
      operatorId,
      codes.map((code) => hashOfRecoveryCode(ground.ports.keyedHash, code)),
    );
    await endSessions(tx, operatorId, held.session.sessionId);
    await auditOwn(tx, call, {
      operatorId,
      action: "confirm_second_factor",
      after: { has_second_factor: true },
    });
    if (held.session.state === "enrol") await noteSignIn(tx, call, { operatorId, outcome: "in" });
    return await goOn(tx, call, held);
  });
  return {
    data: { session: await viewOf(call, confirmed), recovery_codes: [...codes] },
    token: confirmed.token,
  };
};

export const handleRemoveSecondFactor: SessionHandler<"remove_second_factor"> = async (call) => {
  const { ground, input, settings } = call;
  if (settings.operatorSecondFactor) return refuse("second_factor_needed");
  const own = await proveOwner(call, input.password);
  if (isRefusal(own)) return own;
  const { held, owner } = own;
  const { operatorId } = owner;
  const isRemoved = await inTransaction(ground.db, async (tx) => {
    if (
      owner.secondFactor !== null &&
      (await spendFactor(tx, call, { owner: owner, code: input.code })) === null
    )
      return false;
    await storeSecondFactor(tx, operatorId, null);
    await auditOwn(tx, call, {
      operatorId,
      action: "remove_second_factor",
      after: { has_second_factor: false },
    });
    return true;
  });
  return isRemoved ? { data: await viewOf(call, held) } : refuse("second_factor_wrong");
};

export const handleRenewRecoveryCodes: SessionHandler<"renew_recovery_codes"> = async (call) => {
  const { ground, input } = call;
  const own = await ownerOf(call);
  if (own === null) return refuse("session_over");
  const { operatorId } = own.owner;
  const waits = await takeProof(call, own.owner);
  if (waits !== null) return waits;
  const codes = newRecoveryCodes(ground.ports.random);
  const isRenewed = await inTransaction(ground.db, async (tx) => {
    if ((await spendFactor(tx, call, { owner: own.owner, code: input.code })) === null) return false;
    await storeRecoveryCodes(
      tx,
      operatorId,
      codes.map((code) => hashOfRecoveryCode(ground.ports.keyedHash, code)),
    );
    await auditOwn(tx, call, { operatorId, action: "renew_recovery_codes" });
    return true;
  });
  return isRenewed ? { data: { recovery_codes: [...codes] } } : refuse("second_factor_wrong");
};

/** Whoever gives the password of the session's operator. */
async function proveOwner(call: SessionContext, password: string) {
  const own = await ownerOf(call);
  if (own === null) return refuse("session_over");
  const waits = await takeProof(call, own.owner);
  if (waits !== null) return waits;
  const isRight = own.owner.passwordHash !== null && (await checkPassword(password, own.owner.passwordHash));
  if (isRight) return own;
  await noteSignIn(call.ground.db, call, { operatorId: own.owner.operatorId, outcome: "password_wrong" });
  return refuse("sign_in_wrong");
}

export const handleChangePassword: SessionHandler<"change_password"> = async (call) => {
  const { ground, input } = call;
  const own = await proveOwner(call, input.password);
  if (isRefusal(own)) return own;
  const { held, owner } = own;
  if ((await judgePassword(input.new_password, owner)) !== null) return refuse("password_weak");
  const passwordHash = await hashPassword(input.new_password);
  const changed = await inTransaction(ground.db, async (tx) => {
    await storePassword(tx, owner.operatorId, passwordHash);
    await endSessions(tx, owner.operatorId, held.session.sessionId);
    await auditOwn(tx, call, { operatorId: owner.operatorId, action: "change_password" });
    return await goOn(tx, call, held);
  });
  return { data: await viewOf(call, changed), token: changed.token };
};

export const handleConfirmPresence: SessionHandler<"confirm_presence"> = async (call) => {
  const { ground, input, nowMs } = call;
  const own = await proveOwner(call, input.password);
  if (isRefusal(own)) return own;
  await changeSession(ground.db, own.held.session.sessionId, { presenceAt: new Date(nowMs) });
  return { data: await viewOf(call, own.held) };
};

export const handleListOwnSessions: SessionHandler<"list_own_sessions"> = async (call) => ({
  data: { rows: await rowsOf(call) },
});

export const handleEndOwnSession: SessionHandler<"end_own_session"> = async (call) => {
  const { ground, input, held } = call;
  if (held === null) return refuse("session_over");
  const { operatorId } = held.session;
  const isEnded = await inTransaction(ground.db, async (tx) => {
    if (!(await endSession(tx, operatorId, input.session_id))) return false;
    await auditOwn(tx, call, { operatorId, action: "end_own_session" });
    return true;
  });
  return isEnded ? { data: { rows: await rowsOf(call) } } : refuse("no_data");
};

async function rowsOf({ ground, nowMs, held }: SessionContext) {
  if (held === null) return [];
  const sessions = await listSessions(ground.db, held.session.operatorId, new Date(nowMs));
  return sessions.map((session) => ({
    session_id: session.sessionId,
    created_at: session.createdAt.toISOString(),
    seen_at: session.seenAt.toISOString(),
    address: session.address,
    user_agent: session.userAgent,
    is_this: session.sessionId === held.session.sessionId,
  }));
}
