import * as badges from "./operators/badges.ts";
import * as battles from "./operators/battles.ts";
import * as contentFiles from "./operators/content-files.ts";
import * as contests from "./operators/contests.ts";
import * as examCandidates from "./operators/exam-candidates.ts";
import * as examResults from "./operators/exam-results.ts";
import * as examSittings from "./operators/exam-sittings.ts";
import * as exams from "./operators/exams.ts";
import * as interfaceTexts from "./operators/interface-texts.ts";
import * as itemStatistics from "./operators/item-statistics.ts";
import * as languages from "./operators/languages.ts";
import * as notices from "./operators/notices.ts";
import * as operators from "./operators/operators.ts";
import * as payouts from "./operators/payouts.ts";
import * as places from "./operators/places.ts";
import * as players from "./operators/players.ts";
import * as playRegrades from "./operators/play-regrades.ts";
import * as questions from "./operators/questions.ts";
import * as playerSupport from "./operators/player-support.ts";
import * as reports from "./operators/reports.ts";
import * as settings from "./operators/settings.ts";
import * as system from "./operators/system.ts";

/** Every call of those who run the site, by name. `npm run admin -- call` runs them; none has a route under /api. */
export const OPERATOR_ACTIONS = {
  create_operator: operators.createOperator,
  set_operator_roles: operators.setOperatorRoles,
  disable_operator: operators.disableOperator,
  list_operators: operators.listOperators,
  list_audit: operators.listAudit,
  reset_second_factor: operators.resetSecondFactor,
  end_operator_sessions: operators.endOperatorSessions,
  list_sign_ins: operators.listSignIns,
  list_settings: settings.listSettings,
  set_setting: settings.setSetting,
  list_backups: system.listBackups,
  make_backup: system.makeBackup,
  delete_backup: system.deleteBackup,
  set_category_price: settings.setCategoryPrice,
  list_categories: places.listCategories,
  view_category: places.viewCategory,
  create_category: places.createCategory,
  change_category: places.changeCategory,
  create_subcategory: places.createSubcategory,
  change_subcategory: places.changeSubcategory,
  order_places: places.orderPlaces,
  retire_place: places.retirePlace,
  restore_place: places.restorePlace,
  upload_part: contentFiles.uploadPart,
  finish_upload: contentFiles.finishUpload,
  list_content_files: contentFiles.listContentFiles,
  list_questions: questions.listQuestions,
  view_question: questions.viewQuestion,
  view_question_version: questions.viewQuestionVersion,
  create_question: questions.createQuestion,
  change_question: questions.changeQuestion,
  move_questions: questions.moveQuestions,
  list_objectives: questions.listObjectives,
  preview_formulae: questions.previewFormulae,
  list_languages: languages.listLanguages,
  add_language: languages.addLanguage,
  change_language: languages.changeLanguage,
  list_interface_texts: interfaceTexts.listInterfaceTexts,
  set_interface_text: interfaceTexts.setInterfaceText,
  export_interface_texts: interfaceTexts.exportInterfaceTexts,
  import_interface_texts: interfaceTexts.importInterfaceTexts,
  set_badge: badges.setBadge,
  find_players: players.findPlayers,
  search_players: players.searchPlayers,
  view_player: players.viewPlayer,
  view_player_data: players.viewPlayerData,
  review_player_attempt: players.reviewPlayerAttempt,
  deactivate_player: players.deactivatePlayer,
  reactivate_player: players.reactivatePlayer,
  correct_coins: players.correctCoins,
  list_player_notes: playerSupport.listPlayerNotes,
  add_player_note: playerSupport.addPlayerNote,
  delete_player_note: playerSupport.deletePlayerNote,
  rename_player: playerSupport.renamePlayer,
  export_player_data: playerSupport.exportPlayerData,
  erase_player: playerSupport.erasePlayer,
  list_held_referrals: players.listHeldReferrals,
  release_referral: players.releaseReferral,
  refuse_referral: players.refuseReferral,
  list_reports: reports.listReports,
  settle_report: reports.settleReport,
  get_item_statistics: itemStatistics.getItemStatistics,
  list_items_by_statistics: itemStatistics.listItemsByStatistics,
  preview_play_regrade: playRegrades.previewPlayRegrade,
  regrade_play: playRegrades.regradePlay,
  list_play_regrades: playRegrades.listPlayRegrades,
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
  list_battles: battles.listBattles,
  view_battle: battles.viewBattle,
  list_reported_messages: battles.listReportedMessages,
  decide_reported_message: battles.decideReportedMessage,
  unmute_player: battles.unmutePlayer,
  list_battle_words: battles.listBattleWords,
  add_battle_word: battles.addBattleWord,
  remove_battle_word: battles.removeBattleWord,
  list_rating_anomalies: battles.listRatingAnomalies,
  list_exam_sittings: examSittings.listExamSittings,
  view_exam_sitting: examSittings.viewExamSitting,
  give_exam_time: examSittings.giveExamTime,
  end_exam_sitting: examSittings.endExamSitting,
  void_exam_sitting: examSittings.voidExamSitting,
  decide_exam_sitting: examSittings.decideExamSitting,
  release_exam: examSittings.releaseExam,
  set_exam_examiners: examSittings.setExamExaminers,
  regrade_exam: examResults.regradeExam,
  analyse_exam: examResults.analyseExam,
  export_exam: examResults.exportExam,
  list_operator_notices: examSittings.listOperatorNotices,
  read_operator_notices: examSittings.readOperatorNotices,
  create_exam: exams.createExam,
  change_exam: exams.changeExam,
  copy_exam: exams.copyExam,
  publish_exam: exams.publishExam,
  extend_exam: exams.extendExam,
  archive_exam: exams.archiveExam,
  list_exams: exams.listExams,
  view_exam: exams.viewExam,
  preview_exam_paper: exams.previewExamPaper,
  list_exam_presets: exams.listExamPresets,
  draft_exam_of_preset: exams.draftExamOfPreset,
  set_exam_key: exams.setExamKey,
  set_exam_candidates: examCandidates.setExamCandidates,
  list_exam_candidates: examCandidates.listExamCandidates,
  create_candidate_group: examCandidates.createCandidateGroup,
  set_candidate_group: examCandidates.setCandidateGroup,
  list_candidate_groups: examCandidates.listCandidateGroups,
  list_group_members: examCandidates.listGroupMembers,
} as const;

export type OperatorActions = typeof OPERATOR_ACTIONS;
export type OperatorActionName = keyof OperatorActions;
