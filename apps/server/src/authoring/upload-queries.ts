import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ContentTables } from "../postgres/tables/content-tables.ts";

type Part = {
  readonly uploadId: string;
  readonly part: number;
  readonly bytes: Uint8Array;
  readonly at: Date;
};

/** Keeps a part; the same part again changes nothing. */
export async function storePart(db: Db, { uploadId, part, bytes, at }: Part): Promise<void> {
  await db
    .insertInto("upload_parts")
    .values({ upload_id: uploadId, part, bytes, stored_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The bytes of an upload; null while a part is missing. Its id is known to whoever made it alone. */
export async function joinParts(db: Db, uploadId: string): Promise<Uint8Array | null> {
  const rows = await db
    .selectFrom("upload_parts")
    .select(["part", "bytes"])
    .where("upload_id", "=", uploadId)
    .orderBy("part")
    .execute();
  if (rows.length === 0 || rows.some(({ part }, at) => part !== at + 1)) return null;
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

export async function deleteParts(db: Db, uploadId: string): Promise<void> {
  await db.deleteFrom("upload_parts").where("upload_id", "=", uploadId).execute();
}

/** Takes away the parts of uploads that nobody has finished. */
export async function deleteOldParts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("upload_parts").where("stored_at", "<", before).execute();
}

type FileRow = ContentTables["content_files"];

/** Notes a file; one with the same content keeps its first title. */
export async function insertFile(db: Db, file: FileRow): Promise<FileRow> {
  await db
    .insertInto("content_files")
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db
    .selectFrom("content_files")
    .selectAll()
    .where("name", "=", file.name)
    .executeTakeFirstOrThrow();
}

type FilePage = {
  readonly kind: FileRow["kind"] | null;
  readonly cursor: string | null;
  readonly limit: number;
};

/** Files, the latest first, after the one `cursor`. */
export async function listFiles(db: Db, { kind, cursor, limit }: FilePage): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select * from content_files where (${kind}::text is null or kind = ${kind}) and (${cursor}::text is null
      or (uploaded_at, name) < (select uploaded_at, name from content_files where name = ${cursor}))
    order by uploaded_at desc, name desc limit ${limit}`.execute(db);
  return rows;
}

export async function countFiles(db: Db, kind: FileRow["kind"] | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from content_files where ${kind}::text is null or kind = ${kind}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
