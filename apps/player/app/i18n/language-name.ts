import { useLanguage } from "./language.ts";

/** Names languages by their codes, in the language of the interface. */
export function useLanguageName(): (code: string) => string {
  const { locale } = useLanguage();
  return (code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
