import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../../view/Screen.tsx";
import { NoSuchCode } from "./NoSuchCode.tsx";
import { readRoom, ROOM_KINDS } from "./rooms.ts";

// Every page lists what a route needs at once: the less that is, the shorter is the list.
const Lobby = lazyPart(async () => ({ default: (await import("./Lobby.tsx")).Lobby }));
const CreateRoom = lazyPart(async () => ({ default: (await import("./CreateRoom.tsx")).CreateRoom }));
const RoomDoor = lazyPart(async () => ({ default: (await import("./RoomDoor.tsx")).RoomDoor }));

/** Route /group-battle/*. The ways into a room; `?new=` opens one, `?room=` is one. */
export default function GroupBattleScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const given = search.get("room");
  const kind = ROOM_KINDS.find((one) => one === search.get("new"));
  const room = given === null ? null : readRoom(given);
  return (
    <Screen
      title={text("battle-rooms.title")}
      of={kind === undefined ? undefined : text(`battle-rooms.kinds.${kind}`)}
    >
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
        {room !== null ? (
          <RoomDoor key={room} room={room} />
        ) : given !== null ? (
          <NoSuchCode />
        ) : kind === undefined ? (
          <Lobby />
        ) : (
          <CreateRoom key={kind} kind={kind} />
        )}
      </Suspense>
    </Screen>
  );
}
