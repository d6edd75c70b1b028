import { BookOpen } from "lucide-react";
import { PlainText } from "../i18n/PlainText.tsx";
import { useText } from "../i18n/texts.tsx";

/** Where the rule of a question stands; nothing where no place is named. */
export function Reference({ reference }: { readonly reference: string }) {
  const text = useText();
  if (reference === "") return null;
  return (
    <p className="mt-2 flex items-start gap-2 text-sm text-muted">
      <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">{text("play.reference")} </span>
        <PlainText text={reference} />
      </span>
    </p>
  );
}
