import { sql } from "kysely";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { toSkeleton } from "../names/name-skeleton.ts";

/**
 * The next number among names that look like this one, from 1; never given twice. Call inside the transaction that
 * stores the name: others with the same name wait for it.
 */
export async function takeNameNumber(tx: Db, keyedHash: Ports["keyedHash"], name: string): Promise<number> {
  const { last_number: number } = await tx
    .insertInto("name_numbers")
    .values({ name_hash: keyedHash(`name ${toSkeleton(name)}`), last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("name_hash").doUpdateSet({ last_number: sql`name_numbers.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return number;
}

/** The number among names that look like this one; a name that looks as before keeps its own. */
export async function numberName(
  tx: Db,
  player: { readonly name: string; readonly nameNumber: number },
  { name, keyedHash }: { readonly name: string; readonly keyedHash: Ports["keyedHash"] },
): Promise<{ readonly name: string; readonly nameNumber: number }> {
  const looksTheSame = toSkeleton(name) === toSkeleton(player.name);
  const nameNumber = looksTheSame ? player.nameNumber : await takeNameNumber(tx, keyedHash, name);
  return { name, nameNumber };
}
