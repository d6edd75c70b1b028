import type { BootData } from "@crosscheck/contract";
import { createContext, use } from "react";

export type InterfaceLanguage = BootData["language"];

export const LanguageContext = createContext<InterfaceLanguage | null>(null);

/** The interface language of this page. */
export function useLanguage(): InterfaceLanguage {
  const language = use(LanguageContext);
  if (language === null) throw new Error("no TextsProvider above this component");
  return language;
}

/** Writing direction of the interface. */
export function useDirection(): "ltr" | "rtl" {
  return useLanguage().is_rtl ? "rtl" : "ltr";
}

/** Names languages by their codes, in the language of the interface. */
export function useLanguageName(): (code: string) => string {
  const { locale } = useLanguage();
  return (code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
