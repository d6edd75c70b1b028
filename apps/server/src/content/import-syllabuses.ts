import { isDeepStrictEqual } from "node:util";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { inTurn } from "../postgres/turn-queries.ts";
import { hasErrors } from "./check-pack.ts";
import type { PackProblem } from "./pack.ts";
import { readSyllabuses } from "./syllabus-folder.ts";
import { listSyllabuses, storeSyllabuses } from "./syllabus-queries.ts";

export type SyllabusReport = {
  readonly status: "unchanged" | "invalid" | "imported";
  readonly problems: readonly PackProblem[];
};

/** Brings the stored trees to what a folder says: all of them, or nothing when one has a fault. */
export async function importSyllabuses(db: Db, folder: string): Promise<SyllabusReport> {
  const { syllabuses, problems } = await readSyllabuses(folder);
  if (hasErrors(problems)) return { status: "invalid", problems };
  if (isDeepStrictEqual(syllabuses, await listSyllabuses(db))) return { status: "unchanged", problems };
  await inTurn(db, "import", () => inTransaction(db, (tx) => storeSyllabuses(tx, syllabuses)));
  return { status: "imported", problems };
}
