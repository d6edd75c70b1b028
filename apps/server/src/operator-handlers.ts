import { handleSetBadge } from "./badges/set-badge.ts";
import type { OperatorHandlers } from "./calls/operate.ts";
import { handleSetCategoryPrice } from "./categories/set-category-price.ts";
import {
  handleListHeldReferrals,
  handleRefuseReferral,
  handleReleaseReferral,
} from "./coins/settle-referral.ts";
import {
  handleSendBroadcast,
  handleListBroadcasts,
  handleWithdrawBroadcast,
} from "./notices/operate-broadcasts.ts";
import {
  handleCancelContest,
  handleCreateContest,
  handleListContests,
  handlePublishContest,
  handleStopContestSeries,
} from "./contests/operate-contests.ts";
import { handleCreateOperator } from "./operators/create-operator.ts";
import { handleListAudit } from "./operators/list-audit.ts";
import { handleListOperators } from "./operators/list-operators.ts";
import { handleDisableOperator, handleSetOperatorRoles } from "./operators/set-operator-roles.ts";
import { handleListSettings, handleSetSetting } from "./operators/set-setting.ts";
import {
  handleApprovePayout,
  handleCompletePayout,
  handleExportPayouts,
  handleListPayouts,
  handleRefusePayout,
  handleViewPayoutAddress,
} from "./payouts/operate-payouts.ts";
import { handleCorrectCoins } from "./players/correct-coins.ts";
import { handleDeactivatePlayer, handleReactivatePlayer } from "./players/deactivate-player.ts";
import { handleFindPlayers } from "./players/find-players.ts";
import { handleListReports, handleSettleReport } from "./study/settle-report.ts";

/** Handler of every operator's call. */
export const OPERATOR_HANDLERS: OperatorHandlers = {
  create_operator: handleCreateOperator,
  set_operator_roles: handleSetOperatorRoles,
  disable_operator: handleDisableOperator,
  list_operators: handleListOperators,
  list_audit: handleListAudit,
  list_settings: handleListSettings,
  set_setting: handleSetSetting,
  set_category_price: handleSetCategoryPrice,
  set_badge: handleSetBadge,
  find_players: handleFindPlayers,
  deactivate_player: handleDeactivatePlayer,
  reactivate_player: handleReactivatePlayer,
  correct_coins: handleCorrectCoins,
  list_held_referrals: handleListHeldReferrals,
  release_referral: handleReleaseReferral,
  refuse_referral: handleRefuseReferral,
  list_reports: handleListReports,
  settle_report: handleSettleReport,
  list_payouts: handleListPayouts,
  export_payouts: handleExportPayouts,
  view_payout_address: handleViewPayoutAddress,
  approve_payout: handleApprovePayout,
  complete_payout: handleCompletePayout,
  refuse_payout: handleRefusePayout,
  create_contest: handleCreateContest,
  publish_contest: handlePublishContest,
  cancel_contest: handleCancelContest,
  stop_contest_series: handleStopContestSeries,
  list_contests: handleListContests,
  send_broadcast: handleSendBroadcast,
  withdraw_broadcast: handleWithdrawBroadcast,
  list_broadcasts: handleListBroadcasts,
};
