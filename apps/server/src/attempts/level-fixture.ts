import type { Item } from "@crosscheck/rules/questions/item";
import { bookCoins, openCoinAccount } from "../coins/ledger.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import type { Clock, Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";

/** What only the server knows of an item; found in no answer before the reveal. */
export const SECRET = "only-the-server-knows";

export type TestPlace = {
  readonly category: string;
  readonly subcategory: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
};

/** For tests: players with coins, and categories with one sub-category "part" and levels of items. */
export function createMakers(db: Db, { clock, random }: { clock: Clock; random: Random }) {
  const newPlayer = async ({
    coins = 100,
    referredBy = null,
  }: { coins?: number; referredBy?: string | null } = {}) => {
    const player = { playerId: random.uuid(), referredBy, at: new Date(clock.nowMs()) };
    await insertPlayer(db, player);
    await openCoinAccount(db, player.playerId);
    if (coins > 0) {
      await bookCoins(db, {
        ...player,
        reason: "welcome",
        amountCoins: coins,
        reference: player.playerId,
        idempotencyKey: "welcome",
      });
    }
    return player.playerId;
  };

  const newPlace = async ({
    levels = 2,
    itemsPerLevel = 10,
    priceCoins = 0,
    trueFalse = 0,
  } = {}): Promise<TestPlace> => {
    const [categoryId, subcategoryId] = [random.uuid(), random.uuid()];
    const slug = `c-${categoryId.slice(-12)}`;
    await insertPlace(db, { categoryId, subcategoryId, slug, priceCoins, at: new Date(clock.nowMs()) });
    for (let level = 1; level <= levels; level += 1) {
      for (let position = 1; position <= itemsPerLevel; position += 1) {
        const kind = position <= trueFalse ? "true_false" : "single";
        await insertItem(db, { itemId: random.uuid(), categoryId, subcategoryId, level, position, kind });
      }
    }
    forgetCatalogue(db);
    return { category: slug, subcategory: "part", categoryId, subcategoryId };
  };
  return { newPlayer, newPlace };
}

async function insertPlayer(
  db: Db,
  player: { readonly playerId: string; readonly referredBy: string | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto("players")
    .values({
      player_id: player.playerId,
      name: "Test",
      email: null,
      mobile: null,
      picture: null,
      type: "email",
      refer_code: player.playerId.slice(-8).toUpperCase(),
      streak_day: null,
      referred_by: player.referredBy,
      referral_paid_at: null,
      web_language: null,
      created_at: player.at,
      deleted_at: null,
    })
    .execute();
  if (player.referredBy === null) return;
  await db
    .insertInto("referrals")
    .values({
      newcomer_id: player.playerId,
      owner_id: player.referredBy,
      joined_at: player.at,
      state: "open",
      first_at: null,
      first_zone: null,
      due_at: null,
      paid_at: null,
      address_hash: null,
      device_hash: null,
      held_with: null,
    })
    .execute();
}

type NewPlace = {
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly slug: string;
  readonly priceCoins: number;
  readonly at: Date;
};

async function insertPlace(db: Db, place: NewPlace): Promise<void> {
  const names = (en: string) => JSON.stringify({ en });
  await db
    .insertInto("packs")
    .values({ pack_id: "test", version: "1", licence: "test", content_hash: "x", imported_at: place.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("categories")
    .values({
      category_id: place.categoryId,
      pack_id: "test",
      type: 1,
      slug: place.slug,
      code: "010",
      names: names("Air law"),
      emblem: "law",
      price_coins: place.priceCoins,
      position: 1,
      retired_at: null,
    })
    .execute();
  await db
    .insertInto("subcategories")
    .values({
      subcategory_id: place.subcategoryId,
      category_id: place.categoryId,
      slug: "part",
      names: names("Rules of the air"),
      emblem: "law",
      position: 1,
      retired_at: null,
    })
    .execute();
}

type NewItem = {
  readonly itemId: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly level: number;
  readonly position: number;
  readonly kind: Item["kind"];
};

/** The key is option c, or "True"; its explanation carries the secret. */
async function insertItem(db: Db, item: NewItem): Promise<void> {
  const authorIds = item.kind === "single" ? ["a", "b", "c", "d"] : ["t", "f"];
  const key = item.kind === "single" ? "c" : "t";
  await db
    .insertInto("items")
    .values({
      item_id: item.itemId,
      pack_id: "test",
      source_id: item.itemId,
      category_id: item.categoryId,
      subcategory_id: item.subcategoryId,
      level: item.level,
      position: item.position,
      current_version: 1,
      retired_at: null,
    })
    .execute();
  await db
    .insertInto("item_versions")
    .values({
      item_id: item.itemId,
      version: 1,
      language: "en",
      kind: item.kind,
      body: JSON.stringify({
        difficulty: 3,
        lo: "010.01",
        marks: 1,
        stem: `Question ${item.level}.${item.position}`,
        options: authorIds.map((id) => ({ id, text: `Choice ${id}`, why: `${SECRET} why ${id}` })),
        key: [key],
        explanation: `${SECRET} explanation`,
        reference: `${SECRET} reference`,
        media: [],
      }),
      body_hash: item.itemId,
      created_at: new Date(0),
    })
    .execute();
}
