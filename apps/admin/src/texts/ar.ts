import { actions } from "./ar/actions.ts";
import { analysisScreens } from "./ar/analysis.ts";
import { choices } from "./ar/choices.ts";
import { contentScreens } from "./ar/content.ts";
import { contentActions, contentChoices, contentFields, contentRefusals } from "./ar/content-words.ts";
import { fields } from "./ar/fields.ts";
import { figuresFields, figuresScreens } from "./ar/figures.ts";
import { packsActions, packsFields, packsRefusals, packsScreens } from "./ar/packs.ts";
import { formScreens } from "./ar/form.ts";
import { moneyActions, moneyChoices, moneyFields, moneyScreens } from "./ar/money.ts";
import { refusals } from "./ar/refusals.ts";
import { screens } from "./ar/screens.ts";
import { siteActions, siteChoices, siteFields, siteRefusals, siteScreens } from "./ar/site.ts";
import { supportActions, supportFields, supportRefusals, supportScreens } from "./ar/support.ts";
import { systemScreens } from "./ar/system.ts";

/** All texts of the console in Arabic. */
export const ar = {
  ...screens,
  ...systemScreens,
  ...formScreens,
  ...analysisScreens,
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
