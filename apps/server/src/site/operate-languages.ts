import { refuse } from "@crosscheck/contract";
import type {
  addLanguage,
  changeLanguage,
  listLanguages as listLanguagesAction,
} from "@crosscheck/contract/operators/languages";
import type { OperatorGround, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { insertLanguage, lockLanguages, updateLanguage } from "../languages/language-queries.ts";
import { forgetTexts } from "../languages/texts-source.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import { findLanguage } from "./operate-texts.ts";
import { countTexts } from "./text-rows.ts";

/** The first id that no migration gives. */
const FIRST_ID = 16;

export const handleListLanguages: OperatorHandler<typeof listLanguagesAction> = async ({ db, input }) => {
  const languages = await listLanguages(db);
  const rows = await Promise.all(languages.map((language) => toRow(db, language)));
  return {
    data: toPage(rows, input.limit, ({ language }) => language),
    total: rows.length,
    audit: { subject: null },
  };
};

export const handleAddLanguage: OperatorHandler<typeof addLanguage> = async ({ db, input }) => {
  await lockLanguages(db);
  const known = await listLanguages(db);
  if (known.some(({ code }) => code === input.language)) return refuse("language_exists");
  if (!isLocaleOf(input.locale, input.language)) return refuse("invalid_field", { field: "locale" });
  const language = {
    id: Math.max(FIRST_ID - 1, ...known.map(({ id }) => id)) + 1,
    code: input.language,
    name: input.own_name,
    locale: input.locale,
    isRtl: input.is_rtl,
    isContent: input.is_content,
    isInterface: input.is_interface,
    isDefault: false,
    version: 1,
  };
  await insertLanguage(db, language);
  return {
    data: await toRow(db, language),
    message: "updated",
    audit: { subject: language.code, after: told(language) },
    afterwards: forgetLanguages,
  };
};

export const handleChangeLanguage: OperatorHandler<typeof changeLanguage> = async ({ db, input }) => {
  await lockLanguages(db);
  const before = await findLanguage(db, input.language);
  if (before === undefined) return refuse("no_data");
  if (before.version !== input.version) return refuse("changed_meanwhile");
  if (!isLocaleOf(input.locale, before.code)) return refuse("invalid_field", { field: "locale" });
  const isOff = !input.is_content || !input.is_interface;
  if ((input.is_default && isOff) || (before.isDefault && !input.is_default))
    return refuse("language_is_default");
  const after = {
    ...before,
    name: input.own_name,
    locale: input.locale,
    isRtl: input.is_rtl,
    isContent: input.is_content,
    isInterface: input.is_interface,
    isDefault: input.is_default,
    version: before.version + 1,
  };
  await updateLanguage(db, after);
  return {
    data: await toRow(db, after),
    message: "updated",
    audit: { subject: before.code, before: told(before), after: told(after) },
    afterwards: forgetLanguages,
  };
};

function forgetLanguages({ db }: OperatorGround): void {
  forgetCatalogue(db);
  forgetTexts(db);
}

/** Whether it is a locale of this language that numbers and plural forms are known of. */
function isLocaleOf(locale: string, code: string): boolean {
  try {
    return (
      new Intl.Locale(locale).language === code && Intl.PluralRules.supportedLocalesOf(locale).length === 1
    );
  } catch {
    return false;
  }
}

async function toRow(db: Db, language: LanguageRecord) {
  const { texts, missing } = await countTexts(db, language);
  return {
    language: language.code,
    language_id: language.id,
    own_name: language.name,
    locale: language.locale,
    is_rtl: language.isRtl,
    is_content: language.isContent,
    is_interface: language.isInterface,
    is_default: language.isDefault,
    version: language.version,
    texts,
    texts_missing: missing,
  };
}

/** What the audit keeps: `code` and `name` are masked there. */
function told({ id: _id, code: _code, name, version: _version, ...flags }: LanguageRecord) {
  return { own_name: name, ...flags };
}
