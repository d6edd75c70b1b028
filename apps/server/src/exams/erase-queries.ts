import type { Db } from "../postgres/database.ts";

/**
 * Forgets which exams a player was meant for and has sat, and what was written about it. What was answered stays with its
 * attempts; results that waited for somebody wait for nobody any more, so that these end.
 */
export async function eraseExams(tx: Db, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable("attempts")
    .set({ closes_at: at })
    .where("player_id", "=", playerId)
    .where("mode", "=", "exam")
    .where("finished_at", "is", null)
    .where("closes_at", ">", at)
    .execute();
  await tx.deleteFrom("exam_sittings").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("exam_candidates").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("candidate_group_members").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("exam_key_tries").where("player_id", "=", playerId).execute();
}
