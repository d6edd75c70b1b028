import { useLanguage, useLanguageName } from "../i18n/language.ts";

/** The name of the language that questions are in; nothing where it is that of the interface. */
export function LanguageChip({ code }: { readonly code: string }) {
  const { code: own } = useLanguage();
  const nameOf = useLanguageName();
  if (code === "" || code === own) return null;
  return (
    <>
      {/* A word of its own: what stands before it may end the line, and is not joined to it in Arabic. */}{" "}
      <span className="inline-block shrink-0 rounded-full border border-line bg-card px-2.5 text-xs font-semibold">
        {nameOf(code)}
      </span>
    </>
  );
}
