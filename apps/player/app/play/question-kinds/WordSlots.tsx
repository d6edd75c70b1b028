import { Lightbulb } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { nextSlot, type Board, type Slots } from "./tile-slots.ts";

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
      className="flex flex-wrap justify-center gap-x-6 gap-y-3 py-2"
    >
      {board.wordLengths.map((length, word) => {
        const start = starts[word] ?? 0;
        return (
          <li key={start}>
            <ol
              aria-label={text("play-kinds.tiles.word", { number: word + 1, count: length })}
              className="flex flex-wrap justify-center gap-1.5"
            >
              {Array.from({ length }, (_, letter) => start + letter).map((place) => (
                <Slot
                  key={place}
                  letter={letterAt(board, slots, place)}
                  number={place - start + 1}
                  width={widthIn(length)}
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

/** Longer words stand in two rows on a phone. */
const MOST_IN_ROW = 10;

/** Width of a slot that lets a word, or half of a long one, stand in one row of a phone: no letter is left alone. */
function widthIn(length: number): string {
  const row = length > MOST_IN_ROW ? Math.ceil(length / 2) : length;
  return `clamp(1.5rem, (100vw - 2rem) / ${row} - 0.375rem, 3.25rem)`;
}

function letterAt({ tiles }: Board, slots: Slots, place: number): string | null {
  const tile = slots[place] ?? null;
  return tile === null ? null : (tiles[tile] ?? null);
}

type SlotProps = {
  readonly letter: string | null;
  /** Place in its word, from 1. */
  readonly number: number;
  readonly width: string;
  readonly isHint: boolean;
  readonly isNext: boolean;
  readonly isOpen: boolean;
  readonly onTakeBack: () => void;
};

const BOX = "relative grid h-13 w-full place-items-center rounded-[12px] text-xl font-bold";

function Slot({ letter, number, width, isHint, isNext, isOpen, onTakeBack }: SlotProps) {
  const text = useText();
  if (isHint && letter !== null) {
    return (
      <li
        style={{ width }}
        className={`${BOX} border-2 border-b-4 border-action-edge bg-action text-on-action`}
      >
        <span className="sr-only">{text("play-kinds.tiles.hint", { number, letter })}</span>
        <span aria-hidden="true">{letter}</span>
        <Lightbulb aria-hidden="true" className="absolute end-0.5 top-0.5 size-3.5" strokeWidth={2.5} />
      </li>
    );
  }
  const isEmpty = letter === null;
  const look = isEmpty
    ? `border-2 border-b-4 border-dashed bg-card ${isNext ? "border-primary bg-primary-soft" : "border-edge"}`
    : "cc-key cc-key-primary cc-pop bg-primary-soft";
  return (
    <li style={{ width }}>
      {/* The same button with and without a letter: the focus stays where a letter was taken from. */}
      <button
        type="button"
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
        className={`${BOX} ${look}`}
      >
        <span aria-hidden="true">{letter}</span>
      </button>
    </li>
  );
}
