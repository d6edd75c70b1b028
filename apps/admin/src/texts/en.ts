import { actions } from "./en/actions.ts";
import { choices } from "./en/choices.ts";
import {
  contentActions,
  contentChoices,
  contentFields,
  contentRefusals,
  contentScreens,
} from "./en/content.ts";
import { fields } from "./en/fields.ts";
import { refusals } from "./en/refusals.ts";
import { screens } from "./en/screens.ts";

/** All texts of the console in English. */
export const en = {
  ...screens,
  ...contentScreens,
  actions: { ...actions, ...contentActions },
  choices: { ...contentChoices, ...choices },
  fields: { ...contentFields, ...fields },
  refusals: { ...refusals, ...contentRefusals },
} as const;
