import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { currentCatalogue } from "./catalogue.ts";
import { listCandidates } from "./item-queries.ts";

const { db } = await createTestDatabase({ content: true });
const { categories } = await currentCatalogue(db, fakeClock().nowMs());

async function idsOf(seed: number): Promise<readonly string[]> {
  const items = await listCandidates(db, {
    playerId: crypto.randomUUID(),
    languages: ["en"],
    kinds: ["single"],
    categoryIds: categories.filter(({ type }) => type === 1).map(({ id }) => id),
    subcategoryId: null,
    limit: 40,
    seed,
  });
  return items.map(({ itemId }) => itemId);
}

it("the seed decides which questions are drawn", async () => {
  const ids = await idsOf(7);
  expect(new Set(ids).size).toBe(40);
  expect(await idsOf(7)).toEqual(ids);
  const others = await idsOf(8);
  expect(others.filter((id) => ids.includes(id)).length).toBeLessThan(20);
});
