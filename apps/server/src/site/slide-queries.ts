import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { SlideWords } from "../postgres/tables/setting-tables.ts";

export type SlideRecord = {
  readonly slideId: string;
  /** By code of the interface language. */
  readonly words: Readonly<Record<string, SlideWords>>;
  readonly image: string | null;
  readonly link: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly version: number;
};

const COLUMNS = [
  "slide_id as slideId",
  "words",
  "image",
  "link",
  "starts_at as startsAt",
  "ends_at as endsAt",
  "version",
] as const;

/** Slides of a time in their order. */
export async function listSlidesAt(db: Db, at: Date, limit: number): Promise<readonly SlideRecord[]> {
  return await db
    .selectFrom("home_slides")
    .select(COLUMNS)
    .where("starts_at", "<=", at)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", at)]))
    .orderBy("position")
    .orderBy("slide_id")
    .limit(limit)
    .execute();
}

/** A page of all slides in their order, after the slide `cursor`. */
export async function listSlides(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly SlideRecord[]> {
  return await db
    .selectFrom("home_slides")
    .select(COLUMNS)
    .where(
      sql<boolean>`(${cursor}::uuid is null or (position, slide_id) >
        (select position, slide_id from home_slides where slide_id = ${cursor}::uuid))`,
    )
    .orderBy("position")
    .orderBy("slide_id")
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

/** Behind all others. */
export async function insertSlide(tx: Db, slide: SlideRecord): Promise<void> {
  await tx
    .insertInto("home_slides")
    .values({
      slide_id: slide.slideId,
      ...toRow(slide),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from home_slides)`,
    })
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

/** Ids of all slides in their order, locked until the caller's transaction ends. */
export async function lockSlideIds(tx: Db): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("home_slides")
    .select("slide_id")
    .orderBy("position")
    .orderBy("slide_id")
    .forUpdate()
    .execute();
  return rows.map(({ slide_id }) => slide_id);
}

export async function updateSlide(tx: Db, slide: SlideRecord): Promise<void> {
  await tx.updateTable("home_slides").set(toRow(slide)).where("slide_id", "=", slide.slideId).execute();
}

/** Puts slides into the order of these ids. */
export async function orderSlides(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update home_slides set position = wanted.at
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, at)
    where slide_id = wanted.id`.execute(tx);
}

export async function deleteSlide(tx: Db, slideId: string): Promise<void> {
  await tx.deleteFrom("home_slides").where("slide_id", "=", slideId).execute();
}

function toRow({ words, image, link, startsAt, endsAt, version }: SlideRecord) {
  return {
    words: sql<SlideRecord["words"]>`${JSON.stringify(words)}::jsonb`,
    image,
    link,
    starts_at: startsAt,
    ends_at: endsAt,
    version,
  };
}
