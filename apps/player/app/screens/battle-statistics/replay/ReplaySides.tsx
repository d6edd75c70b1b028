import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Avatar } from "@crosscheck/ui/Avatar";
import { Check } from "lucide-react";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useSeatName } from "./use-seat-name.ts";

type ReplaySidesProps = {
  readonly card: BattleCard;
  /** Points of a full strip. */
  readonly mostPoints: number;
};

/** Each seat with its points as a strip that grows. */
export function ReplaySides({ card, mostPoints }: ReplaySidesProps) {
  const text = useText();
  const { number } = useFormats();
  const nameOf = useSeatName();
  return (
    <ul aria-label={text("battle-rooms.room.players")} className="grid gap-2 sm:grid-cols-2">
      {card.seats.map((seat) => {
        const outcome = card.result?.seats.find((row) => row.seat === seat.seat)?.outcome;
        const isOwn = seat.seat === card.own_seat;
        return (
          <li
            key={seat.seat}
            className={`min-w-0 rounded-key border-2 p-3 ${isOwn ? "border-primary bg-primary-soft" : "border-line bg-card"}`}
          >
            <div className="flex items-center gap-3">
              <Avatar name={nameOf(seat)} src={seat.profile} />
              <div className="min-w-0 grow">
                <p className="flex font-semibold">
                  <bdi className="truncate">{nameOf(seat)}</bdi>
                </p>
                <p className="flex min-h-6 items-center gap-1 text-xs text-muted">
                  {outcome === undefined ? null : text(`battle-rooms.outcome.${outcome}`)}
                  {seat.has_answered ? (
                    <>
                      <Check aria-hidden="true" className="size-4 shrink-0" />
                      {text("battle-rooms.replay.answered")}
                    </>
                  ) : null}
                </p>
              </div>
              <bdi className="text-2xl font-bold tabular-nums">
                <span className="sr-only">{text("battle-rooms.list.points")} </span>
                {number(seat.points)}
              </bdi>
            </div>
            <svg aria-hidden="true" className="mt-2 block h-3 w-full rounded-full bg-sunken rtl:-scale-x-100">
              <rect
                width={`${(seat.points / mostPoints) * 100}%`}
                height="100%"
                rx="6"
                className={isOwn ? "fill-primary" : "fill-action"}
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
