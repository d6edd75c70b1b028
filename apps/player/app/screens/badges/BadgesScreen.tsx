import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import type { Badge } from "./badge.ts";
import { ClaimedBadge } from "./ClaimedBadge.tsx";
import { LockedBadge } from "./LockedBadge.tsx";
import { SealedBadge } from "./SealedBadge.tsx";

/** Route /profile/badges/. Badges to open, those on the way with what is missing, and those that are the player's. */
export default function BadgesScreen() {
  const text = useText();
  const api = useApi();
  const badges = useQuery({
    queryKey: ["get_user_badges"],
    queryFn: ({ signal }) => api.get_user_badges({}, { signal }),
  });
  return (
    <Screen title={text("badges.title")}>
      <PageHeader
        title={text("badges.title")}
        lead={text("badges.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <CallView
        query={badges}
        loading={
          <SkeletonList
            count={6}
            label={text("badges.loading")}
            className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
            rowClassName="h-36 w-full"
          />
        }
      >
        {(rows) => <Badges badges={rows} />}
      </CallView>
    </Screen>
  );
}

function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  const text = useText();
  // What is opened now stays where it is until the player leaves.
  const [opened, setOpened] = useState<readonly Badge["type"][]>([]);
  if (badges.length === 0) return <EmptyState title={text("badges.none")} art={<PaperPlane />} />;
  const isHere = ({ type, status }: Badge) => status === 1 || opened.includes(type);
  return (
    <div className="grid gap-6">
      <p className="font-semibold">
        {text("badges.sum", {
          unlocked: badges.filter(({ status }) => status > 0).length,
          count: badges.length,
        })}
      </p>
      <BadgeList title="badges.waiting" badges={badges.filter(isHere)}>
        {(badge) => (
          <SealedBadge badge={badge} onOpened={() => setOpened((before) => [...before, badge.type])} />
        )}
      </BadgeList>
      <BadgeList title="badges.locked" badges={badges.filter(({ status }) => status === 0)}>
        {(badge) => <LockedBadge badge={badge} />}
      </BadgeList>
      <BadgeList
        title="badges.claimed"
        badges={badges.filter((badge) => badge.status === 2 && !isHere(badge))}
      >
        {(badge) => <ClaimedBadge badge={badge} />}
      </BadgeList>
    </div>
  );
}

type BadgeListProps = {
  readonly title: MsgId;
  readonly badges: readonly Badge[];
  readonly children: (badge: Badge) => ReactNode;
};

/** One group of badges; nothing where there are none. */
function BadgeList({ title, badges, children }: BadgeListProps) {
  const text = useText();
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-3 text-lg">
        {text(title)}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {badges.map((badge) => (
          <li key={badge.type}>{children(badge)}</li>
        ))}
      </ul>
    </section>
  );
}
