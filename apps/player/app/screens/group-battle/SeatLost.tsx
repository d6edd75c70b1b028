import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { useRootState } from "../../state/root-store.ts";

/** Who is looking loses a seat for one of two reasons: the creator said so, or the entry could not be paid. */
export function SeatLost({ entry }: { readonly entry: number }) {
  const text = useText();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  return (
    <div role="status">
      <EmptyState
        title={text(coins < entry ? "refusals.not_enough_coins" : "refusals.removed_from_room")}
        art={<PaperPlane />}
        action={
          <Link to={GROUP_BATTLE_PATH} className={buttonClass()}>
            {text("battle-rooms.to_rooms")}
          </Link>
        }
      />
    </div>
  );
}
