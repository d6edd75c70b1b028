import { BadgeEmblem } from "@crosscheck/ui/art/BadgeEmblem";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { celebrate } from "../../play/result/celebrate.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { showToast } from "../../state/toasts.ts";
import type { Badge } from "./badge.ts";
import { BadgeCard } from "./BadgeCard.tsx";

type SealedBadgeProps = { readonly badge: Badge; readonly onOpened: () => void };

/** A badge that was reached: sealed until the player opens it, by key or tap, and takes its coins. */
export function SealedBadge({ badge, onOpened }: SealedBadgeProps) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const { date } = useFormats();
  const [isOpening, setOpening] = useState(false);
  const [balance, setBalance] = useState<number | null>(null);

  // The query library's mutations would come to every screen for the sake of this one.
  async function open() {
    if (isOpening) return;
    setOpening(true);
    const claimed = await api.set_user_coin_score({ type: badge.type }).catch(() => null);
    setOpening(false);
    if (claimed?.ok !== true) {
      const id = claimed === null ? "refusals.network_away" : refusalId(claimed.refused);
      showToast({ id, kind: "warning" });
      return;
    }
    const { coins } = claimed.data;
    updateOwnUser({ coins });
    setBalance(coins);
    onOpened();
    for (const name of ["get_user_badges", "get_tracker_data"])
      void queries.invalidateQueries({ queryKey: [name] });
    void celebrate(badge.type);
  }

  if (balance !== null) return <OpenedBadge badge={badge} balance={balance} />;
  const label = text(`badges.${badge.type}.label`);
  return (
    <button
      type="button"
      className="cc-key cc-key-line flex size-full min-h-28 items-center gap-4 bg-card p-4 text-start hover:bg-primary-soft"
      aria-disabled={isOpening}
      onClick={() => void open()}
    >
      <BadgeEmblem name={badge.type} look="unlocked" className="size-20 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{text("badges.open", { badge: label })}</span>
        <span className="block text-sm text-muted">{text("badges.open_hint")}</span>
        {badge.unlocked_at === null ? null : (
          <span className="block text-sm text-muted">
            {text("badges.unlocked_on", { date: date(badge.unlocked_at) })}
          </span>
        )}
      </span>
    </button>
  );
}

/** Just opened: a medal, and what came with it. Takes the focus of the seal that is gone. */
function OpenedBadge({ badge, balance }: { readonly badge: Badge; readonly balance: number }) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <BadgeCard badge={badge} look="claimed" titleRef={title}>
      <p role="status" className="font-semibold">
        {text("badges.opened", { coins: badge.badge_reward })} {text("badges.balance", { coins: balance })}
      </p>
    </BadgeCard>
  );
}
