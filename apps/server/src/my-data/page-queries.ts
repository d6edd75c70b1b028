import { sql } from "kysely";
import type { OwnData, OwnDataOf } from "../calls/own-data.ts";
import type { Db } from "../postgres/database.ts";

type Wanted = Omit<OwnDataOf, "page"> & { readonly offset: number; readonly limit: number };

/** Rows of a part from an offset on. */
export async function listOwnData(
  db: Db,
  { select }: Pick<OwnData, "select">,
  { offset, limit, ...of }: Wanted,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const page = sql`limit ${limit} offset ${offset}`;
  const { rows } = await select({ ...of, page }).execute(db);
  return rows;
}
