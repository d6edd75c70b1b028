import type { OutputOf } from "@crosscheck/contract";
import type { getReferrals } from "@crosscheck/contract/actions/players";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useQuery } from "@tanstack/react-query";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText, type Text } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";

type Referrals = OutputOf<typeof getReferrals>;
type Friend = Referrals["friends"][number];

const REASONS = {
  held: "profile.refer.reason.held",
  first_quiz: "profile.refer.reason.first_quiz",
  second_day: "profile.refer.reason.second_day",
  day_limit: "profile.refer.reason.day_limit",
  month_limit: "profile.refer.reason.month_limit",
} as const;

const MOST_SHOWN = 8;

/** Who joined with this player's code, who is paid, and why the others are not yet. */
export function FriendList() {
  const text = useText();
  const api = useApi();
  const query = useQuery({
    queryKey: ["get_referrals"],
    queryFn: ({ signal }) => api.get_referrals({}, { signal }),
  });
  return (
    <section aria-labelledby="friends-joined" className="border-t border-line pt-4">
      <h3 id="friends-joined" className="mb-2 text-base">
        {text("profile.refer.joined")}
      </h3>
      <CallView
        query={query}
        loading={<SkeletonList count={1} label={text("profile.refer.loading")} rowClassName="h-12 w-full" />}
      >
        {(referrals) => <Friends referrals={referrals} />}
      </CallView>
    </section>
  );
}

function Friends({ referrals }: { readonly referrals: Referrals }) {
  const text = useText();
  const { joined, paid, pending, coins_earned: coins, own_coins_held: held, friends } = referrals;
  // Those that somebody waits for first; the sum tells the rest.
  const isPending = ({ state }: Friend) => state === "pending";
  const shown = [...friends.filter(isPending), ...friends.filter((friend) => !isPending(friend))].slice(
    0,
    MOST_SHOWN,
  );
  return (
    <>
      {held === 0 ? null : (
        <p className="mb-3 rounded-key bg-primary-soft px-4 py-2.5 text-sm">
          {text("profile.refer.own_held", { coins: held })}
        </p>
      )}
      <p className="text-sm text-muted">
        {joined === 0
          ? text("profile.refer.none")
          : text("profile.refer.sum", { joined, paid, pending, coins })}
      </p>
      {joined === 0 ? null : (
        <ul className="mt-2 flex flex-col">
          {shown.map((friend) => (
            <li
              key={`${friend.joined_at} ${friend.name}`}
              className="border-t border-line py-2.5 first:border-0"
            >
              <p className="font-semibold">
                <Bdi>{friend.name ?? text("profile.refer.gone")}</Bdi>
              </p>
              <p className="text-sm text-muted">{stateOf(text, friend, referrals)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function stateOf(text: Text, { state, reason }: Friend, { day_limit, month_limit }: Referrals): string {
  if (reason === null) return text(state === "paid" ? "profile.refer.paid" : "profile.refer.refused");
  const why = text(REASONS[reason], { day: day_limit, month: month_limit });
  return text("profile.refer.pending", { why });
}
