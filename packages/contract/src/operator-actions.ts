import * as badges from "./operators/badges.ts";
import * as contests from "./operators/contests.ts";
import * as notices from "./operators/notices.ts";
import * as operators from "./operators/operators.ts";
import * as payouts from "./operators/payouts.ts";
import * as players from "./operators/players.ts";
import * as reports from "./operators/reports.ts";
import * as settings from "./operators/settings.ts";

/** Every call of those who run the site, by name. `npm run admin -- call` runs them; none has a route under /api. */
export const OPERATOR_ACTIONS = {
  create_operator: operators.createOperator,
  set_operator_roles: operators.setOperatorRoles,
  disable_operator: operators.disableOperator,
  list_operators: operators.listOperators,
  list_audit: operators.listAudit,
  list_settings: settings.listSettings,
  set_setting: settings.setSetting,
  set_category_price: settings.setCategoryPrice,
  set_badge: badges.setBadge,
  find_players: players.findPlayers,
  deactivate_player: players.deactivatePlayer,
  reactivate_player: players.reactivatePlayer,
  correct_coins: players.correctCoins,
  list_held_referrals: players.listHeldReferrals,
  release_referral: players.releaseReferral,
  refuse_referral: players.refuseReferral,
  list_reports: reports.listReports,
  settle_report: reports.settleReport,
  list_payouts: payouts.listPayouts,
  export_payouts: payouts.exportPayouts,
  view_payout_address: payouts.viewPayoutAddress,
  approve_payout: payouts.approvePayout,
  complete_payout: payouts.completePayout,
  refuse_payout: payouts.refusePayout,
  send_broadcast: notices.sendBroadcast,
  withdraw_broadcast: notices.withdrawBroadcast,
  list_broadcasts: notices.listBroadcasts,
  create_contest: contests.createContest,
  publish_contest: contests.publishContest,
  cancel_contest: contests.cancelContest,
  stop_contest_series: contests.stopContestSeries,
  list_contests: contests.listContests,
} as const;

export type OperatorActions = typeof OPERATOR_ACTIONS;
export type OperatorActionName = keyof OperatorActions;
