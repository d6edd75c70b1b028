import type { Actions, OutputOf } from "@crosscheck/contract";
import { countedAs } from "@crosscheck/rules/battles/aftermath";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import type { Handler } from "../../calls/handle.ts";
import { toPictureUrl } from "../../calls/picture-url.ts";
import { currentCatalogue, type Catalogue } from "../../content/catalogue.ts";
import { nameIn } from "../../content/names.ts";
import { BOT_ID } from "../store/battle-queries.ts";
import {
  countOwnBattles,
  findRating,
  listOwnBattles,
  listRatings,
  listRecords,
  type OpponentRecord,
  type OwnBattleRecord,
  type RecordOfCategory,
} from "./statistics-queries.ts";

type Statistics = OutputOf<Actions["get_battle_statistics"]>;
type Row = Statistics["data"][number];
type Subject = Pick<Row, "category" | "category_name" | "face">;

const STATUS = { victories: 1, lost: 2, drawn: 3 } as const;
/** A rating is nearly always within two of its deviations. */
const DEVIATIONS = 2;

export const handleGetBattleStatistics: Handler<Actions["get_battle_statistics"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const { playerId } = caller;
  const order = input.order === "ASC" || input.order === "asc" ? "asc" : "desc";
  const [battles, total, records, rating, ratings, catalogue] = await Promise.all([
    listOwnBattles(db, { playerId, sort: input.sort, order, offset: input.offset, limit: input.limit }),
    countOwnBattles(db, playerId),
    listRecords(db, playerId),
    findRating(db, playerId),
    listRatings(db, playerId),
    currentCatalogue(db, nowMs),
  ]);
  const subjectOf = createSubjects(catalogue, caller.pageLanguage);
  const isRated = rating !== undefined && rating.games > 0;
  return {
    data: {
      myreport: sumRecords(records),
      rating: isRated ? Math.round(rating.rating) : null,
      rating_margin: isRated ? Math.round(DEVIATIONS * rating.deviation) : null,
      rated_games: rating?.games ?? 0,
      wins_in_row: rating?.winsInRow ?? 0,
      rating_history: ratings.map(({ at, rating: after }) => ({
        at: at.toISOString(),
        rating: Math.round(after),
      })),
      per_category: records.map(({ categoryId, victories, drawn, lost }) => {
        return { ...subjectOf(categoryId), victories, drawn, lost };
      }),
      data: battles.map((battle) => ({ ...toRow(battle), ...subjectOf(battle.categoryId) })),
    },
    total,
    ...(total === 0 ? { message: "no_matches" as const } : {}),
  };
};

/** The record over all subjects. */
export function sumRecords(records: readonly RecordOfCategory[]): Statistics["myreport"] {
  return records.reduce(
    (sum, { victories, drawn, lost }) => ({
      victories: sum.victories + victories,
      drawn: sum.drawn + drawn,
      lost: sum.lost + lost,
    }),
    { victories: 0, drawn: 0, lost: 0 },
  );
}

function createSubjects(catalogue: Catalogue, language: string | null) {
  const defaultCode = catalogue.languages[0]?.code ?? "en";
  return (categoryId: string | null): Subject => {
    const category = catalogue.categories.find(({ id }) => id === categoryId);
    if (category === undefined) return { category: null, category_name: "", face: null };
    const { slug, names, code } = category;
    return {
      category: slug,
      category_name: nameIn(names, language ?? defaultCode, defaultCode),
      face: faceOf(code),
    };
  };
}

function toRow(battle: OwnBattleRecord): Omit<Row, keyof Subject> {
  const counted = countedAs(battle);
  const opponents = battle.opponents.map(toOpponent);
  const [first] = opponents;
  const { ratingBefore, ratingAfter } = battle;
  const isRated = ratingBefore !== null && ratingAfter !== null;
  return {
    battle_id: battle.battleId,
    attempt_id: battle.hasRun ? battle.battleId : null,
    mode: battle.kind,
    date: battle.endedAt.toISOString(),
    mystatus: counted === null ? 0 : STATUS[counted],
    outcome: battle.outcome,
    rank: battle.rank,
    points: battle.points,
    coins: battle.coins,
    entry_fee: battle.stakeCoins,
    rating_change: isRated ? Math.round(ratingAfter) - Math.round(ratingBefore) : null,
    opponent_id: first?.user_id ?? "",
    opponent_name: first?.name ?? "",
    opponent_profile: first?.profile ?? "",
    opponents,
  };
}

/** Whoever is deleted has neither id nor name. */
function toOpponent({ playerId, name, picture, isBot, points, outcome }: OpponentRecord) {
  return {
    user_id: isBot ? BOT_ID : (playerId ?? ""),
    name: name ?? "",
    profile: toPictureUrl(picture),
    is_bot: isBot,
    is_deleted: !isBot && playerId === null,
    points,
    outcome,
  };
}
