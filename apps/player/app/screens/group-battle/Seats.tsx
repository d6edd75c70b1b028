import { SEATS } from "@crosscheck/rules/battles/battle-rules";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Avatar } from "@crosscheck/ui/Avatar";
import { Crown, User } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { PlayerName } from "../boards/PlayerName.tsx";

type Seat = BattleCard["seats"][number];
type SeatsProps = {
  readonly card: Pick<BattleCard, "kind" | "seats" | "own_seat" | "creator_id">;
  /** What can be done with a seat. */
  readonly children?: (seat: Seat) => ReactNode;
};

/** Who is in a room, and the seats that are free. */
export function Seats({ card, children }: SeatsProps) {
  const text = useText();
  const { seats, kind } = card;
  const free = SEATS[kind] - seats.length;
  return (
    <ol aria-label={text("battle-rooms.room.players")} className="grid gap-2">
      {seats.map((seat) => (
        <li key={seat.seat} className="min-w-0">
          <TakenSeat
            seat={seat}
            isOwn={seat.seat === card.own_seat}
            isCreator={seat.user_id === card.creator_id}
          >
            {children?.(seat)}
          </TakenSeat>
        </li>
      ))}
      {free <= 0 ? null : (
        <li className="flex min-h-12 items-center gap-3 rounded-key border-2 border-dashed border-edge px-3 text-muted">
          <span className="grid w-10 shrink-0 place-items-center">
            <User aria-hidden="true" className="size-6" />
          </span>
          {text("battle-rooms.room.free", { count: free })}
        </li>
      )}
    </ol>
  );
}

type TakenSeatProps = {
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly isCreator: boolean;
  readonly children?: ReactNode;
};

function TakenSeat({ seat, isOwn, isCreator, children }: TakenSeatProps) {
  const text = useText();
  const { number } = useFormats();
  const notes = [
    isOwn ? text("battle-rooms.room.you") : null,
    seat.rating === null ? null : text("battle-rooms.room.rating", { rating: number(seat.rating) }),
    seat.presence === "here" ? null : text("battle-rooms.room.away"),
  ].filter((note) => note !== null);
  return (
    <div
      className={`flex min-h-16 items-center gap-3 rounded-key border-2 px-3 ${isOwn ? "border-primary bg-primary-soft" : "border-line bg-card"}`}
    >
      <Avatar name={seat.name} src={seat.profile} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5">
          <PlayerName row={seat} className="min-w-0 font-semibold" />
          {isCreator ? (
            <>
              <Crown aria-hidden="true" className="size-4 shrink-0 text-gold-ink" />
              <span className="sr-only">{text("battle-rooms.room.creator")}</span>
            </>
          ) : null}
        </p>
        {notes.length === 0 ? null : <p className="text-xs text-muted">{notes.join(" · ")}</p>}
      </div>
      {children}
    </div>
  );
}
