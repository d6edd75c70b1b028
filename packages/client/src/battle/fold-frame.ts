import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";

/** A battle as its page knows it: what the server has said so far, and nothing that the page has decided. */
export type FoldedBattle = {
  readonly card: BattleCard;
  /** When the next question opens, before it is told (server time, ms); null: nothing was said of it. */
  readonly nextOpensAt: number | null;
};

type Frame<Type extends BattleFrame["type"]> = Extract<BattleFrame, { readonly type: Type }>;
type SeatCard = BattleCard["seats"][number];

/**
 * Takes a whole battle in. One that is older than what is known already changes nothing, unless another process has
 * taken the battle, which knows better.
 */
export function takeCard(known: FoldedBattle | null, card: BattleCard): FoldedBattle {
  const same = known?.card.battle_id === card.battle_id ? known : null;
  if (same !== null && isOlder(card, same.card)) return same;
  return { card, nextOpensAt: same?.card.v === card.v ? same.nextOpensAt : null };
}

function isOlder(card: BattleCard, known: BattleCard): boolean {
  return card.epoch === known.epoch ? card.v < known.v : card.epoch < known.epoch;
}

/**
 * Takes one frame in. A frame that is known changes nothing; `gap`: frames before it are missing, so it has to be asked
 * for again together with them.
 */
export function foldFrame(battle: FoldedBattle, frame: BattleFrame): FoldedBattle | "gap" {
  const have = battle.card.v;
  if (frame.v <= have) return battle;
  if (frame.v > have + 1) return "gap";
  const next = change(battle, frame);
  return { ...next, card: { ...next.card, v: frame.v } };
}

function change(battle: FoldedBattle, frame: BattleFrame): FoldedBattle {
  const { card } = battle;
  switch (frame.type) {
    case "seat":
      return { ...battle, card: changeSeat(card, frame) };
    case "start":
      return start(card, frame);
    case "question":
      return { card: ask(card, frame), nextOpensAt: null };
    case "locked":
      return { ...battle, card: withSeat(card, frame.seat, { has_answered: true }) };
    case "reveal":
      return { card: reveal(card, frame), nextOpensAt: frame.next_opens_at };
    case "line": {
      const { seat, message_id, line, at } = frame;
      return { ...battle, card: { ...card, lines: [...card.lines, { seat, message_id, line, at }] } };
    }
    case "rematch":
      return { ...battle, card: withSeat(card, frame.seat, { wants_rematch: true }) };
    case "end":
      return { card: end(card, frame), nextOpensAt: null };
  }
}

function changeSeat(card: BattleCard, { is, seat, state }: Frame<"seat">): BattleCard {
  const others = card.seats.filter((other) => other.seat !== seat.seat);
  const isBefore = card.state === "waiting_for_players" || card.state === "room_full";
  // Before a match a seat is free again; in one it is lost, and stays on the board.
  const isFree = is === "left" && isBefore;
  const seats = isFree ? others : [...others, seat].toSorted((one, other) => one.seat - other.seat);
  const pot = isBefore ? card.entry_fee * seats.filter(({ is_bot }) => !is_bot).length : card.pot;
  const ownSeat = isFree && card.own_seat === seat.seat ? null : card.own_seat;
  return { ...card, state, seats, pot, own_seat: ownSeat };
}

function start(card: BattleCard, { seats, entry_fee, pot, opens_at }: Frame<"start">): FoldedBattle {
  return { card: { ...card, state: "game_started", seats, entry_fee, pot }, nextOpensAt: opens_at };
}

function ask(card: BattleCard, frame: Frame<"question">): BattleCard {
  const { number, opens_at, closes_at } = frame;
  return {
    ...card,
    questions: [...card.questions, frame.card],
    question: { number, opens_at, closes_at },
    own_answer: null,
    seats: card.seats.map((seat) => ({ ...seat, has_answered: false })),
  };
}

function reveal(card: BattleCard, { number, correct_answer, rule, seats }: Frame<"reveal">): BattleCard {
  return {
    ...card,
    question: null,
    own_answer: null,
    reveals: [...card.reveals, { number, correct_answer, seats, ...(rule === undefined ? {} : { rule }) }],
    seats: card.seats.map((seat): SeatCard => {
      const told = seats.find((row) => row.seat === seat.seat);
      if (told === undefined) return { ...seat, has_answered: false };
      return {
        ...seat,
        has_answered: false,
        points: told.total_points,
        correct: seat.correct + (told.verdict === "correct" ? 1 : 0),
        used_ms: seat.used_ms + (told.elapsed_ms ?? 0),
      };
    }),
  };
}

function end(card: BattleCard, { state, result, own, rematch_until }: Frame<"end">): BattleCard {
  return {
    ...card,
    state,
    result,
    own,
    rematch_until,
    question: null,
    own_answer: null,
    seats: card.seats.map((seat): SeatCard => {
      const last = result.seats.find((row) => row.seat === seat.seat);
      if (last === undefined) return { ...seat, has_answered: false };
      const { points, correct, used_ms } = last;
      return { ...seat, points, correct, used_ms, has_answered: false };
    }),
  };
}

function withSeat(card: BattleCard, number: number, part: Partial<SeatCard>): BattleCard {
  return {
    ...card,
    seats: card.seats.map((seat) => (seat.seat === number ? { ...seat, ...part } : seat)),
  };
}
