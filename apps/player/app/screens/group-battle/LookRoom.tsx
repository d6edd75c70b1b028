import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { PayToEnter } from "../../forms/PayToEnter.tsx";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useOpenBattle } from "./open-battle.ts";
import { isBeforeMatch } from "./room-phase.ts";
import { RoomFacts } from "./RoomFacts.tsx";
import { roomFailure, useNoteRoom, type RoomCard } from "./rooms.ts";
import { Seats } from "./Seats.tsx";

type LookRoomProps = {
  /** What the address calls it. */
  readonly room: string;
  readonly card: RoomCard;
};

/** A room from outside: who is in it and what it costs, before a seat is taken. */
export function LookRoom({ room, card }: LookRoomProps) {
  const text = useText();
  const creator = card.seats.find(({ user_id: userId }) => userId === card.creator_id);
  return (
    <BoardingPass
      band={
        <h2 className="min-w-0 grow truncate">
          {creator === undefined
            ? text("battle-rooms.look.title")
            : text("battle-rooms.look.of", { name: creator.name })}
        </h2>
      }
      stub={
        <div className="mt-auto flex flex-col">
          <Join room={room} card={card} />
        </div>
      }
    >
      <RoomFacts room={card} />
      <div className="mt-4">
        <Seats card={card} />
      </div>
    </BoardingPass>
  );
}

function Join({ room, card }: LookRoomProps) {
  const text = useText();
  const { run, busy, failure, fail } = useJoin(card);
  const { entry_fee: entry, state } = card;
  if (state === "room_full") return <Sentence>{text("refusals.room_full")}</Sentence>;
  if (!isBeforeMatch(card)) return <Sentence>{text("refusals.game_started")}</Sentence>;
  return (
    <PayToEnter
      entry={entry}
      label={entry === 0 ? text("battle-rooms.look.join") : text("battle-rooms.look.join_for", { entry })}
      title={text("battle-rooms.look.confirm")}
      describe={({ coins, rest }) => text("battle-rooms.look.confirm_text", { coins, entry, rest })}
      busy={busy}
      failure={failure === null ? null : roomFailure(failure)}
      onAsk={() => fail(null)}
      onEnter={() => void run(room)}
    />
  );
}

function Sentence({ children }: { readonly children: string }) {
  return (
    <p role="status" className="font-semibold">
      {children}
    </p>
  );
}

/** Takes a seat; a challenge to this room is answered with it. */
function useJoin({ room_code: code }: RoomCard) {
  const api = useApi();
  const note = useNoteRoom();
  const open = useOpenBattle();
  return useCall(async (room: string) => {
    const invitation = open.data?.ok
      ? open.data.data.invitations.find((one) => one.room_code === code)
      : undefined;
    if (invitation !== undefined) {
      // The seat does not hang on it: one that has just expired is no hindrance.
      await api.answer_challenge({ invitation_id: invitation.invitation_id, accept: true });
    }
    const joined = await api.get_question_by_room_id({ room_id: room, with_socket: true });
    if (!joined.ok) return joined.refused;
    note(room, joined);
    return null;
  });
}
