import { useText } from "../../i18n/texts.tsx";
import type { Slots } from "./tile-slots.ts";

type TileTrayProps = {
  readonly tiles: readonly string[];
  readonly slots: Slots;
  readonly direction: "ltr" | "rtl";
  readonly isOpen: boolean;
  readonly onLay: (tile: number) => void;
};

/** The letters to choose from; a laid one leaves its place empty. */
export function TileTray({ tiles, slots, direction, isOpen, onLay }: TileTrayProps) {
  const text = useText();
  return (
    <section aria-label={text("play-kinds.tiles.tray")} className="wt-tray">
      <ul dir={direction}>
        {tiles.map((letter, tile) => {
          const isLaid = slots.includes(tile);
          return (
            // Tiles never change their place in the tray, and letters repeat.
            // oxlint-disable-next-line react/no-array-index-key -- the place is the identity
            <li key={tile}>
              <button
                type="button"
                data-piece={tile}
                aria-label={text(isLaid ? "play-kinds.tiles.laid_tile" : "play-kinds.tiles.tile", { letter })}
                aria-disabled={isLaid || !isOpen || undefined}
                onClick={() => {
                  if (!isLaid && isOpen) onLay(tile);
                }}
                className={`wt-tile select-none ${isLaid ? "wt-gone" : ""}`}
              >
                <span aria-hidden="true">{letter}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
