import { sql } from "kysely";
import { openRunningDatabase } from "./running-database.ts";

/** Makes an open attempt of a running product this many seconds older, as if its player had been away. */
export async function moveBack(dataFolder: string, attemptId: string, seconds: number): Promise<void> {
  const { db, close } = openRunningDatabase(dataFolder);
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(secs => ${seconds})`;
  try {
    await db
      .updateTable("attempts")
      .set({ opened_at: earlier("opened_at"), expires_at: earlier("expires_at") })
      .where("attempt_id", "=", attemptId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("open_attempts")
      .set({ ends_at: earlier("ends_at") })
      .where("attempt_id", "=", attemptId)
      .execute();
    await db
      .updateTable("attempt_openings")
      .set({ opened_at: earlier("opened_at") })
      .where("attempt_id", "=", attemptId)
      .execute();
    await db
      .updateTable("attempt_answers")
      .set({ answered_at: earlier("answered_at") })
      .where("attempt_id", "=", attemptId)
      .execute();
  } finally {
    await close();
  }
}
