import { Lightbulb } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { nextSlot, slotWidth, type Board, type Slots } from "./tile-slots.ts";

type WordSlotsProps = {
  readonly board: Board;
  readonly slots: Slots;
  readonly direction: "ltr" | "rtl";
  readonly isOpen: boolean;
  readonly onTakeBack: (place: number) => void;
};

/** A slot per letter, word by word; a word stays together as long as the screen has room for it. */
export function WordSlots({ board, slots, direction, isOpen, onTakeBack }: WordSlotsProps) {
  const text = useText();
  const starts = board.wordLengths.map((_, word) =>
    board.wordLengths.slice(0, word).reduce((sum, length) => sum + length, 0),
  );
  const next = nextSlot(slots);
  return (
    <ol
      dir={direction}
      aria-label={text("play-kinds.tiles.words", { count: board.wordLengths.length })}
      className="wt-words"
    >
      {board.wordLengths.map((length, word) => {
        const start = starts[word] ?? 0;
        return (
          <li key={start}>
            <ol
              aria-label={text("play-kinds.tiles.word", { number: word + 1, count: length })}
              className="wt-word"
            >
              {Array.from({ length }, (_, letter) => start + letter).map((place) => (
                <Slot
                  key={place}
                  letter={letterAt(board, slots, place)}
                  number={place - start + 1}
                  place={place}
                  width={slotWidth(length)}
                  isHint={board.hint?.place === place}
                  isNext={isOpen && place === next}
                  isOpen={isOpen}
                  onTakeBack={() => onTakeBack(place)}
                />
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

function letterAt({ tiles }: Board, slots: Slots, place: number): string | null {
  const tile = slots[place] ?? null;
  return tile === null ? null : (tiles[tile] ?? null);
}

type SlotProps = {
  readonly letter: string | null;
  /** Place in its word, from 1. */
  readonly number: number;
  /** Place on the whole board, from 0. */
  readonly place: number;
  readonly width: string;
  readonly isHint: boolean;
  readonly isNext: boolean;
  readonly isOpen: boolean;
  readonly onTakeBack: () => void;
};

function Slot({ letter, number, place, width, isHint, isNext, isOpen, onTakeBack }: SlotProps) {
  const text = useText();
  if (isHint && letter !== null) {
    return (
      <li style={{ width }} data-place={place} className="wt-tile wt-hint">
        <span className="sr-only">{text("play-kinds.tiles.hint", { number, letter })}</span>
        <span aria-hidden="true">{letter}</span>
        <Lightbulb aria-hidden="true" className="wt-sign" strokeWidth={3} />
      </li>
    );
  }
  const isEmpty = letter === null;
  return (
    <li style={{ width }}>
      {/* The same button with and without a letter: the focus stays where a letter was taken from. */}
      <button
        type="button"
        data-place={place}
        tabIndex={isEmpty ? -1 : undefined}
        aria-label={
          isEmpty
            ? text("play-kinds.tiles.empty", { number })
            : text("play-kinds.tiles.slot", { number, letter })
        }
        aria-disabled={isEmpty || !isOpen || undefined}
        onClick={() => {
          if (!isEmpty) onTakeBack();
        }}
        className={isEmpty ? `wt-slot ${isNext ? "wt-next" : ""}` : "wt-tile"}
      >
        <span aria-hidden="true">{letter}</span>
      </button>
    </li>
  );
}
