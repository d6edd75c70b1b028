import { buildPaper } from "@crosscheck/rules/attempts/build-paper";
import { shareOut } from "@crosscheck/rules/attempts/draw";
import type { Paper } from "@crosscheck/rules/attempts/paper";
import { facilityOf } from "@crosscheck/rules/attempts/poll";
import { BATTLE_CATEGORY_TYPE, BATTLE_QUESTION_KINDS, fitsBattle } from "@crosscheck/rules/battles/asked";
import { planBot, type BotMove } from "@crosscheck/rules/battles/bot";
import type { Item } from "@crosscheck/rules/questions/item";
import { createRandom, shuffle } from "@crosscheck/rules/random";
import { countChosenOptions } from "../../attempts/engine/poll-queries.ts";
import { currentCatalogue, type CatalogueCategory } from "../../content/catalogue.ts";
import { drawFrom } from "../../content/draw-candidates.ts";
import { listDrawable } from "../../content/item-index.ts";
import { listCurrentItems } from "../../content/item-queries.ts";
import { newSeed } from "../../ports/random.ts";
import type { Db } from "../../postgres/database.ts";
import type { BattleRecord } from "../store/battle-queries.ts";
import { listAskable, listBoughtByAll, listLockedOut } from "./paper-queries.ts";
import type { SettleGround } from "./settle-ground.ts";

const DAY_MS = 86_400_000;
/** So many are drawn at first for each question, since some may have been met lately; and so many of those are read. */
const SPARE = 8;
const CHOICE = 2;

type DrawnFrom = Pick<BattleRecord, "language" | "categoryId"> & { readonly playerIds: readonly string[] };
type Wish = DrawnFrom & Pick<BattleRecord, "rules">;

/**
 * The questions of a battle, the same for everybody: of its category, or of all that everybody may play; none that an open
 * run of somebody keeps the key of, and nothing that somebody has met within a day where there is enough else. Fewer than
 * asked for where there are no more.
 *
 * @param ground its database is no transaction
 */
export async function drawPaper(
  ground: Omit<SettleGround, "settings">,
  wish: Wish,
): Promise<readonly Item[]> {
  const { db, ports } = ground;
  const nowMs = ports.clock.nowMs();
  const lists = await listByCategory(db, wish, nowMs);
  const lengths = lists.map((kinds) => kinds.reduce((sum, ids) => sum + ids.length, 0));
  const random = createRandom(newSeed(ports.random));
  const { questionCount, secondsPerQuestion } = wish.rules;
  const draw = async (counts: readonly number[]) => {
    const drawn = lists.flatMap((kinds, place) =>
      drawFrom(kinds, { place, count: counts[place] ?? 0, random }),
    );
    const asked = await listAskable(db, {
      ...wish,
      itemIds: shuffle(drawn, random).map(({ itemId }) => itemId),
      since: new Date(nowMs - DAY_MS),
      limit: questionCount * CHOICE,
    });
    const lately = new Set(asked.filter(({ isLately }) => isLately).map(({ itemId }) => itemId));
    const items = await listCurrentItems(
      db,
      asked.map(({ itemId }) => itemId),
      [wish.language],
    );
    const chosen = items.filter((item) => fitsBattle(item, secondsPerQuestion)).slice(0, questionCount);
    const isEnough = chosen.length === questionCount && !chosen.some(({ itemId }) => lately.has(itemId));
    return { chosen, isEnough };
  };
  const counts = shareOut(lengths, questionCount * SPARE);
  const few = await draw(counts);
  const isWhole = counts.every((count, place) => count === lengths[place]);
  return (few.isEnough || isWhole ? few : await draw(lengths)).chosen;
}

/**
 * Ids of all items that a battle over a subject may ask its players.
 *
 * @param db the database itself, not a transaction
 */
export async function listSubjectItems(db: Db, from: DrawnFrom, nowMs: number): Promise<readonly string[]> {
  return (await listByCategory(db, from, nowMs)).flat(2);
}

/** Items of each category that is drawn from, by their kinds. */
async function listByCategory(db: Db, wish: DrawnFrom, nowMs: number) {
  const open = await openCategories(db, wish, nowMs);
  return await Promise.all(
    open.map(({ id }) => {
      const from = { categoryId: id, subcategoryId: null, kinds: BATTLE_QUESTION_KINDS };
      return listDrawable(db, { ...from, language: wish.language }, nowMs);
    }),
  );
}

/** Who may not play the category of a battle. */
export async function findLockedOut(
  { db, ports }: Pick<SettleGround, "db" | "ports">,
  { categoryId, playerIds }: Pick<Wish, "categoryId" | "playerIds">,
): Promise<readonly string[]> {
  if (categoryId === null) return [];
  const { categories } = await currentCatalogue(db, ports.clock.nowMs());
  const category = categories.find(({ id }) => id === categoryId);
  return (category?.priceCoins ?? 0) === 0 ? [] : await listLockedOut(db, categoryId, playerIds);
}

/** Categories that are drawn from: a draw over all of them gives nothing away that somebody has to buy. */
async function openCategories(
  db: Db,
  { categoryId, playerIds }: DrawnFrom,
  nowMs: number,
): Promise<readonly CatalogueCategory[]> {
  const { categories } = await currentCatalogue(db, nowMs);
  const ofType = categories.filter(({ type }) => type === BATTLE_CATEGORY_TYPE);
  if (categoryId !== null) return ofType.filter(({ id }) => id === categoryId);
  const priced = ofType.filter(({ priceCoins }) => priceCoins > 0).map(({ id }) => id);
  const bought = await listBoughtByAll(db, priced, playerIds);
  return ofType.filter(({ id, priceCoins }) => priceCoins === 0 || bought.includes(id));
}

/** Puts items into one order for all; each weighs the same. */
export function layOut({ random }: SettleGround["ports"], items: readonly Item[]): Paper {
  const even = items.map((item) => ({ ...item, marks: 1 }));
  const seeds = { choices: newSeed(random), ids: newSeed(random) };
  return buildPaper([{ section: null, items: even, count: items.length }], seeds);
}

/** What the bot will do with a paper, by how players have answered its questions. */
export async function planMoves(
  { db, ports }: Pick<SettleGround, "db" | "ports">,
  { botStrength: strength, playerIds }: Pick<BattleRecord, "botStrength"> & Pick<Wish, "playerIds">,
  { paper, items }: { readonly paper: Paper; readonly items: readonly Item[] },
): Promise<readonly BotMove[]> {
  if (strength === null) return [];
  const chosen = await countChosenOptions(db, items, playerIds[0] ?? "");
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const facilities = paper.questions.map((question) => {
    const difficulty = byId.get(question.itemId)?.difficulty ?? 3;
    return facilityOf(question, difficulty, chosen.get(question.itemId) ?? {});
  });
  return planBot(paper, { strength, facilities, seed: newSeed(ports.random) });
}
