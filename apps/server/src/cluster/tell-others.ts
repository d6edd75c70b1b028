import type { Db } from "../postgres/database.ts";
import { keptBeside } from "../postgres/kept.ts";
import type { Cluster } from "./cluster.ts";

type Voice = { tell: Cluster["tellOthers"] };
const createVoice = (): Voice => ({ tell: () => undefined });

/** From now on what is told beside this database reaches the other processes. */
export function giveVoice(db: Db, tell: Cluster["tellOthers"]): void {
  keptBeside(db, createVoice).tell = tell;
}

/**
 * Tells the other processes what has changed in the database; says nothing where there is but one.
 *
 * @param db the database itself, not a transaction: what is not committed yet is not told
 */
export function tellOthers(db: Db, ...[topic, text]: Parameters<Cluster["tellOthers"]>): void {
  keptBeside(db, createVoice).tell(topic, text);
}
