import { actions } from "./ar/actions.ts";
import { choices } from "./ar/choices.ts";
import { fields } from "./ar/fields.ts";
import { refusals } from "./ar/refusals.ts";
import { screens } from "./ar/screens.ts";

/** All texts of the console in Arabic. */
export const ar = { ...screens, actions, choices, fields, refusals } as const;
