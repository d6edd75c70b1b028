import { History } from "lucide-react";
import { COIN_HISTORY_PATH } from "../../paths/coin-paths.ts";
import { LinkGrid, type ScreenLink } from "../../view/LinkGrid.tsx";

const LINKS: readonly ScreenLink[] = [
  { to: COIN_HISTORY_PATH, Icon: History, title: "coins.title", lead: "coins.profile.history" },
];

/** The ways to what a player has and had in coins. */
export function CoinLinks() {
  return <LinkGrid title="coins.profile.title" links={LINKS} />;
}
