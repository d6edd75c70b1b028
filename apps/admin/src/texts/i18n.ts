import type { I18nProvider } from "ra-core";
import { useTranslate } from "ra-core";
import polyglotI18nProvider from "ra-i18n-polyglot";
import { en } from "./en.ts";
import { raEn } from "./ra-en.ts";
import { getLocale, LOCALES, setLocale, type Locale } from "./locale.ts";

const messagesOf = {
  en: () => ({ ...raEn, ...en }),
  ar: async () => {
    const { ar } = await import("./ar.ts");
    const { raAr } = await import("./ra-ar.ts");
    return { ...raAr, ...ar };
  },
} as const satisfies Record<Locale, unknown>;

/** Texts of the console and of react-admin; the other language is fetched when it is wanted. */
export async function createI18n(): Promise<I18nProvider> {
  const first = getLocale();
  const messages = await messagesOf[first]();
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? messages : messagesOf[locale as Locale]()),
    first,
    [...LOCALES],
    { allowMissing: true, onMissingKey: (key: string) => key },
  );
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      setLocale(locale as Locale);
    },
  };
}

type Leaves<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type TextKey = Leaves<typeof en>;
export type Say = (key: TextKey, values?: Readonly<Record<string, unknown>>) => string;

/** Says a text of the console by its key. */
export function useSay(): Say {
  return useTranslate();
}

type Words = {
  /** What a field is called. */
  readonly field: (name: string) => string;
  /** A value out of a fixed choice. */
  readonly choice: (value: string) => string;
  /** What a call does, as a button says it. */
  readonly action: (name: string) => string;
};

/** Words for names of the contract; a name without a text is shown as it is. */
export function useWords(): Words {
  const translate = useTranslate();
  const said = (group: string, name: string) =>
    translate(`${group}.${name}`, { _: name.replaceAll("_", " ") });
  return {
    field: (name) => said("fields", name),
    choice: (value) => said("choices", value),
    action: (name) => said("actions", name),
  };
}
