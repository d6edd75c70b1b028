import { Check } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";

type SavedStateProps = {
  /** null: there is nothing to save. */
  readonly state: "saved" | "saving" | null;
};

/** Whether the server has it. Only that it is saved is said aloud, once. */
export function SavedState({ state }: SavedStateProps) {
  const text = useText();
  return (
    <span className="cc-saved">
      {state === "saving" ? text("study.note.saving") : null}
      <output>
        {state === "saved" ? (
          <>
            <Check aria-hidden="true" className="size-4" />
            {text("study.note.saved")}
          </>
        ) : null}
      </output>
    </span>
  );
}
