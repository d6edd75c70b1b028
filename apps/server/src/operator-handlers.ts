import { AUTHORING_HANDLERS } from "./authoring/authoring-handlers.ts";
import { handleReviewPlayerAttempt } from "./attempts/view/review-attempt.ts";
import { handleSetBadge } from "./badges/set-badge.ts";
import { handleListBattles, handleViewBattle } from "./battles/operate/operate-battles.ts";
import {
  handleDecideReportedMessage,
  handleListReportedMessages,
  handleUnmutePlayer,
} from "./battles/operate/operate-messages.ts";
import { handleListRatingAnomalies } from "./battles/operate/operate-ratings.ts";
import {
  handleAddBattleWord,
  handleListBattleWords,
  handleRemoveBattleWord,
} from "./battles/operate/operate-words.ts";
import type { OperatorHandlers } from "./calls/operate.ts";
import { handleExportPlayerData, handleViewPlayerData } from "./my-data/get-my-data.ts";
import { handleSetCategoryPrice } from "./categories/set-category-price.ts";
import { handleGetLedgerTotals } from "./coins/get-ledger-totals.ts";
import { handleExportLedger, handleListLedger } from "./coins/search-ledger.ts";
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
import { handleListContestEntries, handleViewContest } from "./contests/view-contest.ts";
import { EXAM_HANDLERS } from "./exams/exam-handlers.ts";
import { handleCreateOperator } from "./operators/create-operator.ts";
import {
  handleEndOperatorSessions,
  handleListSignIns,
  handleResetSecondFactor,
} from "./operators/operate-sessions.ts";
import { handleListAudit } from "./operators/list-audit.ts";
import { handleListOperatorNames, handleListOperators } from "./operators/list-operators.ts";
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
import { handleFindPlayers, handleSearchPlayers, handleViewPlayer } from "./players/find-players.ts";
import {
  handleListPlayRegrades,
  handlePreviewPlayRegrade,
  handleRegradePlay,
} from "./regrades/operate-regrades.ts";
import { handleAddLanguage, handleChangeLanguage, handleListLanguages } from "./site/operate-languages.ts";
import { handleListPages, handlePreviewPage, handleSetPage, handleViewPage } from "./site/operate-pages.ts";
import { handleExportInterfaceTexts, handleImportInterfaceTexts } from "./site/operate-text-files.ts";
import { handleListInterfaceTexts, handleSetInterfaceText } from "./site/operate-texts.ts";
import {
  handleChangeSlide,
  handleCreateSlide,
  handleDeleteSlide,
  handleListSlides,
  handleOrderSlides,
} from "./site/operate-slides.ts";
import { ERASURES } from "./erasures.ts";
import { erasePlayerWith } from "./support/erase-player.ts";
import {
  handleAddPlayerNote,
  handleDeletePlayerNote,
  handleListPlayerNotes,
} from "./support/operate-notes.ts";
import { handleRenamePlayer } from "./support/rename-player.ts";
import { handleGetItemStatistics, handleListItemsByStatistics } from "./study/operate-item-statistics.ts";
import { handleListReports, handleSettleReport } from "./study/settle-report.ts";
import { handleGetBookReport, handleGetOverview } from "./system/get-overview.ts";
import { handleGetWaiting } from "./system/get-waiting.ts";
import { handleListJobs, handleListOutbox, handleRunJob } from "./system/operate-jobs.ts";
import { handleDeleteBackup, handleListBackups, handleMakeBackup } from "./system/operate-backups.ts";

/** Handler of every operator's call. */
export const OPERATOR_HANDLERS: OperatorHandlers = {
  ...AUTHORING_HANDLERS,
  create_operator: handleCreateOperator,
  set_operator_roles: handleSetOperatorRoles,
  disable_operator: handleDisableOperator,
  list_operators: handleListOperators,
  list_operator_names: handleListOperatorNames,
  list_audit: handleListAudit,
  reset_second_factor: handleResetSecondFactor,
  end_operator_sessions: handleEndOperatorSessions,
  list_sign_ins: handleListSignIns,
  list_settings: handleListSettings,
  set_setting: handleSetSetting,
  get_overview: handleGetOverview,
  get_waiting: handleGetWaiting,
  list_jobs: handleListJobs,
  run_job: handleRunJob,
  get_book_report: handleGetBookReport,
  list_outbox: handleListOutbox,
  list_backups: handleListBackups,
  make_backup: handleMakeBackup,
  delete_backup: handleDeleteBackup,
  set_category_price: handleSetCategoryPrice,
  list_languages: handleListLanguages,
  add_language: handleAddLanguage,
  change_language: handleChangeLanguage,
  list_interface_texts: handleListInterfaceTexts,
  set_interface_text: handleSetInterfaceText,
  export_interface_texts: handleExportInterfaceTexts,
  import_interface_texts: handleImportInterfaceTexts,
  list_pages: handleListPages,
  view_page: handleViewPage,
  preview_page: handlePreviewPage,
  set_page: handleSetPage,
  list_slides: handleListSlides,
  create_slide: handleCreateSlide,
  change_slide: handleChangeSlide,
  order_slides: handleOrderSlides,
  delete_slide: handleDeleteSlide,
  set_badge: handleSetBadge,
  find_players: handleFindPlayers,
  search_players: handleSearchPlayers,
  view_player: handleViewPlayer,
  view_player_data: handleViewPlayerData,
  review_player_attempt: handleReviewPlayerAttempt,
  deactivate_player: handleDeactivatePlayer,
  reactivate_player: handleReactivatePlayer,
  correct_coins: handleCorrectCoins,
  list_player_notes: handleListPlayerNotes,
  add_player_note: handleAddPlayerNote,
  delete_player_note: handleDeletePlayerNote,
  rename_player: handleRenamePlayer,
  export_player_data: handleExportPlayerData,
  erase_player: erasePlayerWith(ERASURES),
  list_held_referrals: handleListHeldReferrals,
  release_referral: handleReleaseReferral,
  refuse_referral: handleRefuseReferral,
  list_reports: handleListReports,
  settle_report: handleSettleReport,
  get_item_statistics: handleGetItemStatistics,
  list_items_by_statistics: handleListItemsByStatistics,
  preview_play_regrade: handlePreviewPlayRegrade,
  regrade_play: handleRegradePlay,
  list_play_regrades: handleListPlayRegrades,
  list_payouts: handleListPayouts,
  export_payouts: handleExportPayouts,
  view_payout_address: handleViewPayoutAddress,
  approve_payout: handleApprovePayout,
  complete_payout: handleCompletePayout,
  refuse_payout: handleRefusePayout,
  list_ledger: handleListLedger,
  export_ledger: handleExportLedger,
  get_ledger_totals: handleGetLedgerTotals,
  create_contest: handleCreateContest,
  publish_contest: handlePublishContest,
  cancel_contest: handleCancelContest,
  stop_contest_series: handleStopContestSeries,
  list_contests: handleListContests,
  view_contest: handleViewContest,
  list_contest_entries: handleListContestEntries,
  ...EXAM_HANDLERS,
  send_broadcast: handleSendBroadcast,
  withdraw_broadcast: handleWithdrawBroadcast,
  list_broadcasts: handleListBroadcasts,
  list_battles: handleListBattles,
  view_battle: handleViewBattle,
  list_reported_messages: handleListReportedMessages,
  decide_reported_message: handleDecideReportedMessage,
  unmute_player: handleUnmutePlayer,
  list_battle_words: handleListBattleWords,
  add_battle_word: handleAddBattleWord,
  remove_battle_word: handleRemoveBattleWord,
  list_rating_anomalies: handleListRatingAnomalies,
};
