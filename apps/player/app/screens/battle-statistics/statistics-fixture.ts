import type { Battle, BattleStatistics, Opponent } from "./battles.ts";

/** A person played against. */
export function opponentOf(change: Partial<Opponent> = {}): Opponent {
  return {
    user_id: "00000000-0000-4000-8000-00000000000d",
    name: "Dee",
    profile: "",
    is_bot: false,
    is_deleted: false,
    points: 18,
    outcome: "lose",
    ...change,
  };
}

/** A random battle won by 24 to 18. */
export function battleOf(place: number, change: Partial<Battle> = {}): Battle {
  const id = `00000000-0000-4000-8000-0000000000${String(place).padStart(2, "0")}`;
  const opponents = change.opponents ?? [opponentOf()];
  return {
    battle_id: id,
    attempt_id: id,
    mode: "random",
    date: `2026-05-${String(place).padStart(2, "0")}T10:00:00.000Z`,
    category: "meteorology",
    category_name: "Meteorology",
    face: null,
    mystatus: 1,
    outcome: "win",
    rank: 1,
    points: 24,
    coins: 10,
    entry_fee: 5,
    rating_change: 12,
    opponent_id: opponents[0]?.user_id ?? "",
    opponent_name: opponents[0]?.name ?? "",
    opponent_profile: "",
    ...change,
    opponents,
  };
}

/** A record with these battles. */
export function statisticsOf(data: BattleStatistics["data"]): BattleStatistics {
  return {
    myreport: { victories: 3, drawn: 1, lost: 2 },
    rating: 1_540,
    rating_margin: 120,
    rated_games: 6,
    wins_in_row: 2,
    rating_history: [1_500, 1_480, 1_540].map((rating, place) => ({
      at: `2026-05-0${place + 1}T10:00:00.000Z`,
      rating,
    })),
    per_category: [
      { category: "meteorology", category_name: "Meteorology", face: null, victories: 3, drawn: 0, lost: 1 },
      { category: null, category_name: "", face: null, victories: 0, drawn: 1, lost: 1 },
    ],
    data,
  };
}
