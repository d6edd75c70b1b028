import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Badge } from "./badge.ts";
import { BadgeCard } from "./BadgeCard.tsx";

/** A badge that is the player's. */
export function ClaimedBadge({ badge }: { readonly badge: Badge }) {
  const text = useText();
  const { date } = useFormats();
  return (
    <BadgeCard badge={badge} look="claimed">
      {badge.claimed_at === null ? null : (
        <p className="text-sm">{text("badges.claimed_on", { date: date(badge.claimed_at) })}</p>
      )}
    </BadgeCard>
  );
}
