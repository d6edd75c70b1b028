import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useTextByLanguage, type MockPreset } from "../../study/mock-queries.ts";

const COUNTRY = /^[A-Z]{2}$/;

/** What an authority is called: on a key, and in full. One that is known by its country's code is called as the country. */
export function useAuthorityName() {
  const { locale } = useLanguage();
  const nameIn = useTextByLanguage();
  return ({ code, name }: MockPreset["authority"]) => ({
    short: COUNTRY.test(code)
      ? (new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code)
      : isolate(code),
    full: nameIn(name),
  });
}
