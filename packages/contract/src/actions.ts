import * as attempts from "./actions/attempts.ts";
import * as boards from "./actions/boards.ts";
import * as badges from "./actions/badges.ts";
import * as categories from "./actions/categories.ts";
import * as coins from "./actions/coins.ts";
import * as home from "./actions/home.ts";
import * as payouts from "./actions/payouts.ts";
import * as players from "./actions/players.ts";
import * as quizzes from "./actions/quizzes.ts";
import * as settings from "./actions/settings.ts";
import * as study from "./actions/study.ts";
import * as trial from "./actions/trial.ts";

/** Every call of the product, by wire name. */
export const ACTIONS = {
  check_user_exists: players.checkUserExists,
  user_signup: players.userSignup,
  check_friend_code: players.checkFriendCode,
  get_user_by_id: players.getUserById,
  update_profile: players.updateProfile,
  allow_default_language: players.allowDefaultLanguage,
  confirm_contact: players.confirmContact,
  upload_profile_image: players.uploadProfileImage,
  delete_user_account: players.deleteUserAccount,
  get_user_coin_score: players.getUserCoinScore,
  set_user_coin_score: players.setUserCoinScore,
  get_user_badges: badges.getUserBadges,
  set_badges: badges.setBadges,
  get_devices: players.getDevices,
  get_referrals: players.getReferrals,
  sign_out: players.signOut,
  get_tracker_data: coins.getTrackerData,
  get_payment_request: payouts.getPaymentRequest,
  set_payment_request: payouts.setPaymentRequest,
  delete_pending_payment_request: payouts.deletePendingPaymentRequest,
  get_categories: categories.getCategories,
  get_subcategory_by_maincategory: categories.getSubcategoryByMaincategory,
  get_level_data: categories.getLevelData,
  get_questions_by_level: categories.getQuestionsByLevel,
  set_level_data: categories.setLevelData,
  set_quiz_categories: categories.setQuizCategories,
  unlock_premium_category: categories.unlockPremiumCategory,
  get_multi_match_level_data: categories.getMultiMatchLevelData,
  get_multi_match_questions_by_level: categories.getMultiMatchQuestionsByLevel,
  set_multi_match_level_data: categories.setMultiMatchLevelData,
  get_daily_quiz: quizzes.getDailyQuiz,
  get_daily_quiz_days: quizzes.getDailyQuizDays,
  get_daily_archive: quizzes.getDailyArchive,
  get_questions_by_type: quizzes.getQuestionsByType,
  get_fun_n_learn: quizzes.getFunNLearn,
  start_reading: quizzes.startReading,
  get_fun_n_learn_questions: quizzes.getFunNLearnQuestions,
  get_guess_the_word: quizzes.getGuessTheWord,
  get_audio_questions: quizzes.getAudioQuestions,
  get_maths_questions: quizzes.getMathsQuestions,
  get_questions_for_self_challenge: quizzes.getQuestionsForSelfChallenge,
  open_attempt: quizzes.openAttempt,
  get_open_attempts: quizzes.getOpenAttempts,
  get_mode_rules: quizzes.getModeRules,
  get_bookmark: study.getBookmark,
  set_bookmark: study.setBookmark,
  get_bookmark_ids: study.getBookmarkIds,
  play_bookmarks: study.playBookmarks,
  play_wrong_answers: study.playWrongAnswers,
  set_note: study.setNote,
  get_question_study: study.getQuestionStudy,
  report_question: study.reportQuestion,
  multi_match_report_question: study.multiMatchReportQuestion,
  get_reports: study.getReports,
  get_users_statistics: study.getUsersStatistics,
  set_users_statistics: study.setUsersStatistics,
  get_attempt: attempts.getAttempt,
  open_question: attempts.openQuestion,
  submit_answer: attempts.submitAnswer,
  flag_question: attempts.flagQuestion,
  use_lifeline: attempts.useLifeline,
  finish_attempt: attempts.finishAttempt,
  review_attempt: attempts.reviewAttempt,
  get_daily_leaderboard: boards.getDailyLeaderboard,
  get_monthly_leaderboard: boards.getMonthlyLeaderboard,
  get_globle_leaderboard: boards.getGlobleLeaderboard,
  get_board_around_me: boards.getBoardAroundMe,
  get_public_card: boards.getPublicCard,
  set_privacy: boards.setPrivacy,
  get_next_best: home.getNextBest,
  get_trial_questions: trial.getTrialQuestions,
  answer_trial_question: trial.answerTrialQuestion,
  claim_trial: trial.claimTrial,
  get_web_settings: settings.getWebSettings,
  get_web_home_settings: settings.getWebHomeSettings,
  get_settings: settings.getSettings,
  get_system_configurations: settings.getSystemConfigurations,
  get_languages: settings.getLanguages,
  get_system_language_list: settings.getSystemLanguageList,
  get_system_language_json: settings.getSystemLanguageJson,
} as const;

export type Actions = typeof ACTIONS;
export type ActionName = keyof Actions;
