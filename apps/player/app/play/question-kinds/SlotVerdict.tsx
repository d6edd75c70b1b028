import { Check, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";

/** What was chosen for a slot and what is right, told by colour, icon and word; `own` is "" for an empty slot. */
export function SlotVerdict({ own, right }: { readonly own: string; readonly right: string }) {
  const text = useText();
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5">
      {own === "" || own === right ? null : (
        <span className="inline-flex items-center gap-1.5 text-wrong">
          <X aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
          <span className="sr-only">{text("play.option.wrong")}: </span>
          <s className="decoration-1">
            <ContentText text={own} />
          </s>
        </span>
      )}
      <span className="inline-flex items-center gap-1.5 font-semibold text-correct">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        <span className="sr-only">{text("play.option.correct")}: </span>
        <ContentText text={right} />
      </span>
    </span>
  );
}
