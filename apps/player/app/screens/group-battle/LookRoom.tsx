import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";
import { useOpenBattle } from "./open-battle.ts";
import { isBeforeMatch } from "./room-phase.ts";
import { RoomFacts } from "./RoomFacts.tsx";
import { useNoteRoom, type RoomCard } from "./rooms.ts";
import { Seats } from "./Seats.tsx";

const ConfirmDialog = lazyPart(async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
}));

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
    <div className="mx-auto max-w-2xl">
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
    </div>
  );
}

function Join({ room, card }: LookRoomProps) {
  const text = useText();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, failure } = useJoin(card);
  const { entry_fee: entry, state } = card;
  if (state === "room_full") return <Sentence>{text("refusals.room_full")}</Sentence>;
  if (!isBeforeMatch(card)) return <Sentence>{text("refusals.game_started")}</Sentence>;
  if (coins < entry) return <TooFewCoins missing={entry - coins} />;
  const label = entry === 0 ? text("battle-rooms.look.join") : text("battle-rooms.look.join_for", { entry });
  const problem = (
    <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
      {failure === null ? null : text(failure)}
    </p>
  );
  return (
    <>
      <Button
        variant="action"
        loading={busy}
        onClick={() => {
          if (entry === 0) void run(room);
          else setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking ? null : problem}
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={text("battle-rooms.look.confirm")}
            description={text("battle-rooms.look.confirm_text", { coins, entry, rest: coins - entry })}
            confirmLabel={label}
            cancelLabel={text("shell.cancel")}
            busy={busy}
            onConfirm={() => void run(room)}
            onClose={() => setIsAsking(false)}
          >
            {problem}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

function Sentence({ children }: { readonly children: string }) {
  return (
    <p role="status" className="font-semibold">
      {children}
    </p>
  );
}

function TooFewCoins({ missing }: { readonly missing: number }) {
  const text = useText();
  return (
    <>
      <p className="text-sm font-semibold">{text("refusals.not_enough_coins")}</p>
      <p className="mb-2 text-sm text-muted">{text("contests.enter.missing", { missing })}</p>
      <Link to="/" className={buttonClass("quiet")}>
        {text("contests.enter.earn")}
      </Link>
    </>
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
