import { actions } from "./en/actions.ts";
import { choices } from "./en/choices.ts";
import { fields } from "./en/fields.ts";
import { refusals } from "./en/refusals.ts";
import { screens } from "./en/screens.ts";

/** All texts of the console in English. */
export const en = { ...screens, actions, choices, fields, refusals } as const;
