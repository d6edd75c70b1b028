import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { LEAST_SEATS } from "@crosscheck/rules/battles/battle-rules";
import { Button } from "@crosscheck/ui/Button";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { useApi } from "../../state/api.tsx";
import { useBattlesChanged } from "./open-battle.ts";
import { takingPart } from "./room-phase.ts";
import { useWish } from "./use-wish.ts";

const ConfirmDialog = lazyPart(async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
}));

type RoomActionsProps = {
  readonly card: BattleCard;
  /** null until the room is connected. */
  readonly store: BattleStore | null;
  readonly isCreator: boolean;
};

/** Once somebody has joined, the start is what one waits for: on narrow screens it is below the fold. */
const IN_SIGHT = "max-lg:sticky max-lg:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] max-lg:z-10";

/** The start for who made the room, what is waited for, and the way out. */
export function RoomActions({ card, store, isCreator }: RoomActionsProps) {
  const text = useText();
  const { run, busy, failure } = useWish(store);
  const canStart = takingPart(card).length >= LEAST_SEATS;
  const creator = card.seats.find(({ user_id: userId }) => userId === card.creator_id);
  return (
    <div className="flex min-w-0 flex-col gap-3 max-lg:contents">
      {isCreator ? (
        <Button
          variant="action"
          size="large"
          className={canStart ? IN_SIGHT : ""}
          disabled={!canStart || store === null}
          loading={busy}
          onClick={() => void run({ type: "start" })}
        >
          {text("battle-rooms.room.start")}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        {isCreator
          ? text(canStart ? "battle-rooms.room.may_start" : "battle-rooms.room.needs_two", {
              entry: card.entry_fee,
            })
          : text("battle-rooms.room.waits", { name: creator?.name ?? "" })}
      </p>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
      <Leave battleId={card.battle_id} isCreator={isCreator} />
    </div>
  );
}

function Leave({ battleId, isCreator }: { readonly battleId: string; readonly isCreator: boolean }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, failure } = useLeave();
  const which = isCreator ? "delete" : "leave";
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text(`battle-rooms.room.${which}`)}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            danger
            title={text(`battle-rooms.room.${which}_title`)}
            description={text(`battle-rooms.room.${which}_text`)}
            confirmLabel={text(`battle-rooms.room.${which}`)}
            cancelLabel={text("battle-rooms.room.stay")}
            busy={busy}
            onConfirm={() => void run(battleId)}
            onClose={() => setIsAsking(false)}
          >
            <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
              {failure === null ? null : text(failure)}
            </p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

function useLeave() {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useBattlesChanged();
  return useCall(async (battleId: string) => {
    const left = await api.leave_battle({ battle_id: battleId });
    // Gone already is what was wanted.
    if (!left.ok && left.refused !== "no_data") return left.refused;
    changed();
    await navigate(GROUP_BATTLE_PATH, { replace: true });
    return null;
  });
}
