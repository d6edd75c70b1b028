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
import { figuresFields, figuresScreens } from "./en/figures.ts";
import { refusals } from "./en/refusals.ts";
import { screens } from "./en/screens.ts";

/** All texts of the console in English. */
export const en = {
  ...screens,
  ...contentScreens,
  ...figuresScreens,
  actions: { ...actions, ...contentActions },
  choices: { ...contentChoices, ...choices },
  fields: { ...contentFields, ...figuresFields, ...fields },
  refusals: { ...refusals, ...contentRefusals },
} as const;
