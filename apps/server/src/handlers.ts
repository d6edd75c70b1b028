import { handleFinishAttempt } from "./attempts/finish-attempt.ts";
import { handleGetAttempt } from "./attempts/get-attempt.ts";
import { handleGetQuestionsByLevel } from "./attempts/get-questions-by-level.ts";
import { handleOpenQuestion } from "./attempts/open-question.ts";
import { handleReviewAttempt } from "./attempts/review-attempt.ts";
import { handleSubmitAnswer } from "./attempts/submit-answer.ts";
import { handleUseLifeline } from "./attempts/use-lifeline.ts";
import { handleGetCategories } from "./categories/get-categories.ts";
import { handleGetLevelData } from "./categories/get-level-data.ts";
import { handleGetSubcategoryByMaincategory } from "./categories/get-subcategory-by-maincategory.ts";
import { handleSetLevelData } from "./categories/set-level-data.ts";
import { handleSetQuizCategories } from "./categories/set-quiz-categories.ts";
import { handleUnlockPremiumCategory } from "./categories/unlock-premium-category.ts";
import type { Handlers } from "./handle.ts";
import { handleGetLanguages, handleGetSystemLanguageList } from "./languages/get-languages.ts";
import { createGetSystemLanguageJson } from "./languages/get-system-language-json.ts";
import type { TextsByLanguage } from "./languages/interface-texts.ts";
import { handleCheckUserExists } from "./players/check-user-exists.ts";
import { handleConfirmContact } from "./players/confirm-contact.ts";
import { handleDeleteUserAccount } from "./players/delete-user-account.ts";
import { handleGetDevices } from "./players/get-devices.ts";
import { handleGetUserById } from "./players/get-user-by-id.ts";
import { handleGetUserCoinScore } from "./players/get-user-coin-score.ts";
import { handleSetUserCoinScore } from "./players/set-user-coin-score.ts";
import { handleSignOut } from "./players/sign-out.ts";
import { handleUpdateProfile } from "./players/update-profile.ts";
import { handleUploadProfileImage } from "./players/upload-profile-image.ts";
import { handleUserSignup } from "./players/user-signup.ts";
import { createGetSettings } from "./settings/get-settings.ts";
import { handleGetSystemConfigurations } from "./settings/get-system-configurations.ts";
import { handleGetWebHomeSettings } from "./settings/get-web-home-settings.ts";
import { createGetWebSettings, type SignInMethods } from "./settings/get-web-settings.ts";
import type { PublicPages } from "./settings/public-pages.ts";

export type HandlerParts = {
  readonly signIn: SignInMethods;
  readonly texts: TextsByLanguage;
  readonly publicPages: PublicPages;
};

/** The table action → handler for the whole contract; a missing one does not compile. */
export function createHandlers({ signIn, texts, publicPages }: HandlerParts): Handlers {
  return {
    check_user_exists: handleCheckUserExists,
    user_signup: handleUserSignup,
    get_user_by_id: handleGetUserById,
    update_profile: handleUpdateProfile,
    confirm_contact: handleConfirmContact,
    upload_profile_image: handleUploadProfileImage,
    delete_user_account: handleDeleteUserAccount,
    get_user_coin_score: handleGetUserCoinScore,
    set_user_coin_score: handleSetUserCoinScore,
    get_devices: handleGetDevices,
    sign_out: handleSignOut,
    get_categories: handleGetCategories,
    get_subcategory_by_maincategory: handleGetSubcategoryByMaincategory,
    get_level_data: handleGetLevelData,
    get_questions_by_level: handleGetQuestionsByLevel,
    set_level_data: handleSetLevelData,
    set_quiz_categories: handleSetQuizCategories,
    unlock_premium_category: handleUnlockPremiumCategory,
    get_attempt: handleGetAttempt,
    open_question: handleOpenQuestion,
    submit_answer: handleSubmitAnswer,
    use_lifeline: handleUseLifeline,
    finish_attempt: handleFinishAttempt,
    review_attempt: handleReviewAttempt,
    get_web_settings: createGetWebSettings(signIn),
    get_web_home_settings: handleGetWebHomeSettings,
    get_settings: createGetSettings(publicPages),
    get_system_configurations: handleGetSystemConfigurations,
    get_languages: handleGetLanguages,
    get_system_language_list: handleGetSystemLanguageList,
    get_system_language_json: createGetSystemLanguageJson(texts),
  };
}
