import { plain } from "@crosscheck/rules/questions/typed";
import { lettersOf } from "@crosscheck/rules/questions/word-tiles";

/** Place in the tray of the tile in each slot, or null where the slot is empty. */
export type Slots = readonly (number | null)[];
type Hint = { readonly place: number; readonly letter: string };

/** Tiles, word lengths and the letter that is known. */
export type Board = {
  readonly tiles: readonly string[];
  readonly wordLengths: readonly number[];
  readonly hint: Hint | null;
};

/** The slots of a draft, or of a stored answer, with the hinted letter in its place. */
export function readBoard(board: Board, draft: string | null, answer: string | null): Slots {
  const slots = fromDraft(board, draft) ?? fromAnswer(board, answer);
  return withHint(board, slots);
}

/** A draft of slots; an answer, words with a space between them, only when every slot is filled. */
export function draftOfBoard(board: Board, slots: Slots): { readonly text: string; readonly answer: string } {
  return { text: JSON.stringify(slots), answer: slots.includes(null) ? "" : wordsOf(board, slots) };
}

/** The first slot, from 0, without a tile; -1 when the board is full. */
export function nextSlot(slots: Slots): number {
  return slots.indexOf(null);
}

/** Lays a tile into the next empty slot. */
export function layTile(slots: Slots, tile: number): Slots {
  const place = nextSlot(slots);
  return place === -1 || slots.includes(tile) ? slots : slots.with(place, tile);
}

/** Takes a tile back into the tray; the hinted letter stays. */
export function takeBack(board: Board, slots: Slots, place: number): Slots {
  return place < 0 || place === board.hint?.place ? slots : slots.with(place, null);
}

/** The last laid slot that can be taken back; -1 when there is none. */
export function lastLaid(board: Board, slots: Slots): number {
  return slots.findLastIndex((tile, place) => tile !== null && place !== board.hint?.place);
}

/** A free tile with this letter, however it is written; -1 when there is none. */
export function tileOfLetter(board: Board, slots: Slots, letter: string): number {
  const isFree = (_tile: string, place: number) => !slots.includes(place);
  const exact = board.tiles.findIndex((tile, place) => isFree(tile, place) && isSameLetter(tile, letter));
  if (exact !== -1) return exact;
  const bare = plain(letter);
  return bare === ""
    ? -1
    : board.tiles.findIndex((tile, place) => isFree(tile, place) && plain(tile) === bare);
}

function isSameLetter(one: string, other: string): boolean {
  return one.normalize("NFC").toLowerCase() === other.normalize("NFC").toLowerCase();
}

function slotCount({ wordLengths }: Board): number {
  return wordLengths.reduce((sum, length) => sum + length, 0);
}

function fromDraft(board: Board, draft: string | null): Slots | null {
  try {
    const value: unknown = JSON.parse(draft ?? "null");
    if (!Array.isArray(value) || value.length !== slotCount(board)) return null;
    const tiles = value.map((tile: unknown) => (isTile(board, tile) ? tile : null));
    return tiles.map((tile, place) => (tile !== null && tiles.indexOf(tile) === place ? tile : null));
  } catch {
    return null;
  }
}

function isTile({ tiles }: Board, value: unknown): value is number {
  return typeof value === "number" && tiles[value] !== undefined;
}

function fromAnswer(board: Board, answer: string | null): Slots {
  const letters = lettersOf(answer ?? "");
  return Array.from({ length: slotCount(board) }).reduce<Slots>((slots, _slot, place) => {
    const tile = letters[place] === undefined ? -1 : tileOfLetter(board, slots, letters[place]);
    return [...slots, tile === -1 ? null : tile];
  }, []);
}

/** The hinted letter in its slot: a free tile of it, else the one that was laid somewhere else. */
function withHint(board: Board, slots: Slots): Slots {
  const { hint, tiles } = board;
  if (hint === null || hint.place >= slots.length) return slots;
  const there = slots[hint.place];
  if (typeof there === "number" && isSameLetter(tiles[there] ?? "", hint.letter)) return slots;
  const without = slots.with(hint.place, null);
  const free = tileOfLetter(board, without, hint.letter);
  if (free !== -1) return without.with(hint.place, free);
  const elsewhere = without.findIndex(
    (tile) => tile !== null && isSameLetter(tiles[tile] ?? "", hint.letter),
  );
  const tile = without[elsewhere] ?? null;
  return elsewhere === -1 ? slots : without.with(elsewhere, null).with(hint.place, tile);
}

/** Longer words stand in two rows on a phone. */
const MOST_IN_ROW = 10;

/** Width of a slot that lets a word, or half of a long one, stand in one row of a phone: no letter is left alone. */
export function slotWidth(length: number): string {
  const row = length > MOST_IN_ROW ? Math.ceil(length / 2) : length;
  return `clamp(1.5rem, (100vw - 2rem) / ${row} - 0.375rem, 3.25rem)`;
}

/** The letters of an answer, word by word; `start` is the place of a word's first letter. */
export function splitWords(
  text: string,
): readonly { readonly start: number; readonly letters: readonly string[] }[] {
  const words = text
    .split(/\s+/u)
    .map(lettersOf)
    .filter((letters) => letters.length > 0);
  return words.map((letters, word) => ({ start: words.slice(0, word).flat().length, letters }));
}

/** For each letter that was laid, whether the right answer has the same one at this place. */
export function lettersInPlace(own: string, right: string): readonly boolean[] {
  const wanted = lettersOf(right);
  return lettersOf(own).map((letter, place) => plain(letter) === plain(wanted[place] ?? ""));
}

/** What is laid so far as it is written, joined where the script joins its letters; a dot for each empty slot. */
export function writtenSoFar(board: Board, slots: Slots): string {
  return wordsOf(board, slots, "\u00b7");
}

function wordsOf({ tiles, wordLengths }: Board, slots: Slots, empty = ""): string {
  const starts = wordLengths.map((_, word) =>
    wordLengths.slice(0, word).reduce((sum, length) => sum + length, 0),
  );
  return wordLengths
    .map((length, word) => {
      const from = starts[word] ?? 0;
      return slots
        .slice(from, from + length)
        .map((tile) => (tile === null ? empty : (tiles[tile] ?? "")))
        .join("");
    })
    .join(" ");
}
