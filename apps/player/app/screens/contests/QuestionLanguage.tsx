import { Languages } from "lucide-react";
import { useLanguage, useLanguageName } from "../../i18n/language.ts";

/**
 * Names the language of a contest's questions where it is not that of the interface. A run's own chip is part of the
 * code of every quiz, which must not grow by a file of its own.
 */
export function QuestionLanguage({ code }: { readonly code: string }) {
  const { code: own } = useLanguage();
  const nameOf = useLanguageName();
  if (code === own) return null;
  return (
    <span className="inline-flex items-center gap-1 font-semibold">
      <Languages aria-hidden="true" className="size-4 shrink-0" />
      {nameOf(code)}
    </span>
  );
}
