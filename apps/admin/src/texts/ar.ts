import { actions } from "./ar/actions.ts";
import { choices } from "./ar/choices.ts";
import {
  contentActions,
  contentChoices,
  contentFields,
  contentRefusals,
  contentScreens,
} from "./ar/content.ts";
import { fields } from "./ar/fields.ts";
import { figuresFields, figuresScreens } from "./ar/figures.ts";
import { refusals } from "./ar/refusals.ts";
import { screens } from "./ar/screens.ts";

/** All texts of the console in Arabic. */
export const ar = {
  ...screens,
  ...contentScreens,
  ...figuresScreens,
  actions: { ...actions, ...contentActions },
  choices: { ...contentChoices, ...choices },
  fields: { ...contentFields, ...figuresFields, ...fields },
  refusals: { ...refusals, ...contentRefusals },
} as const;
