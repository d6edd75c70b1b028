import { RIGHT_POINTS, SPEED_STEPS } from "@crosscheck/rules/battles/score";
import { TimerRing } from "@crosscheck/ui/TimerRing";
import { Zap } from "lucide-react";
import { useState } from "react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { clockText } from "../i18n/clock.ts";
import { useFormats } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import type { BattlePart } from "./battle-part.ts";
import { useLinkText } from "./LinkNote.tsx";
import { letterOf, verdictId } from "./MatchNews.tsx";
import { SeatFace, SeatName, SeatRating } from "./SeatFace.tsx";
import { nameOf, ownFirst, placeOf, standingOf, type RevealedSeat, type SeatCard } from "./seats.ts";
import type { Stage } from "./stage.ts";
import { SaidBubble } from "./talk/SaidBubble.tsx";

type BoardProps = BattlePart & {
  readonly stage: Extract<Stage, { readonly is: "asking" | "revealed" }>;
};

/** Most points of a question: a right answer with the whole speed bonus. */
const MOST_POINTS = RIGHT_POINTS + SPEED_STEPS[0].points;
const TWO = 2;

/** All seats with their points, the clock, and what the moment is. Stays in sight while a long question scrolls. */
export function Board(props: BoardProps) {
  const text = useText();
  const { card } = props;
  return (
    <section aria-label={text("battle.play.board")} className="bt-board cc-on-hero">
      {card.seats.length > TWO ? <Standing {...props} /> : <Sides {...props} />}
      <StatusLine {...props} />
    </section>
  );
}

function Sides(props: BoardProps) {
  const { card, stage, offsetMs } = props;
  const [own, other] = ownFirst(card);
  return (
    <div className="bt-sides">
      {own === undefined ? null : <Side {...props} seat={own} place={0} />}
      <Clock stage={stage} card={card} offsetMs={offsetMs} />
      {other === undefined ? null : <Side {...props} seat={other} place={1} />}
    </div>
  );
}

type SideProps = BoardProps & { readonly seat: SeatCard; readonly place: number };

/** One of two: picture, name, points and the strip that grows towards the middle. */
function Side({ card, state, stage, offsetMs, seat, place }: SideProps) {
  const text = useText();
  const { number } = useFormats();
  const told = toldOf(card, stage, seat.seat);
  return (
    <div className="bt-side" data-place={place}>
      <div className="bt-who">
        <SeatFace seat={seat} mark={markOf(seat, told, hasAnswered(card, state, seat))} />
        <div className="bt-known">
          <SeatName seat={seat} />
          <SeatRating seat={seat} />
        </div>
        <SaidBubble card={card} seat={seat.seat} offsetMs={offsetMs} />
      </div>
      <div className="bt-score">
        <span key={seat.points} className="bt-points cc-pop">
          <span className="sr-only">{text("battle.play.points", { count: seat.points })}</span>
          <bdi aria-hidden="true">{number(seat.points)}</bdi>
        </span>
        <Gain told={told} />
        <SeatClock
          seat={seat}
          stage={stage}
          offsetMs={offsetMs}
          isLocked={hasAnswered(card, state, seat)}
          told={told}
        />
      </div>
      <Strip points={seat.points} count={card.no_of_que} />
    </div>
  );
}

/** Three or four: rows that change their places as the standing moves. */
function Standing(props: BoardProps) {
  const text = useText();
  const { number } = useFormats();
  const { card, state, stage, offsetMs } = props;
  const order = standingOf(card.seats);
  return (
    <div className="bt-standing">
      <Clock stage={stage} card={card} offsetMs={offsetMs} />
      <ul aria-label={text("battle.play.standing")} style={{ height: `${card.seats.length * ROW_REM}rem` }}>
        {ownFirst(card).map((seat, place) => {
          const told = toldOf(card, stage, seat.seat);
          const locked = hasAnswered(card, state, seat);
          return (
            <li
              key={seat.seat}
              className="bt-row"
              data-place={place}
              style={{ transform: `translateY(${order.indexOf(seat) * ROW_REM}rem)` }}
            >
              <span className="bt-rank">
                {text("battle.play.place", { place: placeOf(seat, card.seats) })}
              </span>
              <SeatFace seat={seat} mark={markOf(seat, told, locked)} />
              <span className="bt-row-main">
                <span className="bt-row-head">
                  <SeatName seat={seat} />
                  <Gain told={told} />
                  <SeatClock seat={seat} stage={stage} offsetMs={offsetMs} isLocked={locked} told={told} />
                </span>
                <Strip points={seat.points} count={card.no_of_que} />
              </span>
              <span className="bt-row-points">
                <span className="sr-only">{text("battle.play.points", { count: seat.points })}</span>
                <bdi aria-hidden="true">{number(seat.points)}</bdi>
              </span>
              <SaidBubble card={card} seat={seat.seat} offsetMs={offsetMs} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Height of a row of the standing. */
const ROW_REM = 3;

function Strip({ points, count }: { readonly points: number; readonly count: number }) {
  const most = Math.max(1, count * MOST_POINTS);
  return (
    <span className="bt-strip" aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, (points / most) * 100)}%` }} />
    </span>
  );
}

/** What the question that is told has brought. */
function Gain({ told }: { readonly told: RevealedSeat | null }) {
  const text = useText();
  if (told === null || told.points === 0) return null;
  return (
    <span aria-hidden="true" className="bt-gain cc-pop">
      {told.bonus > 0 ? <Zap size={12} fill="currentColor" /> : null}
      <bdi>{text("battle.play.gain", { points: told.points })}</bdi>
    </span>
  );
}

type ClockProps = Pick<BoardProps, "card" | "stage" | "offsetMs">;

function Clock({ card, stage, offsetMs }: ClockProps) {
  const text = useText();
  const { locale } = useLanguage();
  const left = useCountdown(stage.is === "asking" ? stage.closesAt : null, offsetMs);
  const total = card.seconds_per_question;
  const seconds = Math.min(total, left ?? total);
  return (
    <TimerRing
      secondsLeft={seconds}
      secondsTotal={total}
      text={clockText(seconds, locale)}
      label={text(left === null ? "play-kinds.time.paused" : "play.time.label")}
      isPaused={left === null}
    />
  );
}

type SeatClockProps = {
  readonly seat: SeatCard;
  readonly stage: BoardProps["stage"];
  readonly offsetMs: number;
  readonly isLocked: boolean;
  readonly told: RevealedSeat | null;
};

/** The seat's own clock: runs down until it has answered, stands then, and says the time that was used. */
function SeatClock({ seat, stage, offsetMs, isLocked, told }: SeatClockProps) {
  const text = useText();
  const { locale } = useLanguage();
  const left = useCountdown(stage.is === "asking" ? stage.closesAt : null, offsetMs);
  const stopped = useStopped(stage.number, isLocked ? left : null);
  const used = told?.elapsed_ms ?? null;
  const seconds = stage.is === "asking" ? (stopped ?? left) : used === null ? null : used / 1_000;
  if (seconds === null) return <span className="bt-clock" />;
  return (
    <span
      className="bt-clock"
      role="timer"
      aria-label={text("battle.play.time_of", { name: nameOf(text, seat) })}
      data-stopped={isLocked || undefined}
    >
      <bdi dir="ltr">{clockText(seconds, locale)}</bdi>
    </span>
  );
}

/** What a clock said when it was stopped in this question. */
function useStopped(number: number, now: number | null): number | null {
  const [stopped, setStopped] = useState<{ readonly number: number; readonly at: number } | null>(null);
  if (now !== null && stopped?.number !== number) setStopped({ number, at: now });
  return now === null || stopped?.number !== number ? null : stopped.at;
}

/** What the moment is, in one line that is always there. */
function StatusLine({ card, state, stage, offsetMs }: BoardProps) {
  const text = useText();
  const left = useCountdown(stage.is === "asking" ? stage.closesAt : null, offsetMs);
  const link = useLinkText({ state, card, offsetMs });
  if (link !== null && (link.isOwn || stage.is === "asking")) {
    return (
      <p className="bt-status" data-link>
        <span aria-hidden="true">{link.shown}</span>
      </p>
    );
  }
  if (stage.is === "revealed") return <ToldLine card={card} number={stage.number} />;
  const isLocked = card.own_answer !== null || state.pending !== null;
  return (
    <p className="bt-status">
      {state.refusedAnswer !== null
        ? text(state.refusedAnswer === "too_late" ? "battle.play.too_late" : "battle.play.not_taken")
        : isLocked
          ? text(card.seats.length > TWO ? "battle.play.locked" : "battle.play.locked_two")
          : left === 0
            ? text("battle.play.time_up")
            : answeredText(text, card)}
    </p>
  );
}

function answeredText(text: ReturnType<typeof useText>, card: BattlePart["card"]): string {
  const others = card.seats.filter(({ seat, has_answered: has }) => has && seat !== card.own_seat);
  if (others.length === 0)
    return text("battle.play.question", { number: card.question?.number ?? 1, count: card.no_of_que });
  return others.map((seat) => text("battle.play.seat_answered", { name: nameOf(text, seat) })).join(" ");
}

function ToldLine({ card, number }: { readonly card: BattlePart["card"]; readonly number: number }) {
  const text = useText();
  const told = card.reveals.find((row) => row.number === number);
  const own = told?.seats.find(({ seat }) => seat === card.own_seat);
  if (told === undefined || own === undefined) return <p className="bt-status" />;
  const letter = letterOf(card, number, told.correct_answer);
  const isRight = own.verdict === "correct";
  return (
    <p className="bt-status" data-verdict={isRight ? "right" : "wrong"}>
      <strong>{text(verdictId(own.verdict))}</strong>
      {isRight || letter === null ? null : <span>{text("battle.play.right_answer", { letter })}</span>}
      {isRight ? <bdi>{text("battle.play.gain", { points: own.points - own.bonus })}</bdi> : null}
      {own.bonus > 0 ? (
        <span className="bt-bonus">
          <Zap aria-hidden="true" size={14} fill="currentColor" />
          {text("battle.play.bonus", { points: own.bonus })}
        </span>
      ) : null}
    </p>
  );
}

function toldOf(card: BattlePart["card"], stage: Stage, seat: number): RevealedSeat | null {
  if (stage.is !== "revealed") return null;
  const told = card.reveals.find(({ number }) => number === stage.number);
  return told?.seats.find((row) => row.seat === seat) ?? null;
}

/** Whether a seat has answered; the own answer counts before the server has heard of it. */
function hasAnswered(card: BattlePart["card"], state: BattlePart["state"], seat: SeatCard): boolean {
  const isOwn = seat.seat === card.own_seat;
  return seat.has_answered || (isOwn && (state.pending !== null || card.own_answer !== null));
}

function markOf(seat: SeatCard, told: RevealedSeat | null, isLocked: boolean) {
  if (seat.presence !== "here") return "away";
  if (told !== null) return told.verdict === "correct" ? "right" : "wrong";
  return isLocked ? "answered" : null;
}
