import * as attempts from "./actions/attempts.ts";
import * as categories from "./actions/categories.ts";
import * as players from "./actions/players.ts";
import * as settings from "./actions/settings.ts";

/** Every call of the product, by wire name. */
export const ACTIONS = {
  check_user_exists: players.checkUserExists,
  user_signup: players.userSignup,
  get_user_by_id: players.getUserById,
  update_profile: players.updateProfile,
  confirm_contact: players.confirmContact,
  upload_profile_image: players.uploadProfileImage,
  delete_user_account: players.deleteUserAccount,
  get_user_coin_score: players.getUserCoinScore,
  set_user_coin_score: players.setUserCoinScore,
  get_devices: players.getDevices,
  sign_out: players.signOut,
  get_categories: categories.getCategories,
  get_subcategory_by_maincategory: categories.getSubcategoryByMaincategory,
  get_level_data: categories.getLevelData,
  get_questions_by_level: categories.getQuestionsByLevel,
  set_level_data: categories.setLevelData,
  set_quiz_categories: categories.setQuizCategories,
  unlock_premium_category: categories.unlockPremiumCategory,
  get_attempt: attempts.getAttempt,
  open_question: attempts.openQuestion,
  submit_answer: attempts.submitAnswer,
  use_lifeline: attempts.useLifeline,
  finish_attempt: attempts.finishAttempt,
  review_attempt: attempts.reviewAttempt,
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
