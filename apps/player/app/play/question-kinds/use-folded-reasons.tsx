import { useState, type ReactNode } from "react";
import { Button } from "@crosscheck/ui/Button";
import type { OptionState } from "@crosscheck/ui/KeyCapOption";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";

type FoldedReasons = {
  /** Whether the reason of an option in this state is told now. */
  readonly tells: (state: OptionState) => boolean;
  /** The key that unfolds the others; null while there is nothing to unfold. */
  readonly fold: ReactNode;
};

/** After an answer the own and the right options say why at once; the others when they are asked. */
export function useFoldedReasons(states: readonly OptionState[]): FoldedReasons {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const [isOpen, setIsOpen] = useState(false);
  const isTold = states.some((state) => state === "correct" || state === "missed");
  const hasOthers = isTold && states.includes("disabled");
  return {
    tells: (state) => isOpen || state !== "disabled",
    fold: hasOthers ? (
      <div lang={code} dir={direction}>
        <Button
          variant="quiet"
          className="w-full sm:w-auto"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? "play.others.hide" : "play.others.show")}
        </Button>
      </div>
    ) : null,
  };
}
