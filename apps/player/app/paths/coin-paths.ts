/** What came in and went out, behind the coins in the header. */
export const COIN_HISTORY_PATH = "/profile/coin-history/";
/** Coins to be paid out. */
export const WALLET_PATH = "/profile/wallet/";
