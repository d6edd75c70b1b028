import { Coin } from "@crosscheck/ui/Coin";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { useText } from "../../i18n/texts.tsx";
import type { Badge } from "./badge.ts";
import { BadgeCard } from "./BadgeCard.tsx";

/** A badge on the way: what to do, how far it is, and what it pays. */
export function LockedBadge({ badge }: { readonly badge: Badge }) {
  const text = useText();
  const { badge_counter: counter, badge_reward: coins } = badge;
  const progress = Math.min(badge.progress, counter);
  const label = text("badges.progress_label", { badge: text(`badges.${badge.type}.label`) });
  return (
    <BadgeCard badge={badge} look="locked">
      <ProgressRunway slim value={progress} max={counter} label={label} />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="tabular-nums">{text("badges.progress", { progress, counter })}</span>
        <span className="flex items-center gap-1.5">
          <Coin className="size-4" />
          {text("badges.reward", { coins })}
        </span>
      </p>
    </BadgeCard>
  );
}
