import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { tellPlayers } from "../../notices/tell-players.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { isBlockedEitherWay } from "./block-queries.ts";
import {
  countChallenges,
  countReceived,
  findWaiting,
  hasMet,
  insertInvitation,
  isAccount,
  listSent,
  lockInvitation,
  lockInvited,
  lockOwnRoom,
  storeAnswer,
} from "./invitation-queries.ts";

const CHALLENGE_LIFE_MS = 120_000;
/** Challenges of one player that wait at the same time. */
const MOST_WAITING = 5;
/** Challenges to the same player within an hour: who does not answer is left alone. */
const MOST_TO_ONE = 3;
/** Challenges to a player within an hour, whoever sends them. */
const MOST_RECEIVED = 10;
const PAUSE_SECONDS = 120;

/** Who has blocked the challenger, or is blocked, reads like somebody who was never met: a block is nobody else's business. */
export const handleChallengePlayer: Handler<Actions["challenge_player"]> = async (call) => {
  const { db, ports, caller, input, nowMs } = call;
  const { playerId } = caller;
  const [battleId, invitedId] = [input.battle_id, input.user_id];
  if (!(await isAccount(db, invitedId))) return refuse("no_data");
  const isFree = invitedId !== playerId && !(await isBlockedEitherWay(db, playerId, invitedId));
  if (!isFree || !(await hasMet(db, playerId, invitedId))) return refuse("not_met");
  const at = new Date(nowMs);
  return await inTransaction(db, async (tx) => {
    const code = await lockOwnRoom(tx, battleId, playerId);
    if (code === null) return refuse("room_gone");
    const known = await findWaiting(tx, { battleId, invitedId, at });
    if (known !== undefined) return answerOf(known);
    await lockInvited(tx, invitedId);
    if (await isTooMany(tx, { playerId, invitedId, at })) {
      return refuse("too_many_requests", { retryAfterSeconds: PAUSE_SECONDS });
    }
    const invitationId = ports.random.uuid();
    const expiresAt = new Date(nowMs + CHALLENGE_LIFE_MS);
    await insertInvitation(tx, { invitationId, battleId, playerId, invitedId, at, expiresAt });
    const params = { friend_id: playerId, room_code: code, invitation_id: invitationId };
    await tellPlayers(tx, [{ kind: "battle_invitation", playerId: invitedId, params }], at);
    return answerOf({ invitationId, expiresAt });
  });
};

type Between = Parameters<typeof countChallenges>[1];

async function isTooMany(tx: Db, between: Between): Promise<boolean> {
  const { waiting, toThisOne } = await countChallenges(tx, between);
  if (waiting >= MOST_WAITING || toThisOne >= MOST_TO_ONE) return true;
  return (await countReceived(tx, between.invitedId, between.at)) >= MOST_RECEIVED;
}

function answerOf({ invitationId, expiresAt }: { readonly invitationId: string; readonly expiresAt: Date }) {
  return { data: { invitation_id: invitationId, expires_at: expiresAt.toISOString() } };
}

/** Takes no seat: the page joins by the code, which says what stands in the way. */
export const handleAnswerChallenge: Handler<Actions["answer_challenge"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const invitationId = input.invitation_id;
  return await inTransaction(db, async (tx) => {
    const asked = await lockInvitation(tx, invitationId, caller.playerId);
    if (asked === undefined) return refuse("no_data");
    const answer = input.accept ? "accepted" : "declined";
    const isLate = asked.expiresAt.getTime() <= nowMs || !asked.isOpen;
    const isTurned = asked.answer !== null && asked.answer !== answer;
    if (isTurned || (isLate && asked.answer === null)) return refuse("invitation_expired");
    if (asked.answer === null) await storeAnswer(tx, invitationId, answer);
    return { data: { battle_id: asked.battleId, room_code: asked.roomCode } };
  });
};

export const handleGetChallenges: Handler<Actions["get_challenges"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const sent = await listSent(db, caller.playerId, input.battle_id);
  return {
    data: sent.map(({ invitationId, invitedId, name, answer, expiresAt }) => ({
      invitation_id: invitationId,
      user_id: invitedId,
      name,
      state: answer ?? (expiresAt.getTime() > nowMs ? "waiting" : "expired"),
      expires_at: expiresAt.toISOString(),
    })),
  };
};
