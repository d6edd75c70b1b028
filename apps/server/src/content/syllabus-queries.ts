import { sql } from "kysely";
import type { Syllabus, SyllabusNode } from "@crosscheck/rules/content/syllabus";
import type { Db } from "../postgres/database.ts";

/** A learning objective as an item of this pack has it. */
export type PackObjective = { readonly packId: string; readonly objective: string };

/** A learning objective with the node it belongs to. */
export type NamedObjective = PackObjective & {
  readonly syllabus: string;
  readonly code: string;
  readonly parent: string;
  readonly titles: SyllabusNode["title"];
  readonly isConfirmed: boolean;
};

/** Every stored tree, its nodes in their order. */
export async function listSyllabuses(db: Db): Promise<readonly Syllabus[]> {
  const rows = await db
    .selectFrom("syllabus_nodes")
    .selectAll()
    .orderBy("syllabus")
    .orderBy("position")
    .execute();
  return [...Map.groupBy(rows, ({ syllabus }) => syllabus)].map(([name, nodes]) => ({
    name,
    nodes: nodes.map((row) => ({
      code: row.code,
      parent: row.parent,
      title: row.titles,
      applies_to: row.applies_to,
      source: row.source,
      edition: row.edition,
      ...(row.weight === null ? {} : { weight: row.weight }),
      status: row.is_confirmed ? "confirmed" : "unconfirmed",
    })),
  }));
}

/**
 * The node that each learning objective belongs to: its own, else the nearest one above it, in the first tree of its pack
 * that has its topic. Objectives that belong to none, as in packs beyond every licence, are not in the answer.
 */
export async function nameObjectives(
  db: Db,
  objectives: readonly PackObjective[],
): Promise<readonly NamedObjective[]> {
  const { rows } = await sql<NamedObjective>`
    select distinct on (asked.pack_id, asked.lo) asked.pack_id as "packId", asked.lo as objective,
      node.syllabus, node.code, node.parent, node.titles, node.is_confirmed as "isConfirmed"
    from unnest(${objectives.map(({ packId }) => packId)}::text[],
      ${objectives.map(({ objective }) => objective)}::text[]) as asked (pack_id, lo)
    join packs using (pack_id)
    cross join unnest(packs.syllabuses) with ordinality as tree (name, place)
    join syllabus_nodes node on node.syllabus = tree.name and strpos(node.code, '.') > 0
      and starts_with(asked.lo || '.', node.code || '.')
    order by asked.pack_id, asked.lo, tree.place, length(node.code) desc`.execute(db);
  return rows;
}

/** Puts these trees in the place of all that were stored. Call inside the caller's transaction. */
export async function storeSyllabuses(db: Db, syllabuses: readonly Syllabus[]): Promise<void> {
  await db.deleteFrom("syllabus_nodes").execute();
  const rows = syllabuses.flatMap(({ name, nodes }) =>
    nodes.map((node, at) => ({
      syllabus: name,
      code: node.code,
      parent: node.parent,
      position: at + 1,
      titles: JSON.stringify(node.title),
      applies_to: node.applies_to,
      source: node.source,
      edition: node.edition,
      weight: node.weight ?? null,
      is_confirmed: node.status === "confirmed",
    })),
  );
  if (rows.length > 0) await db.insertInto("syllabus_nodes").values(rows).execute();
}
