import { Sheet } from "@crosscheck/ui/Sheet";
import { useRef } from "react";
import { useText } from "../../i18n/texts.tsx";
import { Palette, type PaletteProps } from "./Palette.tsx";

/** The palette over the question, for screens without room for both; turning to a question closes it. */
export function PaletteSheet({ onClose, ...palette }: PaletteProps & { readonly onClose: () => void }) {
  const text = useText();
  const hasTurned = useRef(false);
  return (
    <Sheet
      open
      title={text("play-kinds.free.palette")}
      closeLabel={text("play-kinds.free.close")}
      // The question that was turned to takes the focus.
      returnsFocus={() => !hasTurned.current}
      onClose={onClose}
    >
      <div className="px-1">
        <Palette
          {...palette}
          onTurnTo={(questionId) => {
            hasTurned.current = questionId !== palette.shownId;
            palette.onTurnTo(questionId);
            onClose();
          }}
        />
      </div>
    </Sheet>
  );
}
