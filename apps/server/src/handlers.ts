import { handleFinishAttempt } from "./attempts/finish/finish-attempt.ts";
import { handleGetAttempt } from "./attempts/view/get-attempt.ts";
import { handleGetDailyCalendar } from "./attempts/open/daily-calendar.ts";
import {
  handleGetDailyArchive,
  handleGetDailyQuiz,
  handleGetDailyQuizDays,
} from "./attempts/open/daily-quiz.ts";
import { handleFlagQuestion } from "./attempts/engine/flag-question.ts";
import { handleSetQuestionNote } from "./attempts/engine/set-question-note.ts";
import { handleGetModeRules } from "./attempts/open/get-mode-rules.ts";
import { handleGetOpenAttempts } from "./attempts/view/get-open-attempts.ts";
import {
  handleGetMultiMatchQuestionsByLevel,
  handleGetQuestionsByLevel,
} from "./attempts/open/get-questions-by-level.ts";
import {
  handleGetFunNLearn,
  handleGetFunNLearnQuestions,
  handleStartReading,
} from "./attempts/open/passage-quizzes.ts";
import { handleOpenAttempt } from "./attempts/open/open-by-definition.ts";
import {
  handleGetAudioQuestions,
  handleGetGuessTheWord,
  handleGetMathsQuestions,
  handleGetQuestionsByType,
} from "./attempts/open/place-quizzes.ts";
import { handleGetQuestionsForSelfChallenge } from "./attempts/open/self-challenge.ts";
import { handlePlayBookmarks, handlePlayWrongAnswers } from "./attempts/open/study-runs.ts";
import { handleOpenQuestion } from "./attempts/engine/open-question.ts";
import { handleReviewAttempt } from "./attempts/view/review-attempt.ts";
import { handleUseLifeline } from "./attempts/engine/use-lifeline.ts";
import { handleReportExamEvents } from "./attempts/watch/report-exam-events.ts";
import { handleTakeOverExam } from "./attempts/watch/take-over-exam.ts";
import type { LiveBattles } from "./battles/live/live-battles.ts";
import { createCreateRoom } from "./battles/rooms/create-room.ts";
import { createGetBattleTicket } from "./battles/rooms/get-battle-ticket.ts";
import { createGetOpenBattle } from "./battles/rooms/get-open-battle.ts";
import { createGetQuestionByRoomId } from "./battles/rooms/get-question-by-room-id.ts";
import { createLeaveBattle, leaveBattles } from "./battles/rooms/leave-battle.ts";
import { createSubmitAnswer } from "./battles/rooms/submit-battle-answer.ts";
import { createGetRandomQuestions } from "./battles/search/get-random-questions.ts";
import { handleBlockPlayer, handleGetBlockedPlayers } from "./battles/social/block-player.ts";
import {
  handleAnswerChallenge,
  handleChallengePlayer,
  handleGetChallenges,
} from "./battles/social/challenge-player.ts";
import { createReportMessage } from "./battles/social/report-message.ts";
import { handleGetBattleReplay } from "./battles/statistics/get-battle-replay.ts";
import { handleGetBattleStatistics } from "./battles/statistics/get-battle-statistics.ts";
import { handleSetBattleStatistics } from "./battles/statistics/set-battle-statistics.ts";
import { createGetUserBadges, handleSetBadges } from "./badges/get-user-badges.ts";
import { handleGetCategories } from "./categories/get-categories.ts";
import { handleGetCategorySample } from "./categories/get-category-sample.ts";
import { handleGetLevelData, handleGetMultiMatchLevelData } from "./categories/get-level-data.ts";
import { handleGetSubcategoryByMaincategory } from "./categories/get-subcategory-by-maincategory.ts";
import { handleSetLevelData, handleSetMultiMatchLevelData } from "./categories/set-level-data.ts";
import { handleSetQuizCategories } from "./categories/set-quiz-categories.ts";
import { handleUnlockPremiumCategory } from "./categories/unlock-premium-category.ts";
import { handleGetContestLeaderboard, handleSetContestLeaderboard } from "./contests/contest-leaderboard.ts";
import { handleGetQuestionsByContest } from "./contests/enter-contest.ts";
import {
  handleGetContest,
  handleGetContestDetails,
  handleSetContestReminder,
} from "./contests/get-contests.ts";
import { handleGetBoardAroundMe } from "./boards/get-board-around-me.ts";
import {
  handleGetBoard,
  handleGetDailyLeaderboard,
  handleGetGlobleLeaderboard,
  handleGetMonthlyLeaderboard,
} from "./boards/get-leaderboards.ts";
import { handleGetTrackerData } from "./coins/get-tracker-data.ts";
import { handleGetNoticeSettings, handleSetNoticeSettings } from "./notices/notice-settings.ts";
import { handleUpdateFcmId } from "./notices/update-fcm-id.ts";
import { createGetNotifications, handleReadNotifications } from "./notices/get-notifications.ts";
import { createGetExamReport } from "./exams/get-exam-report.ts";
import { handleGetExamResult } from "./exams/get-exam-result.ts";
import { handleGetExam, handleGetExamModule } from "./exams/get-exams.ts";
import { handleGetMockHistory } from "./exams/get-mock-history.ts";
import { handleSetExamModuleResult } from "./exams/hand-in-exam.ts";
import { handleSetExamResultName, handleVerifyExamResult } from "./exams/verify-exam-result.ts";
import { handleGetExamModuleQuestions } from "./exams/open-sitting.ts";
import { createGetMockPresets } from "./exams/get-mock-presets.ts";
import { createOpenMockExam } from "./exams/open-mock-exam.ts";
import type { ExamPresets } from "./exams/presets.ts";
import type { Handlers } from "./calls/handle.ts";
import { handleGetNextBest } from "./home/get-next-best.ts";
import { handleGetLanguages, createGetSystemLanguageList } from "./languages/get-languages.ts";
import { createGetSystemLanguageJson } from "./languages/get-system-language-json.ts";
import type { TextsSource } from "./languages/texts-source.ts";
import { handleAllowDefaultLanguage } from "./players/allow-default-language.ts";
import { handleCheckFriendCode } from "./players/check-friend-code.ts";
import { handleCheckUserExists } from "./players/check-user-exists.ts";
import { handleConfirmContact } from "./players/confirm-contact.ts";
import { handleGetMyData } from "./my-data/get-my-data.ts";
import { ERASURES } from "./erasures.ts";
import { deleteUserAccountWith } from "./players/delete-user-account.ts";
import { handleGetDevices } from "./players/get-devices.ts";
import { handleGetPublicCard } from "./players/get-public-card.ts";
import { handleGetReferrals } from "./players/get-referrals.ts";
import { handleGetUserById } from "./players/get-user-by-id.ts";
import { handleGetUserCoinScore } from "./players/get-user-coin-score.ts";
import { handleSetPrivacy } from "./players/set-privacy.ts";
import { handleSetUserCoinScore } from "./players/set-user-coin-score.ts";
import { handleSignOut } from "./players/sign-out.ts";
import { handleUpdateProfile } from "./players/update-profile.ts";
import { handleUploadProfileImage } from "./players/upload-profile-image.ts";
import { handleUserSignup } from "./players/user-signup.ts";
import {
  handleDeletePendingPaymentRequest,
  handleGetPaymentRequest,
  handleSetPaymentRequest,
} from "./payouts/payment-requests.ts";
import { createGetSettings } from "./boot/get-settings.ts";
import { handleGetSystemConfigurations } from "./boot/get-system-configurations.ts";
import { createGetWebHomeSettings } from "./boot/get-web-home-settings.ts";
import { createGetWebSettings, type SignInMethods } from "./boot/get-web-settings.ts";
import type { PublicPages } from "./settings/public-pages.ts";
import { handleGetBookmark } from "./study/get-bookmark.ts";
import { handleGetBookmarkIds } from "./study/get-bookmark-ids.ts";
import { handleGetCoverage } from "./study/get-coverage.ts";
import { handleGetQuestionStudy } from "./study/get-question-study.ts";
import { handleGetReports } from "./study/get-reports.ts";
import { handleGetUsersStatistics } from "./study/get-users-statistics.ts";
import { handleMultiMatchReportQuestion, handleReportQuestion } from "./study/report-question.ts";
import { handleSetBookmark } from "./study/set-bookmark.ts";
import { handleSetNote } from "./study/set-note.ts";
import { handleSetUsersStatistics } from "./study/set-users-statistics.ts";
import { createAnswerTrialQuestion } from "./trial/answer-trial-question.ts";
import { handleClaimTrial } from "./trial/claim-trial.ts";
import { createGetTrialQuestions } from "./trial/get-trial-questions.ts";
import type { TrialSet } from "./trial/trial-set.ts";

export type HandlerParts = {
  readonly signIn: SignInMethods;
  readonly texts: TextsSource;
  readonly publicPages: PublicPages;
  /** What visitors may be asked. */
  readonly trial: TrialSet;
  /** Real papers that a mock can be flown of. */
  readonly exams: ExamPresets;
  /** Where the site is found, for addresses on documents. */
  readonly siteUrl: string;
  /** Battles that are going on. */
  readonly battles: LiveBattles;
};

/** Handlers that need nothing beside their call. */
const HANDLERS = {
  check_user_exists: handleCheckUserExists,
  user_signup: handleUserSignup,
  check_friend_code: handleCheckFriendCode,
  get_user_by_id: handleGetUserById,
  update_profile: handleUpdateProfile,
  allow_default_language: handleAllowDefaultLanguage,
  confirm_contact: handleConfirmContact,
  upload_profile_image: handleUploadProfileImage,
  get_user_coin_score: handleGetUserCoinScore,
  set_user_coin_score: handleSetUserCoinScore,
  set_badges: handleSetBadges,
  get_devices: handleGetDevices,
  get_my_data: handleGetMyData,
  get_referrals: handleGetReferrals,
  sign_out: handleSignOut,
  get_tracker_data: handleGetTrackerData,
  get_payment_request: handleGetPaymentRequest,
  set_payment_request: handleSetPaymentRequest,
  delete_pending_payment_request: handleDeletePendingPaymentRequest,
  get_categories: handleGetCategories,
  get_subcategory_by_maincategory: handleGetSubcategoryByMaincategory,
  get_level_data: handleGetLevelData,
  get_questions_by_level: handleGetQuestionsByLevel,
  set_level_data: handleSetLevelData,
  set_quiz_categories: handleSetQuizCategories,
  get_category_sample: handleGetCategorySample,
  unlock_premium_category: handleUnlockPremiumCategory,
  get_multi_match_level_data: handleGetMultiMatchLevelData,
  get_multi_match_questions_by_level: handleGetMultiMatchQuestionsByLevel,
  set_multi_match_level_data: handleSetMultiMatchLevelData,
  get_daily_quiz: handleGetDailyQuiz,
  get_daily_quiz_days: handleGetDailyQuizDays,
  get_daily_calendar: handleGetDailyCalendar,
  get_daily_archive: handleGetDailyArchive,
  get_questions_by_type: handleGetQuestionsByType,
  get_fun_n_learn: handleGetFunNLearn,
  start_reading: handleStartReading,
  get_fun_n_learn_questions: handleGetFunNLearnQuestions,
  get_guess_the_word: handleGetGuessTheWord,
  get_audio_questions: handleGetAudioQuestions,
  get_maths_questions: handleGetMathsQuestions,
  get_questions_for_self_challenge: handleGetQuestionsForSelfChallenge,
  open_attempt: handleOpenAttempt,
  get_open_attempts: handleGetOpenAttempts,
  get_mode_rules: handleGetModeRules,
  play_bookmarks: handlePlayBookmarks,
  play_wrong_answers: handlePlayWrongAnswers,
  get_mock_history: handleGetMockHistory,
  flag_question: handleFlagQuestion,
  set_question_note: handleSetQuestionNote,
  get_bookmark: handleGetBookmark,
  set_bookmark: handleSetBookmark,
  get_bookmark_ids: handleGetBookmarkIds,
  get_coverage: handleGetCoverage,
  set_note: handleSetNote,
  get_question_study: handleGetQuestionStudy,
  report_question: handleReportQuestion,
  multi_match_report_question: handleMultiMatchReportQuestion,
  get_reports: handleGetReports,
  get_users_statistics: handleGetUsersStatistics,
  set_users_statistics: handleSetUsersStatistics,
  get_attempt: handleGetAttempt,
  open_question: handleOpenQuestion,
  use_lifeline: handleUseLifeline,
  finish_attempt: handleFinishAttempt,
  claim_trial: handleClaimTrial,
  get_daily_leaderboard: handleGetDailyLeaderboard,
  get_monthly_leaderboard: handleGetMonthlyLeaderboard,
  get_globle_leaderboard: handleGetGlobleLeaderboard,
  get_contest: handleGetContest,
  get_contest_details: handleGetContestDetails,
  get_questions_by_contest: handleGetQuestionsByContest,
  set_contest_leaderboard: handleSetContestLeaderboard,
  get_contest_leaderboard: handleGetContestLeaderboard,
  set_contest_reminder: handleSetContestReminder,
  get_board: handleGetBoard,
  get_board_around_me: handleGetBoardAroundMe,
  get_public_card: handleGetPublicCard,
  set_privacy: handleSetPrivacy,
  read_notifications: handleReadNotifications,
  update_fcm_id: handleUpdateFcmId,
  get_notice_settings: handleGetNoticeSettings,
  set_notice_settings: handleSetNoticeSettings,
  get_next_best: handleGetNextBest,
  review_attempt: handleReviewAttempt,
  challenge_player: handleChallengePlayer,
  answer_challenge: handleAnswerChallenge,
  get_challenges: handleGetChallenges,
  get_battle_statistics: handleGetBattleStatistics,
  set_battle_statistics: handleSetBattleStatistics,
  get_battle_replay: handleGetBattleReplay,
  block_player: handleBlockPlayer,
  get_blocked_players: handleGetBlockedPlayers,
  report_exam_events: handleReportExamEvents,
  take_over_exam: handleTakeOverExam,
  get_system_configurations: handleGetSystemConfigurations,
  get_languages: handleGetLanguages,
};

/** The table action → handler for the whole contract; a missing one does not compile. */
export function createHandlers({
  signIn,
  texts,
  publicPages,
  trial,
  exams,
  siteUrl,
  battles,
}: HandlerParts): Handlers {
  return {
    ...HANDLERS,
    get_web_settings: createGetWebSettings(signIn),
    get_settings: createGetSettings(publicPages),
    get_web_home_settings: createGetWebHomeSettings(trial),
    get_trial_questions: createGetTrialQuestions(trial),
    answer_trial_question: createAnswerTrialQuestion(trial),
    delete_user_account: deleteUserAccountWith(ERASURES, (db, playerId) =>
      leaveBattles(battles, db, playerId),
    ),
    submit_answer: createSubmitAnswer(battles),
    create_room: createCreateRoom(battles),
    get_random_questions: createGetRandomQuestions(battles),
    get_question_by_room_id: createGetQuestionByRoomId(battles),
    get_battle_ticket: createGetBattleTicket(battles),
    get_open_battle: createGetOpenBattle(battles),
    leave_battle: createLeaveBattle(battles),
    report_message: createReportMessage(battles),
    get_exam_module: handleGetExamModule,
    get_exam: handleGetExam,
    get_exam_module_questions: handleGetExamModuleQuestions,
    set_exam_module_result: handleSetExamModuleResult,
    get_exam_result: handleGetExamResult,
    set_exam_result_name: handleSetExamResultName,
    verify_exam_result: handleVerifyExamResult,
    get_mock_presets: createGetMockPresets(exams),
    open_mock_exam: createOpenMockExam(exams),
    get_exam_report: createGetExamReport(siteUrl),
    get_system_language_list: createGetSystemLanguageList(texts),
    get_system_language_json: createGetSystemLanguageJson(texts),
    get_user_badges: createGetUserBadges(texts),
    get_notifications: createGetNotifications(texts),
  };
}
