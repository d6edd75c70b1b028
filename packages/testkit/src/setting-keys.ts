import { DEFAULT_VALUES } from "@crosscheck/server/settings/settings";

/** Key of every setting, for tests of what names them. */
export const SETTING_KEYS: readonly string[] = Object.keys(DEFAULT_VALUES);
