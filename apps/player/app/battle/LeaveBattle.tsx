import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Suspense } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../hooks/lazy-part.ts";
import { useText, type Text } from "../i18n/texts.tsx";
import { useEarlyLoad } from "../play/use-early-load.ts";
import { useApi } from "../state/api.tsx";
import { rootStore } from "../state/root-store.ts";

const loadDialog = async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
});
const ConfirmDialog = lazyPart(loadDialog);
const DIALOG = [loadDialog];

/** Asks before the player leaves a battle that is on, and gives the seat up: leaving forfeits. */
export function LeaveBattle({ card }: { readonly card: BattleCard }) {
  const text = useText();
  const api = useApi();
  useEarlyLoad(DIALOG);
  const isOn = card.own_seat !== null && card.result === null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      // A session that has ended leaves at once: nothing can be answered without it.
      rootStore.getState().session !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    // Should it not arrive, the seat is lost a minute later all the same.
    api.leave_battle({ battle_id: card.battle_id }, { keepalive: true }).catch(() => undefined);
    blocker.proceed();
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={text("battle.leave.title")}
        description={whatItCosts(text, card)}
        confirmLabel={text("battle.leave.confirm")}
        cancelLabel={text("battle.leave.stay")}
        danger
        onConfirm={leave}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}

function whatItCosts(text: Text, { state, kind, seats, entry_fee: coins }: BattleCard): string {
  if (state !== "game_started") return text("battle.leave.before");
  const loses = text(seats.length > 2 ? "battle.leave.forfeit_group" : "battle.leave.forfeit");
  return kind === "bot" || coins === 0 ? loses : `${loses} ${text("battle.leave.stake", { coins })}`;
}
