import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Crown } from "lucide-react";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { SeatFace, SeatName } from "./SeatFace.tsx";
import { ownFirst, standingOf } from "./seats.ts";

type EndStandingProps = { readonly card: BattleCard; readonly result: NonNullable<BattleCard["result"]> };

const TWO = 2;

/** The final points: two face to face, more as a standing. */
export function EndStanding({ card, result }: EndStandingProps) {
  const text = useText();
  const { number } = useFormats();
  const isDuel = card.seats.length <= TWO;
  const first = ownFirst(card);
  const seats = isDuel ? first : standingOf(card.seats);
  return (
    <ul aria-label={text("battle.end.standing")} className={isDuel ? "bt-final" : "bt-final-rows"}>
      {seats.map((seat) => {
        const told = result.seats.find((row) => row.seat === seat.seat);
        const rank = told?.rank ?? null;
        return (
          <li key={seat.seat} data-place={first.indexOf(seat)}>
            <span className="bt-final-face">
              {told?.outcome === "win" ? (
                <Crown aria-hidden="true" className="bt-crown" fill="currentColor" />
              ) : null}
              <SeatFace seat={{ ...seat, presence: "here" }} size={isDuel ? "large" : "small"} />
            </span>
            <SeatName seat={seat} />
            {isDuel || rank === null ? null : (
              <span className="bt-final-rank">{text("battle.end.place", { place: rank })}</span>
            )}
            <span className="bt-final-points">
              <span className="sr-only">{text("battle.play.points", { count: seat.points })}</span>
              <bdi aria-hidden="true">{number(seat.points)}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
