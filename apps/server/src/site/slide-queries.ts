import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { SlideWords } from "../postgres/tables/setting-tables.ts";

export type SlideRecord = {
  readonly slideId: string;
  /** By code of the interface language. */
  readonly words: Readonly<Record<string, SlideWords>>;
  readonly image: string | null;
  readonly path: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly version: number;
};

const COLUMNS = [
  "slide_id as slideId",
  "words",
  "image",
  "path",
  "starts_at as startsAt",
  "ends_at as endsAt",
  "version",
] as const;

/** Slides of a time, the latest start first. */
export async function listSlidesAt(db: Db, at: Date, limit: number): Promise<readonly SlideRecord[]> {
  return await db
    .selectFrom("home_slides")
    .select(COLUMNS)
    .where("starts_at", "<=", at)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", at)]))
    .orderBy("starts_at", "desc")
    .orderBy("slide_id", "desc")
    .limit(limit)
    .execute();
}

/** A page of all slides, the latest start first, after the slide `cursor`. */
export async function listSlides(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly SlideRecord[]> {
  return await db
    .selectFrom("home_slides")
    .select(COLUMNS)
    .where(
      sql<boolean>`(${cursor}::uuid is null or (starts_at, slide_id) <
        (select starts_at, slide_id from home_slides where slide_id = ${cursor}::uuid))`,
    )
    .orderBy("starts_at", "desc")
    .orderBy("slide_id", "desc")
    .limit(limit)
    .execute();
}

export async function countSlides(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("home_slides")
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertSlide(tx: Db, slide: SlideRecord): Promise<void> {
  await tx
    .insertInto("home_slides")
    .values({ slide_id: slide.slideId, ...toRow(slide) })
    .execute();
}

/** A slide, locked until the caller's transaction ends. */
export async function lockSlide(tx: Db, slideId: string): Promise<SlideRecord | undefined> {
  return await tx
    .selectFrom("home_slides")
    .select(COLUMNS)
    .where("slide_id", "=", slideId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSlide(tx: Db, slide: SlideRecord): Promise<void> {
  await tx
    .updateTable("home_slides")
    .set(toRow(slide))
    .where("slide_id", "=", slide.slideId)
    .execute();
}

export async function deleteSlide(tx: Db, slideId: string): Promise<void> {
  await tx.deleteFrom("home_slides").where("slide_id", "=", slideId).execute();
}

/** Whether a file is an uploaded picture. */
export async function isPicture(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("content_files")
    .select("name")
    .where("name", "=", name)
    .where("kind", "=", "picture")
    .executeTakeFirst();
  return row !== undefined;
}

function toRow({ words, image, path, startsAt, endsAt, version }: SlideRecord) {
  return {
    words: sql<SlideRecord["words"]>`${JSON.stringify(words)}::jsonb`,
    image,
    path,
    starts_at: startsAt,
    ends_at: endsAt,
    version,
  };
}
