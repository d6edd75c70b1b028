import type { Db } from "../../postgres/database.ts";

/** Forgets how a player was rated and whom the player looks for; results of battles stay, under an id that names nobody. */
export async function eraseStanding(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("battle_ratings").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("battle_searches").where("player_id", "=", playerId).execute();
}
