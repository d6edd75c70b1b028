import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Friend, Referrals } from "./referrals.ts";

const REASONS = {
  held: "referral.reason.held",
  first_quiz: "referral.reason.first_quiz",
  second_day: "referral.reason.second_day",
  day_limit: "referral.reason.day_limit",
  month_limit: "referral.reason.month_limit",
} as const;

type FriendRowProps = {
  readonly friend: Friend;
  readonly limits: Pick<Referrals, "day_limit" | "month_limit">;
};

/** One friend: when they joined, what they have brought, or what that waits for. */
export function FriendRow({ friend, limits }: FriendRowProps) {
  const text = useText();
  const { date } = useFormats();
  const { name, joined_at, state, reason, coins } = friend;
  const why =
    reason === null ? null : text(REASONS[reason], { day: limits.day_limit, month: limits.month_limit });
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          <Bdi>{name ?? text("referral.gone")}</Bdi>
        </p>
        <p className="text-sm text-muted">{text("referral.joined_on", { date: date(joined_at) })}</p>
        <p className="text-sm text-muted">
          {why === null
            ? text(state === "paid" ? "referral.paid" : "referral.refused")
            : text("referral.pending", { why })}
        </p>
      </div>
      {coins === 0 ? null : (
        <p className="shrink-0 font-bold tabular-nums text-correct">{text("referral.brought", { coins })}</p>
      )}
    </div>
  );
}
