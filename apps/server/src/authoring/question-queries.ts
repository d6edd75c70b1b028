import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ItemBody, ItemOrigin } from "../postgres/tables/content-tables.ts";

export type QuestionState = "live" | "draft" | "reviewed" | "retired" | "trash";

/** A written question as a list shows it. */
export type ShownQuestion = {
  readonly itemId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly origin: ItemOrigin;
  readonly state: QuestionState;
  readonly draftState: "draft" | "reviewed" | null;
  readonly version: number;
  readonly liveVersion: number;
  readonly kind: QuestionKind;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly category: string;
  readonly level: number | null;
  readonly body: ItemBody;
  readonly languages: readonly string[];
  readonly openReports: number;
  readonly changedAt: Date;
  readonly confirmedAt: Date | null;
};

/** Filters of a list; null: whichever. */
export type QuestionFilter = {
  readonly text: string | null;
  readonly state: QuestionState | null;
  readonly draftState: "draft" | "reviewed" | null;
  readonly kind: QuestionKind | null;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly level: number | null;
  readonly difficulty: number | null;
  readonly lo: string | null;
  readonly packId: string | null;
  readonly origin: ItemOrigin | null;
  readonly language: string | null;
  readonly missingLanguage: string | null;
  readonly withMedia: boolean | null;
  readonly reported: boolean | null;
  readonly confirmed: boolean | null;
  readonly importId: string | null;
};

/** Whichever. */
export const NO_FILTER: QuestionFilter = {
  text: null,
  state: null,
  draftState: null,
  kind: null,
  categoryId: null,
  subcategoryId: null,
  level: null,
  difficulty: null,
  lo: null,
  packId: null,
  origin: null,
  language: null,
  missingLanguage: null,
  withMedia: null,
  reported: null,
  confirmed: null,
  importId: null,
};

/** Every written question once, with the text that was written last. Questions of templates are not written. */
const SHOWN = sql`
  select item.item_id, item.pack_id, item.source_id, item.origin,
    case when item.retired_at is null then 'live' else 'retired' end as state, draft.state as draft_state,
    coalesce(draft.edit_version, 0) as version, item.current_version as live_version,
    coalesce(draft.kind, played.kind) as kind, coalesce(draft.category_id, item.category_id) as category_id,
    case when draft.item_id is null then item.subcategory_id else draft.subcategory_id end as subcategory_id,
    coalesce(draft.level, item.level) as level, coalesce(wording.body, played.body) as body,
    coalesce(wording.languages, played.languages) as languages, draft.import_id,
    greatest(draft.changed_at, played.created_at) as changed_at, said.confirmed_at
  from items item
  left join item_confirmations said on said.item_id = item.item_id and said.version = item.current_version
  left join item_drafts draft on draft.item_id = item.item_id and draft.trashed_at is null
  join lateral (
    select (array_agg(text.kind))[1] as kind, max(text.created_at) as created_at,
      array_agg(text.language order by text.language) as languages,
      (array_agg(text.body order by site.is_default desc nulls last, text.language))[1] as body
    from item_versions text left join languages site on site.code = text.language
    where text.item_id = item.item_id and text.version = item.current_version
  ) played on true
  left join lateral (
    select array_agg(text.key order by text.key) as languages,
      (array_agg(text.value order by site.is_default desc nulls last, text.key))[1] as body
    from jsonb_each(draft.texts) text left join languages site on site.code = text.key
  ) wording on draft.item_id is not null
  where item.pack_id <> 'generated'
  union all
  select draft.item_id, draft.pack_id, draft.source_id, 'own',
    case when draft.trashed_at is null then draft.state else 'trash' end,
    case when draft.trashed_at is null then draft.state end, draft.edit_version, 0, draft.kind, draft.category_id,
    draft.subcategory_id, draft.level, wording.body, wording.languages, draft.import_id, draft.changed_at, null
  from item_drafts draft
  join lateral (
    select array_agg(text.key order by text.key) as languages,
      (array_agg(text.value order by site.is_default desc nulls last, text.key))[1] as body
    from jsonb_each(draft.texts) text left join languages site on site.code = text.key
  ) wording on true
  where not exists (select from items item where item.item_id = draft.item_id)`;

const OPEN_REPORTS = sql`(select count(*)::integer from reports
  where reports.item_id = shown.item_id and reports.status = 'open')`;

/** Conditions of a filter, none for what it leaves open. */
function fits(filter: QuestionFilter): RawBuilder<unknown> {
  const { text, withMedia, reported, confirmed } = filter;
  const like = text === null ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const equal: readonly (readonly [column: string, value: string | number | null])[] = [
    ["state", filter.state],
    ["draft_state", filter.draftState],
    ["kind", filter.kind],
    ["category_id", filter.categoryId],
    ["subcategory_id", filter.subcategoryId],
    ["level", filter.level],
    ["pack_id", filter.packId],
    ["origin", filter.origin],
    ["import_id", filter.importId],
  ];
  const conditions = [
    ...equal.flatMap(([column, value]) =>
      value === null ? [] : [sql`${sql.ref(`shown.${column}`)} = ${value}`],
    ),
    ...(like === null ? [] : [sql`(shown.body ->> 'stem' ilike ${like} or shown.source_id ilike ${like})`]),
    ...(filter.difficulty === null
      ? []
      : [sql`(shown.body ->> 'difficulty')::integer = ${filter.difficulty}`]),
    ...(filter.lo === null ? [] : [sql`starts_with(shown.body ->> 'lo', ${filter.lo})`]),
    ...(filter.language === null ? [] : [sql`${filter.language} = any (shown.languages)`]),
    ...(filter.missingLanguage === null ? [] : [sql`not ${filter.missingLanguage} = any (shown.languages)`]),
    ...(withMedia === null ? [] : [sql`(jsonb_array_length(shown.body -> 'media') > 0) = ${withMedia}`]),
    ...(reported === null ? [] : [sql`(${OPEN_REPORTS} > 0) = ${reported}`]),
    ...(confirmed === null ? [] : [sql`(shown.confirmed_at is not null) = ${confirmed}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** A page of written questions, the latest change first, after the one `cursor`. */
export async function listQuestionPage(
  db: Db,
  filter: QuestionFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ShownQuestion[]> {
  const { rows } = await sql<ShownQuestion>`
    with shown as (${SHOWN})
    select shown.item_id as "itemId", shown.pack_id as "packId", source_id as "sourceId", origin, state,
      draft_state as "draftState", shown.version, live_version as "liveVersion", kind, shown.category_id as "categoryId",
      subcategory_id as "subcategoryId", category.slug as category, level, body, languages,
      ${OPEN_REPORTS} as "openReports", changed_at as "changedAt", confirmed_at as "confirmedAt"
    from shown join categories category on category.category_id = shown.category_id
    where ${fits(filter)} and (${cursor}::uuid is null or (changed_at, item_id) <
      (select changed_at, item_id from shown where item_id = ${cursor}::uuid))
    order by changed_at desc, item_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countShown(db: Db, filter: QuestionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with shown as (${SHOWN}) select count(*)::integer as total from shown where ${fits(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}
