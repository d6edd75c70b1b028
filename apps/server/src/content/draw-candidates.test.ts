import type { Seed } from "@crosscheck/rules/random";
import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { currentCatalogue } from "./catalogue.ts";
import { drawCandidates, type CandidateFilter } from "./draw-candidates.ts";

const { db } = await createTestDatabase({ content: true });
const nowMs = fakeClock().nowMs();
const { categories } = await currentCatalogue(db, nowMs);
const subjects = categories.filter(({ type }) => type === 1);
const [subject] = subjects;
if (subject === undefined) throw new Error("no content");

let statements = 0;
const counted = db.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    statements += 1;
    return result;
  },
});

async function draw(filter: Partial<CandidateFilter>) {
  const usual = {
    playerId: crypto.randomUUID(),
    language: "en",
    kinds: ["single" as const],
    categoryIds: subjects.map(({ id }) => id),
    subcategoryId: null,
    limit: 40,
    seed: [7, 0, 0, 0] as Seed,
  };
  return await drawCandidates(counted, { ...usual, ...filter }, nowMs);
}

async function idsOf(filter: Partial<CandidateFilter>): Promise<readonly string[]> {
  return (await draw(filter)).map(({ itemId }) => itemId);
}

let players = 0;
async function newPlayer(): Promise<string> {
  players += 1;
  const playerId = crypto.randomUUID();
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    values (${playerId}, 'P', 'email', ${String(players).padStart(8, "0")}, now())`.execute(db);
  return playerId;
}

/** The player has met these, the first of them longest ago. */
async function meet(playerId: string, itemIds: readonly string[]): Promise<void> {
  await sql`insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
    select ${playerId}::uuid, item_id, 1, 1, true, now() + number * interval '1 second'
    from unnest(${itemIds}::uuid[]) with ordinality as met (item_id, number)`.execute(db);
}

it("the seed decides which questions are drawn", async () => {
  const ids = await idsOf({});
  expect(new Set(ids).size).toBe(40);
  expect(await idsOf({})).toEqual(ids);
  const others = await idsOf({ seed: [8, 0, 0, 0] });
  expect(others.filter((id) => ids.includes(id)).length).toBeLessThan(20);
});

it("the categories take turns", async () => {
  const items = await draw({ limit: 2 * subjects.length });
  for (const half of [items.slice(0, subjects.length), items.slice(subjects.length)])
    expect(new Set(half.map(({ categorySlug }) => categorySlug)).size).toBe(subjects.length);
});

it("comes last with what the player has met, longest ago first, also when nearly all is met", async () => {
  const all = await idsOf({ categoryIds: [subject.id], limit: 1_000 });
  const playerId = await newPlayer();
  const [unmet, met] = [all.slice(0, 5), all.slice(5)];
  await meet(playerId, met);
  for (const seed of [1, 2, 3]) {
    const ids = await idsOf({ playerId, categoryIds: [subject.id], limit: 8, seed: [seed, 0, 0, 0] });
    expect(ids.slice(0, 5).toSorted()).toEqual(unmet.toSorted());
    expect(ids.slice(5)).toEqual(met.slice(0, 3));
  }
});

it("finds questions of one part, language and kind, and nothing where there is none", async () => {
  const part = subject.subcategories[0];
  const items = await draw({ categoryIds: [subject.id], subcategoryId: part?.id ?? "", limit: 500 });
  expect(items.length).toBeGreaterThan(5);
  for (const item of items)
    expect(item).toMatchObject({ subcategorySlug: part?.slug, kind: "single", language: "en" });
  expect(await draw({ language: "xx" })).toEqual([]);
  expect(await draw({ categoryIds: [] })).toEqual([]);
});

it("leaves out what was retired since the index was read", async () => {
  const filter = { categoryIds: [subject.id], limit: 1_000 };
  const [first = "", ...others] = await idsOf(filter);
  await sql`update items set retired_at = now() where item_id = ${first}`.execute(db);
  expect(await idsOf(filter)).toEqual(others);
});

it("looks at whole places only where too much of a few is met", async () => {
  const playerId = await newPlayer();
  const sizes = await Promise.all(
    subjects.map(async ({ id }) => (await idsOf({ categoryIds: [id], limit: 1_000 })).length),
  );
  const smallest = subjects[sizes.indexOf(Math.min(...sizes))];
  await meet(playerId, await idsOf({ categoryIds: [smallest?.id ?? ""], limit: 1_000 }));
  statements = 0;
  const items = await draw({ playerId, limit: 10 * subjects.length });
  expect(items.filter(({ categorySlug }) => categorySlug === smallest?.slug)).not.toEqual([]);
  expect(statements).toBe(1);
});
