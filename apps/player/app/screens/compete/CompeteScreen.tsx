import { PageHeader } from "@crosscheck/ui/PageHeader";
import { AlignEndHorizontal, Swords, TicketsPlane, UserPlus, Users } from "lucide-react";
import { lazy, Suspense } from "react";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH, RANDOM_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { newRoomPath } from "../../paths/room-paths.ts";
import { CONTESTS_PATH } from "../../paths/contest-paths.ts";
import { useRootState } from "../../state/root-store.ts";
import { LinkGrid, type ScreenLink } from "../../view/LinkGrid.tsx";
import { Screen } from "../../view/Screen.tsx";

const PlayerCompete = lazy(async () => ({ default: (await import("./PlayerCompete.tsx")).PlayerCompete }));

const WAYS: readonly ScreenLink[] = [
  {
    to: CONTESTS_PATH,
    Icon: TicketsPlane,
    title: "modes.contest.title",
    lead: "contests.compete.contests",
  },
  { to: RANDOM_BATTLE_PATH, Icon: Swords, title: "battle.random.title", lead: "battle.random.short" },
  {
    to: newRoomPath("friend"),
    Icon: UserPlus,
    title: "battle-rooms.kinds.friend",
    lead: "battle-rooms.seats.friend",
  },
  { to: GROUP_BATTLE_PATH, Icon: Users, title: "battle-rooms.title", lead: "battle-rooms.compete" },
];

const BOARDS: ScreenLink = {
  to: "/leaderboard/",
  Icon: AlignEndHorizontal,
  title: "boards.title",
  lead: "contests.compete.boards",
};

/** Route /compete/. Every way to meet others: contests and boards; for players also what is on now. */
export default function CompeteScreen() {
  const text = useText();
  const isPlayer = useRootState((state) => state.session !== null);
  return (
    <Screen title={text("shell.nav.compete")}>
      <PageHeader title={text("shell.nav.compete")} lead={text("contests.compete.lead")} />
      {isPlayer ? (
        <Suspense fallback={<Ways links={WAYS} />}>
          <PlayerCompete ways={<Ways links={WAYS} />} />
        </Suspense>
      ) : (
        <>
          <Ways links={[...WAYS, BOARDS]} />
          <p className="mt-5 text-muted">{text("refusals.login_needed")}</p>
        </>
      )}
    </Screen>
  );
}

function Ways({ links }: { readonly links: readonly ScreenLink[] }) {
  return <LinkGrid title="contests.compete.ways" links={links} />;
}
