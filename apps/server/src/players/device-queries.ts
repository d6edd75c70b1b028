import type { Db } from "../postgres/database.ts";

const PURGED_AT_ONCE = 100;

export type DeviceRecord = {
  readonly playerId: string;
  readonly deviceId: string;
  readonly label: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
};

/**
 * The device of a token that still counts, with its player's status; of a deactivated player any token that was good, so
 * that whoever holds it hears why.
 */
export async function findDeviceByToken(
  db: Db,
  tokenHash: Uint8Array,
): Promise<
  | (DeviceRecord & {
      readonly status: "active" | "deactivated";
      readonly alsoDefaultLanguage: boolean;
      readonly pageLanguage: string | null;
    })
  | undefined
> {
  const row = await db
    .selectFrom("devices")
    .innerJoin("players", "players.player_id", "devices.player_id")
    .select([
      "devices.player_id as playerId",
      "devices.device_id as deviceId",
      "devices.label as label",
      "devices.signed_in_at as signedInAt",
      "devices.last_seen_at as lastSeenAt",
      "players.status as status",
      "players.also_default_language as alsoDefaultLanguage",
      "players.web_language as pageLanguage",
    ])
    .where("devices.token_hash", "=", tokenHash)
    .where((where) =>
      where.or([where("devices.revoked_at", "is", null), where("players.status", "=", "deactivated")]),
    )
    .where("players.deleted_at", "is", null)
    .executeTakeFirst();
  return row;
}

export async function addDevice(
  db: Db,
  device: DeviceRecord & { readonly tokenHash: Uint8Array },
): Promise<void> {
  await db
    .insertInto("devices")
    .values({
      player_id: device.playerId,
      device_id: device.deviceId,
      token_hash: device.tokenHash,
      label: device.label,
      signed_in_at: device.signedInAt,
      last_seen_at: device.lastSeenAt,
    })
    .execute();
}

export async function touchDevice(
  db: Db,
  { playerId, deviceId, at }: { readonly playerId: string; readonly deviceId: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable("devices")
    .set({ last_seen_at: at })
    .where("player_id", "=", playerId)
    .where("device_id", "=", deviceId)
    .execute();
}

/** Devices signed in now, the latest seen first. */
export async function listDevices(db: Db, playerId: string): Promise<readonly DeviceRecord[]> {
  return await db
    .selectFrom("devices")
    .select([
      "player_id as playerId",
      "device_id as deviceId",
      "label",
      "signed_in_at as signedInAt",
      "last_seen_at as lastSeenAt",
    ])
    .where("player_id", "=", playerId)
    .where("revoked_at", "is", null)
    .orderBy("last_seen_at", "desc")
    .orderBy("device_id", "desc")
    .execute();
}

/** Ends the sign-in of these devices, or of all when `deviceIds` is null, and what is pushed there; says how many ended. */
export async function revokeDevices(
  db: Db,
  {
    playerId,
    deviceIds,
    at,
  }: { readonly playerId: string; readonly deviceIds: readonly string[] | null; readonly at: Date },
): Promise<number> {
  if (deviceIds?.length === 0) return 0;
  const { ended } = await db
    .with("ended", (query) =>
      query
        .updateTable("devices")
        .set({ revoked_at: at, push_token: null })
        .where("player_id", "=", playerId)
        .where("revoked_at", "is", null)
        .$if(deviceIds !== null, (some) => some.where("device_id", "in", [...(deviceIds ?? [])]))
        .returning("device_id"),
    )
    .with("silenced", (query) =>
      query
        .deleteFrom("push_subscriptions")
        .where("player_id", "=", playerId)
        .where("device_id", "in", (some) => some.selectFrom("ended").select("device_id")),
    )
    .selectFrom("ended")
    .select((one) => one.fn.countAll<number>().as("ended"))
    .executeTakeFirstOrThrow();
  return ended;
}

/** Ends all sign-ins but this new one and the `others` seen last. Call inside the transaction that opens it. */
export async function revokeOldDevices(
  tx: Db,
  {
    playerId,
    deviceId,
    others,
    at,
  }: { readonly playerId: string; readonly deviceId: string; readonly others: number; readonly at: Date },
): Promise<void> {
  const old = await tx
    .selectFrom("devices")
    .select("device_id as deviceId")
    .where("player_id", "=", playerId)
    .where("device_id", "<>", deviceId)
    .where("revoked_at", "is", null)
    .orderBy("last_seen_at", "desc")
    .orderBy("device_id", "desc")
    .offset(others)
    .execute();
  await revokeDevices(tx, { playerId, deviceIds: old.map((device) => device.deviceId), at });
}

/** Drops some of the devices whose sign-in ended before this time, of any player. */
export async function purgeDevices(tx: Db, before: Date): Promise<void> {
  await tx
    .deleteFrom("devices")
    .where("token_hash", "in", (query) =>
      query
        .selectFrom("devices")
        .select("token_hash")
        .where("revoked_at", "<", before)
        .limit(PURGED_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Removes every trace of a player's devices. */
export async function eraseDevices(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom("devices").where("player_id", "=", playerId).execute();
}
