import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";

/** A battle of two with two questions, told frame by frame, for tests. */

export const BATTLE_ID = "00000000-0000-4000-8000-0000000000ba";
export const OWN_ID = "00000000-0000-4000-8000-00000000000a";
export const OTHER_ID = "00000000-0000-4000-8000-00000000000b";
/** When the first question opens. */
export const OPENS_AT = 1_000_000;
const SECONDS = 20;

type Seat = BattleCard["seats"][number];
type Question = BattleCard["questions"][number];

/** A seat whose player is there and has said that they are ready. */
export function seatOf(seat: number, change: Partial<Seat> = {}): Seat {
  return {
    seat,
    user_id: seat === 1 ? OWN_ID : OTHER_ID,
    name: seat === 1 ? "Ann" : "Ben",
    name_number: seat,
    profile: "",
    rating: 1_500,
    is_bot: false,
    is_ready: true,
    presence: "here",
    grace_until: null,
    points: 0,
    correct: 0,
    used_ms: 0,
    has_answered: false,
    wants_rematch: false,
    ...change,
  };
}

/** A question with options a, b, c and d, of which a is right. */
export function questionOf(number: number, change: Partial<Question> = {}): Question {
  return {
    question_id: `00000000-0000-4000-8000-00000000010${number}`,
    number,
    kind: "single",
    language: "en",
    category: "meteorology",
    subcategory: null,
    section: null,
    marks: 1,
    stem: `Question ${number} of the battle`,
    options: ["a", "b", "c", "d"].map((id) => ({ option_id: id, text: `Option ${id}`, slot_id: null })),
    slots: [],
    unit: null,
    tiles: [],
    word_lengths: [],
    media: [],
    transcript: null,
    formulae: {},
    is_generated: false,
    ...change,
  };
}

/** Two who have found each other. */
export function cardOf(change: Partial<BattleCard> = {}): BattleCard {
  return {
    battle_id: BATTLE_ID,
    epoch: 1,
    v: 0,
    kind: "random",
    state: "waiting_for_players",
    room_code: null,
    language: "en",
    category: "meteorology",
    category_name: "Meteorology",
    face: null,
    no_of_que: 2,
    seconds_per_question: SECONDS,
    entry_fee: 5,
    pot: 10,
    is_rated: true,
    bot_strength: null,
    creator_id: null,
    own_seat: 1,
    seats: [seatOf(1, { is_ready: false }), seatOf(2, { is_ready: false })],
    questions: [],
    question: null,
    own_answer: null,
    reveals: [],
    lines: [],
    result: null,
    own: null,
    rematch_until: null,
    rematch_id: null,
    server_time: "2026-05-01T10:00:00.000Z",
    ...change,
  };
}

type Reveal = Extract<BattleFrame, { readonly type: "reveal" }>;
type RevealedSeat = Reveal["seats"][number];

/** What a seat did with a question. */
export function revealedOf(seat: number, change: Partial<RevealedSeat> = {}): RevealedSeat {
  return {
    seat,
    answer: "a",
    verdict: "correct",
    points: 6,
    bonus: 2,
    elapsed_ms: 2_500,
    total_points: 6,
    ...change,
  };
}

const PRESENT = { type: "seat", is: "ready", state: "waiting_for_players" } as const;
const WRONG = { answer: "b", verdict: "wrong", points: 0, bonus: 0, total_points: 0 } as const;
const SECOND_OPENS_AT = OPENS_AT + 20_000;

/** The whole battle after {@link cardOf}: seat 1 wins, seat 2 drops and comes back. */
export const FRAMES: readonly BattleFrame[] = [
  { v: 1, ...PRESENT, seat: seatOf(1) },
  { v: 2, ...PRESENT, seat: seatOf(2) },
  { v: 3, type: "start", seats: [seatOf(1), seatOf(2)], entry_fee: 5, pot: 10, opens_at: OPENS_AT },
  ask(4, 1, OPENS_AT),
  { v: 5, type: "locked", seat: 2, number: 1 },
  { v: 6, type: "locked", seat: 1, number: 1 },
  {
    v: 7,
    type: "reveal",
    number: 1,
    correct_answer: "a",
    rule: { text: "Aircraft on the right have the right of way.", reference: "SERA.3210", formulae: {} },
    seats: [revealedOf(1), revealedOf(2, { ...WRONG, elapsed_ms: 1_500 })],
    next_opens_at: SECOND_OPENS_AT,
  },
  {
    v: 8,
    type: "seat",
    is: "dropped",
    state: "game_started",
    seat: seatOf(2, { presence: "dropped", grace_until: OPENS_AT + 80_000, used_ms: 1_500 }),
  },
  { v: 9, type: "seat", is: "back", state: "game_started", seat: seatOf(2, { used_ms: 1_500 }) },
  ask(10, 2, SECOND_OPENS_AT),
  {
    v: 11,
    type: "line",
    seat: 2,
    message_id: "m-1",
    line: { kind: "phrase", id: "good_luck" },
    at: SECOND_OPENS_AT,
  },
  { v: 12, type: "locked", seat: 1, number: 2 },
  {
    v: 13,
    type: "reveal",
    number: 2,
    correct_answer: "a",
    seats: [
      revealedOf(1, { points: 4, bonus: 0, elapsed_ms: 9_000, total_points: 10 }),
      revealedOf(2, { ...WRONG, answer: null, verdict: "blank", elapsed_ms: null }),
    ],
    next_opens_at: null,
  },
  {
    v: 14,
    type: "end",
    state: "ended",
    result: {
      reason: "points",
      seats: [
        { ...resultOf(1), outcome: "win", rank: 1, points: 10, correct: 2, used_ms: 11_500, coins: 10 },
        { ...resultOf(2), outcome: "lose", rank: 2, points: 0, correct: 0, used_ms: 1_500, coins: 0 },
      ],
      pot: 10,
      house: 0,
    },
    own: { coins: 10, rating_before: 1_500, rating_after: 1_516, badges: [], attempt_id: BATTLE_ID },
    rematch_until: SECOND_OPENS_AT + 80_000,
  },
  { v: 15, type: "rematch", seat: 2 },
];

function ask(v: number, number: number, opensAt: number): BattleFrame {
  const closesAt = opensAt + SECONDS * 1_000;
  return { v, type: "question", number, opens_at: opensAt, closes_at: closesAt, card: questionOf(number) };
}

function resultOf(seat: number) {
  return { seat, user_id: seatOf(seat).user_id, is_bot: false };
}
