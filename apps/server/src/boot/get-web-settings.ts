import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import type { getWebSettings } from "@crosscheck/contract/actions/settings";
import type { z } from "zod";
import type { Handler } from "../calls/handle.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import type { Settings } from "../settings/settings.ts";

/** How players can sign in on this installation; decided by the environment, not by the database. */
export type SignInMethods = z.output<typeof getWebSettings.output>["sign_in"];

/** What a visitor's page needs to start. Never fails on an empty install. */
export function toWebSettings(
  settings: Settings,
  languages: readonly LanguageRecord[],
  signIn: SignInMethods,
): z.output<typeof getWebSettings.output> {
  return {
    app_name: settings.appName,
    maintenance: settings.maintenance,
    maintenance_message: settings.maintenanceMessage,
    demo_mode: settings.demoMode,
    outbox_hint: settings.demoMode ? "npm run outbox" : null,
    sign_in: signIn,
    default_language: languages.find((language) => language.isDefault)?.code ?? BASE_LANGUAGE,
    contact_email: settings.contactEmail,
    social_links: settings.socialLinks,
  };
}

/** Makes the handler of get_web_settings for this installation's sign-in methods. */
export function createGetWebSettings(signIn: SignInMethods): Handler<typeof getWebSettings> {
  return async ({ db, settings }) => ({ data: toWebSettings(settings, await listLanguages(db), signIn) });
}
