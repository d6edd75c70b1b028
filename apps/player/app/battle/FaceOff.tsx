import { Coin } from "@crosscheck/ui/Coin";
import { useEffect, useRef } from "react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import type { BattlePart } from "./battle-part.ts";
import { LeaveBattleLink } from "./LeaveBattleLink.tsx";
import { LinkNote } from "./LinkNote.tsx";
import { ownFirst } from "./seats.ts";
import { SeatFace, SeatName, SeatRating } from "./SeatFace.tsx";
import type { Stage } from "./stage.ts";

type FaceOffProps = BattlePart & {
  readonly stage: Extract<Stage, { readonly is: "facing" | "counting" }>;
  readonly leaveTo: string;
};

/** The players face to face, what is at stake, and three, two, one. */
export function FaceOff({ state, card, offsetMs, stage, leaveTo }: FaceOffProps) {
  const text = useText();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const seats = ownFirst(card);
  const isCounting = stage.is === "counting";
  const title = isCounting
    ? "battle.face.starts"
    : seats.length > 2
      ? "battle.face.group"
      : "battle.face.title";
  return (
    <div className="bt-column">
      <div className="bt-top">
        <LeaveBattleLink to={leaveTo} />
        <p dir="auto" className="bt-subject">
          {card.category_name === "" ? text("battle.random.any_subject") : card.category_name}
        </p>
      </div>
      <section className="bt-face-off cc-rise" data-seats={seats.length}>
        <h1 ref={titleRef} tabIndex={-1} className="bt-face-title">
          {text(title)}
        </h1>
        <div className="bt-face-row">
          <ul className="bt-faces">
            {seats.map((seat, place) => (
              <li key={seat.seat} className="bt-facing" data-place={place}>
                <SeatFace seat={seat} size="large" mark={seat.is_ready && !isCounting ? "answered" : null} />
                <SeatName seat={seat} />
                <SeatRating seat={seat} />
              </li>
            ))}
          </ul>
          <div className="bt-versus" aria-hidden="true">
            {isCounting ? <Count opensAt={stage.opensAt} offsetMs={offsetMs} /> : text("battle.versus")}
          </div>
        </div>
        <p className="bt-stakes">
          {card.entry_fee > 0 && card.kind !== "bot" ? <Coin className="size-5" /> : null}
          {text("battle.face.stakes", {
            coins: card.kind === "bot" ? 0 : card.pot || card.entry_fee * seats.length,
          })}
        </p>
        <p role="status" className="bt-face-note">
          {isCounting ? text("battle.face.first") : text("battle.face.waiting")}
        </p>
      </section>
      <LinkNote state={state} card={card} offsetMs={offsetMs} />
    </div>
  );
}

function Count({ opensAt, offsetMs }: { readonly opensAt: number | null; readonly offsetMs: number }) {
  const { number } = useFormats();
  const left = useCountdown(opensAt, offsetMs);
  if (left === null || left === 0) return null;
  return (
    <span key={left} className="bt-count cc-pop">
      {number(left)}
    </span>
  );
}
