import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import { REMATCH_MS } from "@crosscheck/rules/battles/battle-rules";
import type { BattleState, Frame, RevealedSeat, SaidLine } from "@crosscheck/rules/battles/battle";
import { potOf, scoreOf } from "@crosscheck/rules/battles/decide";
import type { BattleResult } from "@crosscheck/rules/battles/result";
import { markAnswer } from "@crosscheck/rules/battles/score";
import { canRematch, roomStateOf, viewBattle, type SeatView } from "@crosscheck/rules/battles/view-battle";
import type { SubjectFace } from "@crosscheck/rules/content/subject-faces";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import type { QuestionCardView } from "../../attempts/view/attempt-view.ts";
import type { BattleRecord } from "../store/battle-queries.ts";
import { nameIn } from "../../content/names.ts";
import type { Names } from "../../postgres/tables/content-tables.ts";
import type { OwnEnd } from "../settle/own-end-queries.ts";
import { NOBODY, type Person } from "./people-queries.ts";

/** Nothing where a question has no explanation. */
export type ToldRule = Pick<BattleCard["reveals"][number], "rule">;
type SeatCard = BattleCard["seats"][number];

/** What a view of a battle needs beside its state. */
export type Table = {
  readonly record: BattleRecord;
  /** Its subject; null: any. */
  readonly subject: {
    readonly slug: string;
    readonly names: Names;
    readonly face: SubjectFace | null;
  } | null;
  readonly people: ReadonlyMap<string, Person>;
  /** Whom each of them has blocked. */
  readonly blocks: ReadonlyMap<string, ReadonlySet<string>>;
  /** In the order of the paper; empty before it is drawn. */
  readonly cards: readonly QuestionCardView[];
  /** Why their right answers are; told with those. */
  readonly rules: readonly ToldRule[];
  /** What the battle has changed for each player, once it is settled. */
  readonly ends: ReadonlyMap<string, OwnEnd>;
  readonly rematchId: string | null;
};

/** The battle as one player may see it now. */
export function toBattleCard(
  table: Table,
  state: BattleState,
  { playerId, nowMs }: { readonly playerId: string; readonly nowMs: number },
): BattleCard {
  const view = viewBattle(state, playerId);
  const { record, subject, cards } = table;
  return {
    battle_id: state.battleId,
    epoch: record.epoch,
    v: view.v,
    kind: state.rules.kind,
    state: view.state,
    room_code: record.roomCode,
    language: record.language,
    category: subject?.slug ?? null,
    category_name:
      subject === null
        ? ""
        : nameIn(subject.names, table.people.get(playerId)?.pageLanguage ?? "", record.language),
    face: subject?.face ?? null,
    no_of_que: state.rules.questionCount,
    seconds_per_question: state.rules.secondsPerQuestion,
    entry_fee: state.rules.stakeCoins,
    pot: potOf(state.rules, state.seats),
    is_rated: record.isRated,
    bot_strength: record.botStrength,
    creator_id: state.creatorId,
    own_seat: view.seats.find((seat) => seat.playerId === playerId)?.seat ?? null,
    seats: view.seats.map((seat) => toSeatCard(table, seat)),
    questions: cards.slice(0, view.toldCount),
    question: view.question && {
      number: view.question.number,
      opens_at: view.question.openAtMs,
      closes_at: view.question.closeAtMs,
    },
    own_answer: view.ownAnswer,
    reveals: listReveals(table, state),
    lines: view.lines.map((said) => toSaidLine(table, state, { said, playerId })),
    result: view.result && toEnd(view.result),
    own: table.ends.get(playerId) ?? null,
    rematch_until: rematchUntil(state, nowMs),
    rematch_id: table.rematchId,
    server_time: new Date(nowMs).toISOString(),
  };
}

/**
 * A frame as one seat is told it. A line of a step that told several frames may describe a seat as it is at their end.
 *
 * @param playerId whom the frame is for
 */
export function toFrame(
  table: Table,
  state: BattleState,
  { frame, playerId }: { readonly frame: Frame; readonly playerId: string },
): BattleFrame {
  const { v } = frame;
  switch (frame.type) {
    case "seat": {
      const seat = viewBattle(state, frame.playerId).seats.find((one) => one.seat === frame.seat);
      const shown = seat?.playerId === frame.playerId ? seat : gone(frame.seat, frame.playerId);
      return { v, type: "seat", is: frame.is, seat: toSeatCard(table, shown), state: roomStateOf(state) };
    }
    case "start": {
      const seats = viewBattle(state, "").seats.map((seat) => toSeatCard(table, seat));
      const { stakeCoins, potCoins, openAtMs } = frame;
      return { v, type: "start", seats, entry_fee: stakeCoins, pot: potCoins, opens_at: openAtMs };
    }
    case "question": {
      const card = table.cards[frame.number - 1];
      if (card === undefined) throw new Error(`battle ${state.battleId} has no card ${frame.number}`);
      const { number, openAtMs, closeAtMs } = frame;
      return { v, type: "question", number, opens_at: openAtMs, closes_at: closeAtMs, card };
    }
    case "locked":
      return { v, type: "locked", seat: frame.seat, number: frame.number };
    case "reveal":
      return {
        v,
        type: "reveal",
        number: frame.number,
        correct_answer: frame.correctAnswer,
        ...table.rules[frame.number - 1],
        seats: frame.seats.map(toRevealedSeat),
        next_opens_at: frame.nextOpenAtMs,
      };
    case "line":
      return { v, type: "line", ...toSaidLine(table, state, { said: frame, playerId }) };
    case "rematch":
      return { v, type: "rematch", seat: frame.seat };
    case "end":
      return {
        v,
        type: "end",
        state: roomStateOf(state),
        result: toEnd(frame.result),
        own: table.ends.get(playerId) ?? null,
        rematch_until: rematchUntil(state, state.lastMs),
      };
  }
}

function toSeatCard({ people }: Table, seat: SeatView): SeatCard {
  const person = people.get(seat.playerId) ?? NOBODY;
  return {
    seat: seat.seat,
    user_id: seat.playerId,
    name: person.name,
    name_number: person.nameNumber,
    profile: person.profile,
    rating: person.rating,
    is_bot: seat.isBot,
    is_ready: seat.isReady,
    presence: seat.presence,
    grace_until: seat.graceUntilMs,
    points: seat.points,
    correct: seat.correct,
    used_ms: Math.round(seat.usedMs),
    has_answered: seat.hasAnswered,
    wants_rematch: seat.wantsRematch,
  };
}

/** A seat that was given up before the match. */
function gone(seat: number, playerId: string): SeatView {
  return {
    seat,
    playerId,
    isBot: false,
    isReady: false,
    wantsRematch: false,
    presence: "lost",
    graceUntilMs: null,
    points: 0,
    correct: 0,
    usedMs: 0,
    hasAnswered: false,
  };
}

/** What everybody did with the questions that are over. */
function listReveals({ rules }: Table, state: BattleState): BattleCard["reveals"] {
  const { paper, seats } = state;
  if (paper === null) return [];
  return paper.questions.slice(0, countOver(state)).map((question) => {
    const { number } = question;
    return {
      number,
      correct_answer: QUESTION_RULES[question.kind].correctAnswer(question),
      ...rules[number - 1],
      seats: seats.map((seat) => {
        const given = seat.answers.find((one) => one.number === number);
        return toRevealedSeat({
          seat: seat.seat,
          answer: given?.answer ?? null,
          ...markAnswer(question, given),
          elapsedMs: given?.elapsedMs ?? null,
          totalPoints: scoreOf(seat, paper, number).points,
        });
      }),
    };
  });
}

/** Questions that everybody has seen the answer of; of a match that was broken off not the one that was interrupted. */
function countOver({ phase }: BattleState): number {
  if (phase.is === "playing") return phase.number - 1;
  return phase.is === "over" ? phase.revealed : 0;
}

function toRevealedSeat(seat: RevealedSeat): BattleCard["reveals"][number]["seats"][number] {
  return {
    seat: seat.seat,
    answer: seat.answer,
    verdict: seat.verdict,
    points: seat.points,
    bonus: seat.bonus,
    elapsed_ms: seat.elapsedMs === null ? null : Math.round(seat.elapsedMs),
    total_points: seat.totalPoints,
  };
}

/** Whoever has blocked the speaker is told that something was said, and not what: frames stay in step. */
function toSaidLine(
  { blocks }: Table,
  { seats }: BattleState,
  { said, playerId }: { readonly said: SaidLine; readonly playerId: string },
): BattleCard["lines"][number] {
  const { seat, messageId, line, atMs } = said;
  const speaker = seats.find((one) => one.seat === seat)?.playerId ?? "";
  const isHidden = blocks.get(playerId)?.has(speaker) === true;
  return { seat, message_id: messageId, line: isHidden ? NOTHING_SAID : line, at: atMs };
}

const NOTHING_SAID: BattleCard["lines"][number]["line"] = { kind: "text", text: "" };

function toEnd({ reason, seats, potCoins, houseCoins }: BattleResult): NonNullable<BattleCard["result"]> {
  return {
    reason,
    pot: potCoins,
    house: houseCoins,
    seats: seats.map((seat) => {
      return {
        seat: seat.seat,
        user_id: seat.playerId,
        is_bot: seat.isBot,
        outcome: seat.outcome,
        rank: seat.rank,
        points: seat.points,
        correct: seat.correct,
        used_ms: Math.round(seat.usedMs),
        coins: seat.coins,
      };
    }),
  };
}

function rematchUntil(state: BattleState, nowMs: number): number | null {
  if (state.phase.is !== "over" || !canRematch(state)) return null;
  const untilMs = state.phase.atMs + REMATCH_MS;
  return nowMs > untilMs ? null : untilMs;
}
