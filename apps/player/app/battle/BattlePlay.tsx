import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../paths/battle-paths.ts";
import { roomPath } from "../paths/room-paths.ts";
import { useEarlyLoad } from "../play/use-early-load.ts";
import { lazyPart } from "../hooks/lazy-part.ts";
import { Suspense } from "react";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Navigate } from "react-router";
import { BattleWait } from "./BattleWait.tsx";
import { ClosedBattle } from "./ClosedBattle.tsx";
import { FaceOff } from "./FaceOff.tsx";
import { LeaveBattle } from "./LeaveBattle.tsx";
import { Match } from "./Match.tsx";
import { useBattleClock, useBattleState } from "./use-battle.ts";
import { useStage } from "./use-stage.ts";
import type { FoldedBattle } from "@crosscheck/client/battle/fold-frame";
import type { BattleStoreState } from "@crosscheck/client/battle/battle-store";
import "./battle.css";

// Nobody wins before the first question.
const loadEnd = async () => ({ default: (await import("./BattleEnd.tsx")).BattleEnd });
const BattleEnd = lazyPart(loadEnd);
const LATER = [loadEnd];

export type BattlePlayProps = {
  readonly store: BattleStore;
  /** Where the page goes when the player has left, or is done. */
  readonly leaveTo: string;
  /** Opens the battle that follows as a rematch. */
  readonly onFollow: (battleId: string) => void;
};

/** A battle of any kind from the moment its players face each other to its result. */
export function BattlePlay(props: BattlePlayProps) {
  const { store, leaveTo } = props;
  const text = useText();
  const state = useBattleState(store);
  useEarlyLoad(LATER);
  const { battle, connection } = state;
  // A result stays on the screen, whatever becomes of the connection.
  const isClosed = connection.is === "closed" && (battle === null || battle.card.result === null);
  if (isClosed) return <ClosedBattle because={connection.because} onOpen={store.open} leaveTo={leaveTo} />;
  if (battle === null) {
    return <BattleWait connection={connection} label={text("battle.link.connecting")} leaveTo={leaveTo} />;
  }
  return <KnownBattle {...props} state={state} battle={battle} />;
}

type KnownBattleProps = BattlePlayProps & {
  readonly state: BattleStoreState;
  readonly battle: FoldedBattle;
};

function KnownBattle({ store, state, battle, onFollow, ...props }: KnownBattleProps) {
  const { battle_id: id, state: room, own_seat: ownSeat } = battle.card;
  const isRoom = hasCode(battle.card);
  const leaveTo = isRoom ? GROUP_BATTLE_PATH : props.leaveTo;
  const offsetMs = useBattleClock(state);
  const stage = useStage(battle, offsetMs);
  useReady(store, state);
  useFollow(state, onFollow);
  const shared = { store, state, card: battle.card, offsetMs };
  // Its creator starts it, on the screen of rooms.
  const waits = isRoom && ownSeat !== null && (room === "waiting_for_players" || room === "room_full");
  if (waits) return <Navigate to={roomPath(id)} replace />;
  if (stage.is === "over") {
    return (
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
        <BattleEnd {...shared} leaveTo={leaveTo} />
      </Suspense>
    );
  }
  return (
    <>
      {stage.is === "facing" || stage.is === "counting" ? (
        <FaceOff {...shared} stage={stage} leaveTo={leaveTo} />
      ) : (
        <Match {...shared} stage={stage} leaveTo={leaveTo} />
      )}
      <LeaveBattle card={battle.card} />
    </>
  );
}

/** The page says that its player is ready as soon as both are shown: a tap would only cost time. */
function useReady(store: BattleStore, { battle, connection }: BattleStoreState): void {
  const card = battle?.card;
  const own = card?.seats.find(({ seat }) => seat === card.own_seat);
  const isAsked = card?.state === "waiting_for_players" && own?.is_ready === false && card.room_code === null;
  const sayReady = useEffectEvent(() => void store.ask({ type: "ready" }));
  const isDue = isAsked && connection.is === "live";
  useEffect(() => {
    if (isDue) sayReady();
  }, [isDue]);
}

/** The rematch that all have asked for. */
function useFollow({ followId }: BattleStoreState, onFollow: (battleId: string) => void): void {
  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    if (followId !== null) follow(followId);
  }, [followId]);
}
