import type { Db } from "../postgres/database.ts";
import { keptBeside } from "../postgres/kept.ts";
import type { Cluster } from "./cluster.ts";

type Voice = Pick<Cluster, "tell" | "tellOthers">;
const createVoice = (): Voice => ({ tell: () => undefined, tellOthers: () => undefined });

/** From now on what is told beside this database reaches the processes. */
export function giveVoice(db: Db, { tell, tellOthers: others }: Voice): void {
  Object.assign(keptBeside(db, createVoice), { tell, tellOthers: others });
}

/**
 * Tells the other processes what has changed in the database; says nothing where there is but one.
 *
 * @param db the database itself, not a transaction: what is not committed yet is not told
 */
export function tellOthers(db: Db, ...[topic, text]: Parameters<Cluster["tellOthers"]>): void {
  keptBeside(db, createVoice).tellOthers(topic, text);
}

/** Tells all processes, this one included, what has changed in the database. */
export function tellAll(db: Db, ...[topic, text]: Parameters<Cluster["tell"]>): void {
  keptBeside(db, createVoice).tell(topic, text);
}
