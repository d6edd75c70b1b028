import type { BattleCard } from "@crosscheck/contract/battle-views";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";

type Reason = NonNullable<BattleCard["result"]>["reason"];

const TITLES: Readonly<Record<Reason, MsgId>> = {
  deleted_by_owner: "battle-rooms.over.deleted",
  opponent_left: "refusals.room.opponent_left",
  everyone_left: "battle-rooms.over.everyone_left",
  nobody_came: "battle-rooms.over.nobody_came",
  not_ready: "battle-rooms.over.not_ready",
  no_coins: "battle-rooms.over.no_coins",
  not_able: "battle-rooms.over.not_able",
  voided: "battle-rooms.over.voided",
  points: "battle-rooms.over.voided",
};

/** A room that is no more, and why. */
export function RoomOver({ reason }: { readonly reason: Reason }) {
  const text = useText();
  return (
    <div role="status">
      <EmptyState
        title={text(TITLES[reason])}
        art={<PaperPlane />}
        action={
          <Link to={GROUP_BATTLE_PATH} className={buttonClass()}>
            {text("battle-rooms.to_rooms")}
          </Link>
        }
      >
        {text("battle-rooms.over.no_loss")}
      </EmptyState>
    </div>
  );
}
