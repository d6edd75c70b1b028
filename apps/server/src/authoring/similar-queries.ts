import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { QuestionState } from "./question-queries.ts";

/** A question with the words of another one; `likeness` is the share of common words. */
export type Similar = {
  readonly itemId: string;
  readonly stem: string;
  readonly state: QuestionState;
  readonly likeness: number;
};

const WORD = /[\p{L}\p{N}.]*[\p{L}\p{N}][\p{L}\p{N}.]*/gu;
const FEWEST_WORDS = 3;
const MOST_ASKED = 24;
const MOST_LOOKED_AT = 1_000;
const MOST_SIMILAR = 5;
const ALIKE = 0.5;

/** Written and played questions that share most of the words of a stem, the most alike first. */
export async function listSimilar(db: Db, itemId: string, stem: string): Promise<readonly Similar[]> {
  const words = wordsOf(stem);
  if (words.size < FEWEST_WORDS) return [];
  // Who shares half of all words has two of these: all but half of them, and two more.
  const asked = Math.min(Math.floor(words.size / 2) + 2, MOST_ASKED);
  const rare = (await orderByRarity(db, [...words])).slice(0, asked);
  const found = await listSharing(db, itemId, rare);
  const alike = found
    .map((row) => ({ ...row, likeness: likenessOf(words, wordsOf(row.stem)) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness);
  // What is played and written anew, or in several languages, is one question.
  return [...Map.groupBy(alike, (row) => row.itemId).values()]
    .flatMap(([best]) => (best === undefined ? [] : [best]))
    .slice(0, MOST_SIMILAR);
}

/** Words that few stems have come first, as far as the statistics of their index know. */
async function orderByRarity(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) word
    left join (
      select common.word, common.share from pg_stats,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) common (word, share)
      where schemaname = current_schema() and tablename = 'item_versions_words'
    ) known using (word)
    order by known.share nulls first, length(word) desc, word`.execute(db);
  return rows.map(({ word }) => word);
}

/** Texts with two of these words of what is played and of what is written, some of them where there are many. */
async function listSharing(
  db: Db,
  itemId: string,
  words: readonly string[],
): Promise<readonly Omit<Similar, "likeness">[]> {
  const quoted = words.map((word) => `'${word}'`);
  const pairs = quoted.slice(0, -1).map((word, at) => `${word} & (${quoted.slice(at + 1).join(" | ")})`);
  const asked = sql`to_tsquery('simple'::regconfig, ${pairs.join(" | ")})`;
  const { rows } = await sql<Omit<Similar, "likeness">>`
    (select item.item_id as "itemId", text.body ->> 'stem' as stem,
      case when item.retired_at is null then 'live' else 'retired' end as state
    from item_versions text
    join items item on item.item_id = text.item_id and item.current_version = text.version
    where to_tsvector('simple'::regconfig, text.body ->> 'stem') @@ ${asked}
      and item.item_id <> ${itemId}::uuid and item.pack_id <> 'generated'
    limit ${MOST_LOOKED_AT})
    union all
    (select draft.item_id, text.value ->> 'stem',
      case when item.item_id is null then draft.state when item.retired_at is null then 'live' else 'retired' end
    from item_drafts draft
    cross join jsonb_each(draft.texts) text
    left join items item on item.item_id = draft.item_id
    where to_tsvector('simple'::regconfig, jsonb_path_query_array(draft.texts, '$.*.stem')) @@ ${asked}
      and draft.item_id <> ${itemId}::uuid and draft.trashed_at is null
    limit ${MOST_LOOKED_AT})`.execute(db);
  return rows;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.normalize("NFKC").toLowerCase().match(WORD) ?? []);
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common);
}
