import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

/** How one version of an item does. */
export type ItemFigures = {
  readonly itemId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly version: number;
  readonly stem: string;
  readonly met: number;
  readonly answers: number;
  readonly correct: number;
  readonly facility: number | null;
  readonly discrimination: number | null;
  readonly rested: number;
  readonly reports: number;
  readonly openReports: number;
};

export type ItemDetails = ItemFigures & {
  readonly currentVersion: number;
  readonly versions: readonly number[];
  readonly medianSeconds: number | null;
  readonly timedAnswers: number;
  readonly options: readonly { readonly option: string; readonly answers: number }[];
};

/** Figures of `item` and `version`, with the stem in the default language where there is one. */
const figuresOf = (version: RawBuilder<unknown>) => ({
  columns: sql`item.item_id as "itemId", item.pack_id as "packId", item.source_id as "sourceId", ${version} as version,
    text.stem, coalesce(figures.met, 0) as met, coalesce(figures.answers, 0) as answers,
    coalesce(figures.correct, 0) as correct, figures.facility, figures.discrimination,
    coalesce(figures.rested, 0) as rested, reported.reports, reported.open_reports as "openReports"`,
  joins: sql`left join item_statistics figures on figures.item_id = item.item_id and figures.version = ${version}
    cross join lateral (
      select count(*)::integer as reports, count(*) filter (where status = 'open')::integer as open_reports
      from reports where reports.item_id = item.item_id and reports.version = ${version}
    ) reported
    cross join lateral (
      select coalesce(body ->> 'stem', '') as stem from item_versions
      left join languages on languages.code = item_versions.language
      where item_versions.item_id = item.item_id and item_versions.version = ${version}
      order by is_default desc nulls last, item_versions.language limit 1
    ) text`,
});

/** Everything counted of a version of an item, the current one for null; undefined when there is none such. */
export async function findItemDetails(
  db: Db,
  of: { readonly itemId: string; readonly version: number | null },
): Promise<ItemDetails | undefined> {
  const version = sql`coalesce(${of.version}::integer, item.current_version)`;
  const { columns, joins } = figuresOf(version);
  const { rows } = await sql<ItemDetails>`
    select ${columns}, item.current_version as "currentVersion",
      array(select known.version from item_statistics known where known.item_id = item.item_id
        order by known.version desc) as versions,
      (select min(seconds) from (
        select seconds, sum(answers) over (order by seconds) as so_far, sum(answers) over () as in_all
        from item_second_counts timed where timed.item_id = item.item_id and timed.version = ${version}
      ) one where 2 * so_far >= in_all) as "medianSeconds",
      (select coalesce(sum(answers), 0)::integer from item_second_counts timed
        where timed.item_id = item.item_id and timed.version = ${version}) as "timedAnswers",
      (select coalesce(jsonb_agg(jsonb_build_object('option', option_id, 'answers', answers)
          order by answers desc, option_id), '[]') from item_option_counts chosen
        where chosen.item_id = item.item_id and chosen.version = ${version}) as options
    from items item ${joins} where item.item_id = ${of.itemId}`.execute(db);
  return rows[0];
}

export type ItemOrder = "hardest" | "low_discrimination" | "most_reported";

/** What is listed first has the smallest key. */
const LISTS: Readonly<Record<ItemOrder, (minAnswers: number) => RawBuilder<unknown>>> = {
  hardest: (minAnswers) => sql`
    select item_id, version, facility as key from item_statistics where answers >= ${minAnswers}::integer`,
  low_discrimination: (minAnswers) => sql`
    select item_id, version, discrimination as key from item_statistics
    where discrimination is not null and rested >= ${minAnswers}::integer`,
  most_reported: () => sql`
    select item_id, version, -count(*)::double precision as key from reports group by item_id, version`,
};

export type ItemPage = {
  readonly sort: ItemOrder;
  readonly categoryId: string | null;
  readonly minAnswers: number;
  /** The item after which the page begins. */
  readonly cursor: string | null;
  readonly limit: number;
};

/** Keys of a list: the current versions of items that are played. */
const listItems = ({ sort, categoryId, minAnswers }: ItemPage) => sql`
  select item.item_id, one.key from (${LISTS[sort](minAnswers)}) one
  join items item on item.item_id = one.item_id and item.current_version = one.version
  where item.retired_at is null and (${categoryId}::uuid is null or item.category_id = ${categoryId}::uuid)`;

/** A page of the items that are played now, in the order of a figure. */
export async function listItemFigures(db: Db, page: ItemPage): Promise<readonly ItemFigures[]> {
  const { columns, joins } = figuresOf(sql`item.current_version`);
  const { rows } = await sql<ItemFigures>`
    with listed as (${listItems(page)}), shown as (
      select * from listed where ${page.cursor}::uuid is null
        or (key, item_id) > (select key, item_id from listed where item_id = ${page.cursor}::uuid)
      order by key, item_id limit ${page.limit}
    )
    select ${columns} from shown join items item on item.item_id = shown.item_id ${joins}
    order by shown.key, shown.item_id`.execute(db);
  return rows;
}

/** How many items a list has. */
export async function countItemFigures(db: Db, page: ItemPage): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::integer as total from (${listItems(page)}) listed`.execute(db);
  return rows[0]?.total ?? 0;
}
