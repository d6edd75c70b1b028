import { Sheet } from "@crosscheck/ui/Sheet";
import { useText } from "../i18n/texts.tsx";
import { Palette, type PaletteProps } from "./Palette.tsx";

/** The palette over the question, for screens without room for both; turning to a question closes it. */
export function PaletteSheet({ onClose, ...palette }: PaletteProps & { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet
      open
      title={text("play-kinds.free.palette")}
      closeLabel={text("play-kinds.free.close")}
      onClose={onClose}
    >
      <div className="px-1">
        <Palette
          {...palette}
          onTurnTo={(questionId) => {
            palette.onTurnTo(questionId);
            onClose();
          }}
        />
      </div>
    </Sheet>
  );
}
