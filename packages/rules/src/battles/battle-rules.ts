/** Kinds of a battle: a search, its bot, and rooms with a code for two or for up to four. */
export const BATTLE_KINDS = ["random", "bot", "friend", "group"] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

/** What is fixed about a battle when it opens. */
export type BattleRules = {
  readonly kind: BattleKind;
  readonly questionCount: number;
  readonly secondsPerQuestion: number;
  /** Held of each player when the match starts; never of a bot battle. */
  readonly stakeCoins: number;
  /** Starts without its creator's word, who has no way to say it (contract §7). */
  readonly startsItself: boolean;
};

/** Seats of each kind (spec §9: up to four in a group). */
export const SEATS: Readonly<Record<BattleKind, number>> = { random: 2, bot: 2, friend: 2, group: 4 };
/** Fewest players of a match. */
export const LEAST_SEATS = 2;

/** Numbers that an admin may set (contract §5). */
export type BattleNumbers = Pick<BattleRules, "questionCount" | "secondsPerQuestion" | "stakeCoins">;
export const BATTLE_NUMBERS: BattleNumbers = { questionCount: 10, secondsPerQuestion: 20, stakeCoins: 5 };
export const BATTLE_BOUNDS: Readonly<Record<keyof BattleNumbers, Bounds>> = {
  questionCount: { min: 5, max: 20 },
  secondsPerQuestion: { min: 10, max: 60 },
  stakeCoins: { min: 0, max: 50 },
};
type Bounds = { readonly min: number; readonly max: number };

/** A seat is held for so long in all while its player's connection is gone, and the clock runs. */
export const SEAT_HOLD_MS = 60_000;
/** The same before the match, where nothing runs: who shares the code in another app leaves the page for a while. */
export const ROOM_ABSENCE_MS = 300_000;
/** How long a room waits for its players. */
export const ROOM_LIFE_MS = 1_800_000;
/** How long two who found each other have to say that they are ready. */
export const READY_MS = 15_000;
/** From the second player's joining to the start of a room that starts itself (contract §7). */
export const SELF_START_MS = 30_000;
/** How long holding the stakes may take before the start is called off. */
export const HOLD_STAKES_MS = 10_000;
/** From the held stakes to the first question: 3, 2, 1. */
export const COUNTDOWN_MS = 3_000;
/** From a reveal to the opening of the next question. */
export const REVEAL_MS = 3_000;
/** How long before its opening a question is told, and how long at least when the server is late. */
export const TELL_AHEAD_MS = 600;
export const LEAST_AHEAD_MS = 400;
/** How long after the end both may ask for another one. */
export const REMATCH_MS = 60_000;

/** Rules of a random battle or of one against the bot, in which nobody chooses a number; the bot stakes nothing. */
export function searchRules(kind: "random" | "bot", numbers: BattleNumbers = BATTLE_NUMBERS): BattleRules {
  const stakeCoins = kind === "bot" ? 0 : numbers.stakeCoins;
  return { kind, ...numbers, stakeCoins, startsItself: false };
}

/** What the creator of a room has chosen; what is absent is as in a random battle. */
export type RoomWish = {
  readonly kind: "friend" | "group";
  readonly questionCount?: number | undefined;
  readonly stakeCoins?: number | undefined;
  readonly startsItself?: boolean | undefined;
};

/** Rules of a room with a code; null when a chosen number is out of bounds (design: play with a friend). */
export function roomRules(wish: RoomWish, numbers: BattleNumbers = BATTLE_NUMBERS): BattleRules | null {
  const {
    kind,
    questionCount = numbers.questionCount,
    stakeCoins = numbers.stakeCoins,
    startsItself = false,
  } = wish;
  const isAllowed =
    isWithin(BATTLE_BOUNDS.questionCount, questionCount) && isWithin(BATTLE_BOUNDS.stakeCoins, stakeCoins);
  return isAllowed ? { ...numbers, kind, questionCount, stakeCoins, startsItself } : null;
}

/** Whether its players came by a code: one of them made the room, and free text may be said. */
export function hasCode({ kind }: Pick<BattleRules, "kind">): boolean {
  return kind === "friend" || kind === "group";
}

function isWithin({ min, max }: Bounds, value: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
