/** What a battle was for one seat (spec §4). `defeat`: left or gone. `abandoned`: nothing was decided. */
export type Outcome = "win" | "lose" | "draw" | "defeat" | "abandoned";

/**
 * Why it ended. `not_ready`: one of two who found each other did not come. `nobody_came`: the room waited too long.
 * `no_coins`, `not_able`: nothing was held, because somebody had too few coins or may not play it now.
 */
export type EndReason =
  | "points"
  | "opponent_left"
  | "everyone_left"
  | "deleted_by_owner"
  | "not_ready"
  | "nobody_came"
  | "no_coins"
  | "not_able"
  | "voided";

export type SeatResult = {
  readonly seat: number;
  readonly playerId: string;
  readonly isBot: boolean;
  readonly outcome: Outcome;
  /** 1 and the seats that did better; equal ones share it. Null where nothing was decided. */
  readonly rank: number | null;
  readonly points: number;
  readonly correct: number;
  /** Together, over the questions that were answered. */
  readonly usedMs: number;
  /** Paid out of the pot. */
  readonly coins: number;
};

/** How a battle ended, the same for every seat. */
export type BattleResult = {
  readonly reason: EndReason;
  readonly seats: readonly SeatResult[];
  /** All stakes of the match; 0 when it never started. */
  readonly potCoins: number;
  /** What is left of the pot and goes to the house. */
  readonly houseCoins: number;
};
