import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A challenge that waits for a player's answer. */
export type InvitationRecord = {
  readonly invitationId: string;
  readonly battleId: string;
  readonly roomCode: string;
  readonly challengerId: string;
  readonly name: string;
  /** null: any subject. */
  readonly categoryId: string | null;
  readonly stakeCoins: number;
  readonly expiresAt: Date;
};

/** Challenges that wait for a player's answer, the latest first: those to rooms that still wait. */
export async function listInvitations(
  db: Db,
  playerId: string,
  at: Date,
): Promise<readonly InvitationRecord[]> {
  const { rows } = await sql<InvitationRecord>`
    select invitation_id as "invitationId", battle_id as "battleId", room_code as "roomCode",
      asked.player_id as "challengerId", players.name, category_id as "categoryId",
      stake_coins as "stakeCoins", expires_at as "expiresAt"
    from battle_invitations asked join battles using (battle_id)
      join players on players.player_id = asked.player_id and players.deleted_at is null
    where invited_id = ${playerId} and expires_at > ${at}::timestamptz and answer is null
      and started_at is null and ended_at is null
    order by invited_at desc, invitation_id limit 20`.execute(db);
  return rows;
}

/** Waits for whoever challenges to the same room; the code of a room that this player made and that waits, else null. */
export async function lockOwnRoom(tx: Db, battleId: string, playerId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select room_code as code from battles
    where battle_id = ${battleId} and creator_id = ${playerId} and room_code is not null
      and started_at is null and ended_at is null
    for no key update`.execute(tx);
  return rows[0]?.code ?? null;
}

/** Whether two have played a match together, or one came by the other's code; the second one has an open account. */
export async function hasMet(db: Db, playerId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from players where player_id = ${otherId} and deleted_at is null and status = 'active' and (
      exists (select from battle_seats own join battle_seats theirs using (battle_id) join battles using (battle_id)
        where own.player_id = ${playerId} and theirs.player_id = players.player_id
          and battles.ended_at is not null and battles.started_at is not null)
      or exists (select from referrals where (newcomer_id, owner_id) in
        ((${playerId}::uuid, players.player_id), (players.player_id, ${playerId}::uuid))))`.execute(db);
  return rows.length > 0;
}

/** Whether there is an account of this id that others may still meet. */
export async function isAccount(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from players where player_id = ${playerId} and deleted_at is null and status = 'active'`.execute(
    db,
  );
  return rows.length > 0;
}

export type Challenge = {
  readonly invitationId: string;
  readonly battleId: string;
  readonly playerId: string;
  readonly invitedId: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** The challenge of this room to this player that waits. */
export async function findWaiting(
  db: Db,
  { battleId, invitedId, at }: Pick<Challenge, "battleId" | "invitedId" | "at">,
): Promise<Pick<Challenge, "invitationId" | "expiresAt"> | undefined> {
  return await db
    .selectFrom("battle_invitations")
    .select(["invitation_id as invitationId", "expires_at as expiresAt"])
    .where("battle_id", "=", battleId)
    .where("invited_id", "=", invitedId)
    .where("answer", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** Lets nobody else challenge this player until the transaction ends. */
export async function lockInvited(tx: Db, invitedId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`battle challenge ${invitedId}`}, 0))`.execute(
    tx,
  );
}

/** How many challenges of the last hour, of anybody, went to a player. They expire after they were sent, by the index. */
export async function countReceived(db: Db, invitedId: string, at: Date): Promise<number> {
  const hourAgo = sql`${at}::timestamptz - interval '1 hour'`;
  const { rows } = await sql<{ received: number }>`
    select count(*)::integer as received from battle_invitations
    where invited_id = ${invitedId} and expires_at > ${hourAgo} and invited_at > ${hourAgo}`.execute(db);
  return rows[0]?.received ?? 0;
}

/** Challenges of a player that wait, and how many of the last hour went to this other one. */
export async function countChallenges(
  db: Db,
  { playerId, invitedId, at }: Pick<Challenge, "playerId" | "invitedId" | "at">,
): Promise<{ readonly waiting: number; readonly toThisOne: number }> {
  const { rows } = await sql<{ waiting: number; toThisOne: number }>`
    select (count(*) filter (where answer is null and expires_at > ${at}::timestamptz))::integer as waiting,
      (count(*) filter (where invited_id = ${invitedId}))::integer as "toThisOne"
    from battle_invitations
    where player_id = ${playerId} and invited_at > ${at}::timestamptz - interval '1 hour'`.execute(db);
  return rows[0] ?? { waiting: 0, toThisOne: 0 };
}

export async function insertInvitation(tx: Db, challenge: Challenge): Promise<void> {
  await tx
    .insertInto("battle_invitations")
    .values({
      invitation_id: challenge.invitationId,
      battle_id: challenge.battleId,
      player_id: challenge.playerId,
      invited_id: challenge.invitedId,
      invited_at: challenge.at,
      expires_at: challenge.expiresAt,
      answer: null,
    })
    .execute();
}

export type AskedRecord = {
  readonly battleId: string;
  readonly roomCode: string;
  readonly answer: "accepted" | "declined" | null;
  readonly expiresAt: Date;
  /** Whether the room still waits. */
  readonly isOpen: boolean;
};

/** A challenge to this player, which nobody else changes until the caller's transaction ends. */
export async function lockInvitation(
  tx: Db,
  invitationId: string,
  invitedId: string,
): Promise<AskedRecord | undefined> {
  const { rows } = await sql<AskedRecord>`
    select battle_id as "battleId", room_code as "roomCode", answer, expires_at as "expiresAt",
      started_at is null and ended_at is null as "isOpen"
    from battle_invitations asked join battles using (battle_id)
    where invitation_id = ${invitationId} and invited_id = ${invitedId}
    for update of asked`.execute(tx);
  return rows[0];
}

export async function storeAnswer(
  tx: Db,
  invitationId: string,
  answer: "accepted" | "declined",
): Promise<void> {
  await tx
    .updateTable("battle_invitations")
    .set({ answer })
    .where("invitation_id", "=", invitationId)
    .execute();
}

/** Ends the challenges that wait between two players. */
export async function withdrawBetween(
  tx: Db,
  { one, other, at }: { readonly one: string; readonly other: string; readonly at: Date },
): Promise<void> {
  await sql`
    update battle_invitations set answer = 'declined'
    where (player_id, invited_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
      and answer is null and expires_at > ${at}::timestamptz`.execute(tx);
}

export type SentRecord = {
  readonly invitationId: string;
  readonly invitedId: string;
  readonly name: string;
  readonly answer: "accepted" | "declined" | null;
  readonly expiresAt: Date;
};

/** Whom a player has asked to a room, the latest first; nobody who is gone. */
export async function listSent(db: Db, playerId: string, battleId: string): Promise<readonly SentRecord[]> {
  const { rows } = await sql<SentRecord>`
    select invitation_id as "invitationId", invited_id as "invitedId", name, answer, expires_at as "expiresAt"
    from battle_invitations asked join players on players.player_id = invited_id and deleted_at is null
    where asked.player_id = ${playerId} and battle_id = ${battleId}
    order by invited_at desc, invitation_id limit 20`.execute(db);
  return rows;
}
