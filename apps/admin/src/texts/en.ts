import { actions } from "./en/actions.ts";
import { choices } from "./en/choices.ts";
import { contentScreens } from "./en/content.ts";
import { contentActions, contentChoices, contentFields, contentRefusals } from "./en/content-words.ts";
import { fields } from "./en/fields.ts";
import { figuresFields, figuresScreens } from "./en/figures.ts";
import { packsActions, packsFields, packsRefusals, packsScreens } from "./en/packs.ts";
import { formScreens } from "./en/form.ts";
import { moneyActions, moneyChoices, moneyFields, moneyScreens } from "./en/money.ts";
import { refusals } from "./en/refusals.ts";
import { screens } from "./en/screens.ts";
import { siteActions, siteChoices, siteFields, siteRefusals, siteScreens } from "./en/site.ts";
import { supportActions, supportFields, supportRefusals, supportScreens } from "./en/support.ts";
import { systemScreens } from "./en/system.ts";

/** All texts of the console in English. */
export const en = {
  ...screens,
  ...systemScreens,
  ...formScreens,
  ...contentScreens,
  ...figuresScreens,
  ...packsScreens,
  ...moneyScreens,
  ...siteScreens,
  ...supportScreens,
  actions: {
    ...actions,
    ...moneyActions,
    ...contentActions,
    ...packsActions,
    ...siteActions,
    ...supportActions,
  },
  choices: { ...moneyChoices, ...contentChoices, ...siteChoices, ...choices },
  fields: {
    ...moneyFields,
    ...contentFields,
    ...figuresFields,
    ...packsFields,
    ...siteFields,
    ...supportFields,
    ...fields,
  },
  refusals: { ...refusals, ...contentRefusals, ...packsRefusals, ...siteRefusals, ...supportRefusals },
} as const;
