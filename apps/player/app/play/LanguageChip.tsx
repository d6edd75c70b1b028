import { useLanguage } from "../i18n/language.ts";

/** The name of the language that questions are in; nothing where it is that of the interface. */
export function LanguageChip({ code }: { readonly code: string }) {
  const language = useLanguage();
  if (code === "" || code === language.code) return null;
  return (
    <span className="ms-2 rounded-full border border-line bg-card px-2.5 text-xs font-semibold">
      {new Intl.DisplayNames(language.locale, { type: "language" }).of(code)}
    </span>
  );
}
