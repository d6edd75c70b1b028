import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { GoToMatch } from "./GoToMatch.tsx";
import { LookRoom } from "./LookRoom.tsx";
import { NoSuchCode } from "./NoSuchCode.tsx";
import { isBeforeMatch } from "./room-phase.ts";
import { RoomOver } from "./RoomOver.tsx";
import { useLook, useNoteRoom, type RoomCard } from "./rooms.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A room by its code or id: the own seat in it, what is seen from outside, or why there is no way in. */
export function RoomDoor({ room }: { readonly room: string }) {
  const text = useText();
  const look = useLook(room);
  if (look.data?.ok === false && look.data.refused === "room_code_not_valid") return <NoSuchCode />;
  const kind = look.data?.ok === true ? look.data.data.kind : "group";
  return (
    <>
      <PageHeader
        title={text(look.data?.ok === true ? `battle-rooms.kinds.${kind}` : "battle-rooms.title")}
        back={<BackLink to={GROUP_BATTLE_PATH} label={text("battle-rooms.title")} />}
      />
      <CallView
        query={look}
        loading={<Skeleton className="h-96 w-full" />}
        refusedAction={
          <Link to={GROUP_BATTLE_PATH} className={buttonClass("quiet")}>
            {text("battle-rooms.to_rooms")}
          </Link>
        }
      >
        {(card) => <Inside room={room} card={card} />}
      </CallView>
    </>
  );
}

function Inside({ room, card }: { readonly room: string; readonly card: RoomCard }) {
  const note = useNoteRoom();
  if (card.own_seat === null) return <LookRoom room={room} card={card} />;
  if (!isBeforeMatch(card)) return <GoToMatch battleId={card.battle_id} />;
  if (card.result !== null) return <RoomOver reason={card.result.reason} />;
  return <WaitingRoom card={card} onSeatLost={() => note(room, null)} />;
}
