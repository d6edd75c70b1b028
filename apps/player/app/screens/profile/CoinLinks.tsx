import { History, Wallet } from "lucide-react";
import { useBoot } from "../../boot/root-data.ts";
import { COIN_HISTORY_PATH, WALLET_PATH } from "../../paths/coin-paths.ts";
import { LinkGrid, type ScreenLink } from "../../view/LinkGrid.tsx";

const LINKS: readonly ScreenLink[] = [
  { to: COIN_HISTORY_PATH, Icon: History, title: "coins.title", lead: "coins.profile.history" },
];
const WALLET: ScreenLink = { to: WALLET_PATH, Icon: Wallet, title: "wallet.title", lead: "wallet.profile" };

/** The ways to what a player has and had in coins; to the wallet while something is paid out. */
export function CoinLinks() {
  const { configurations } = useBoot();
  return (
    <LinkGrid
      title="coins.profile.title"
      links={configurations?.payout === true ? [...LINKS, WALLET] : LINKS}
    />
  );
}
