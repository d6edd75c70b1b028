import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { createAttemptFixture } from "../attempt-fixture.ts";
import { readItems } from "./read-items.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(2, clock);
const game = createAttemptFixture(db, { clock, random });

it("answers known and new versions in the order asked for, and throws for one that was never stored", async () => {
  const view = await game.openLevel(await game.newPlayer(), await game.newPlace({ levels: 1 }));
  const refs = view.questions.map(({ question_id }) => ({ itemId: question_id, version: 1, language: "en" }));
  const backwards = refs.toReversed();
  await readItems(db, refs.slice(0, 3));
  expect((await readItems(db, backwards)).map(({ itemId }) => itemId)).toEqual(
    backwards.map(({ itemId }) => itemId),
  );
  await db.updateTable("item_versions").set({ body_hash: "moved", body: "{}" }).execute();
  expect((await readItems(db, refs))[0]?.stem).toMatch(/^Question/);
  await expect(readItems(db, [{ itemId: random.uuid(), version: 1, language: "en" }])).rejects.toThrow(
    "No stored item",
  );
});
