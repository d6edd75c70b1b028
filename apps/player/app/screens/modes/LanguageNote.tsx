import { Languages } from "lucide-react";
import { useOtherLanguage } from "./default-language.ts";

/** Says that something is in another language than the reader's; nothing where it is not. */
export function LanguageNote({ languageId }: { readonly languageId: number }) {
  const other = useOtherLanguage(languageId);
  if (other === null) return null;
  return (
    <span className="mt-1 flex items-center gap-1 text-xs font-semibold text-muted">
      <Languages aria-hidden="true" className="size-4 shrink-0" />
      {other}
    </span>
  );
}
