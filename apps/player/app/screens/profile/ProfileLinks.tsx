import {
  Medal,
  Bookmark,
  ChartColumn,
  Flag,
  History,
  RotateCcw,
  Settings,
  Swords,
  Wallet,
} from "lucide-react";
import { useBoot } from "../../boot/root-data.ts";
import { COIN_HISTORY_PATH, WALLET_PATH } from "../../paths/coin-paths.ts";
import { BATTLE_STATISTICS_PATH } from "../../paths/room-paths.ts";
import {
  BADGES_PATH,
  BOOKMARKS_PATH,
  mistakesPath,
  REPORTS_PATH,
  STATISTICS_PATH,
} from "../../study/study-paths.ts";
import { LinkGrid, type ScreenLink } from "../../view/LinkGrid.tsx";

const LINKS: readonly ScreenLink[] = [
  {
    to: STATISTICS_PATH,
    Icon: ChartColumn,
    title: "statistics.title",
    lead: "profile.study.statistics",
  },
  {
    to: BATTLE_STATISTICS_PATH,
    Icon: Swords,
    title: "battle-rooms.statistics.title",
    lead: "battle-rooms.statistics.profile",
  },
  { to: BADGES_PATH, Icon: Medal, title: "badges.title", lead: "badges.profile" },
  { to: BOOKMARKS_PATH, Icon: Bookmark, title: "study.bookmarks.title", lead: "profile.study.bookmarks" },
  {
    to: mistakesPath(null),
    Icon: RotateCcw,
    title: "study.practice.mistakes",
    lead: "profile.study.mistakes",
  },
  { to: REPORTS_PATH, Icon: Flag, title: "study.reports.title", lead: "profile.study.reports" },
  { to: COIN_HISTORY_PATH, Icon: History, title: "coins.title", lead: "coins.profile.history" },
  { to: "/profile/settings/", Icon: Settings, title: "settings.title", lead: "profile.study.settings" },
];
const WALLET: ScreenLink = { to: WALLET_PATH, Icon: Wallet, title: "wallet.title", lead: "wallet.profile" };

/** The ways to what a player has learned, kept and earned; to the wallet while something is paid out. */
export function ProfileLinks() {
  const { configurations } = useBoot();
  return (
    <LinkGrid
      title="profile.study.title"
      links={configurations?.payout === true ? [...LINKS, WALLET] : LINKS}
    />
  );
}
