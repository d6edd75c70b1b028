import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useEffect, useEffectEvent } from "react";
import { useBattle, useBattleState } from "../../battle/use-battle.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ConnectionNote } from "./ConnectionNote.tsx";
import { GoToMatch } from "./GoToMatch.tsx";
import { InvitePlayers } from "./InvitePlayers.tsx";
import { isBeforeMatch } from "./room-phase.ts";
import { RoomActions } from "./RoomActions.tsx";
import { RoomOver } from "./RoomOver.tsx";
import { RemoveSeat } from "./RemoveSeat.tsx";
import { RoomTicket } from "./RoomTicket.tsx";
import { SeatLost } from "./SeatLost.tsx";
import { Seats } from "./Seats.tsx";

type WaitingRoomProps = {
  /** As a call has told it; the connection goes on from there. */
  readonly card: BattleCard;
  /** Away for too long. */
  readonly onSeatLost: () => void;
};

/** The own seat in a room until its match starts; seats fill while one looks. */
export function WaitingRoom({ card, onSeatLost }: WaitingRoomProps) {
  const store = useBattle(card.battle_id);
  return store === null ? (
    <Room card={card} store={null} />
  ) : (
    <LiveRoom key={card.battle_id} told={card} store={store} onSeatLost={onSeatLost} />
  );
}

type LiveRoomProps = {
  readonly told: BattleCard;
  readonly store: BattleStore;
  readonly onSeatLost: () => void;
};

function LiveRoom({ told, store, onSeatLost }: LiveRoomProps) {
  const { battle, connection } = useBattleState(store);
  const card = battle?.card ?? told;
  useEffect(() => store.takeCard(told), [store, told]);
  // Given up while nobody looked: the room is looked at from outside then.
  const isGone = connection.is === "closed" && connection.because === "gone" && card.result === null;
  const isRemoved = card.own_seat === null;
  const lose = useEffectEvent(onSeatLost);
  useEffect(() => {
    if (isGone && !isRemoved) lose();
  }, [isGone, isRemoved]);
  if (isRemoved) return <SeatLost entry={card.entry_fee} />;
  if (!isBeforeMatch(card)) return <GoToMatch battleId={card.battle_id} />;
  if (card.result !== null) return <RoomOver reason={card.result.reason} />;
  return (
    <>
      <ConnectionNote connection={connection} onTake={store.open} />
      <Room card={card} store={store} />
    </>
  );
}

type RoomProps = { readonly card: BattleCard; readonly store: BattleStore | null };

function Room({ card, store }: RoomProps) {
  const text = useText();
  const { list } = useFormats();
  const own = card.seats.find(({ seat }) => seat === card.own_seat);
  const isCreator = own !== undefined && own.user_id === card.creator_id;
  const ticket = card.room_code === null ? null : <RoomTicket card={card} code={card.room_code} />;
  return (
    <div className="flex flex-col gap-5">
      {/* Who made the room has a code to hand out; who joined it looks for the others. */}
      {isCreator ? ticket : null}
      {/* On narrow screens all parts are in one column, so that the start can stay in sight over all of them. */}
      <div className="grid items-start gap-5 max-lg:contents lg:grid-cols-2">
        <section aria-labelledby="room-seats" className="min-w-0">
          <h2 id="room-seats" className="mb-3 text-lg">
            {text(card.state === "room_full" ? "refusals.room_full" : "battle-rooms.room.waiting")}
          </h2>
          <p role="status" className="sr-only">
            {text("battle-rooms.room.present", { names: list(card.seats.map(({ name }) => name)) })}
          </p>
          <Seats card={card}>
            {(seat) =>
              isCreator && store !== null && seat.seat !== card.own_seat ? (
                <RemoveSeat seat={seat} store={store} />
              ) : null
            }
          </Seats>
        </section>
        <RoomActions card={card} store={store} isCreator={isCreator} />
      </div>
      {isCreator ? <InvitePlayers card={card} /> : ticket}
    </div>
  );
}
