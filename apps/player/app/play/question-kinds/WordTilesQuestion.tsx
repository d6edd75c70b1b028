import { Delete } from "lucide-react";
import { useRef } from "react";
import { Button } from "@crosscheck/ui/Button";
import { useText } from "../../i18n/texts.tsx";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { CheckBar } from "./CheckBar.tsx";
import type { QuestionViewProps } from "./question-view.ts";
import { TileTray } from "./TileTray.tsx";
import {
  draftOfBoard,
  lastLaid,
  layTile,
  readBoard,
  takeBack,
  tileOfLetter,
  writtenSoFar,
  type Board,
  type Slots,
} from "./tile-slots.ts";
import { TypedReveal } from "./TypedReveal.tsx";
import { useTravel } from "./use-travel.ts";
import { WordSlots } from "./WordSlots.tsx";
import { WordVerdict } from "./WordVerdict.tsx";
import "./tiles.css";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A word laid with letter tiles; the answer text is the letters laid, words separated by a space. */
export function WordTilesQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const board: Board = { tiles: card.tiles, wordLengths: card.word_lengths, hint: cardState.hint };
  const slots = readBoard(board, draft, sentAnswer ?? cardState.answer);
  const laid = slots.filter((tile) => tile !== null).length;
  const take = (next: Slots) => {
    if (isOpen && next !== slots) onDraft(draftOfBoard(board, next));
  };
  useWindowKeys((event) => {
    // Shift with a Latin letter is a key of the free paper: a tool, the flag, the note.
    if (!isOpen || (isFree && event.shiftKey && /^[a-z]$/i.test(event.key))) return;
    if (event.key === "Backspace") {
      event.preventDefault();
      take(takeBack(board, slots, lastLaid(board, slots)));
      return;
    }
    const tile = /^[\p{L}\p{N}]\p{M}*$/u.test(event.key) ? tileOfLetter(board, slots, event.key) : -1;
    if (tile === -1) return;
    event.preventDefault();
    take(layTile(slots, tile));
  });
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, slots);
  const direction = RIGHT_TO_LEFT.test(card.tiles.join("")) ? "rtl" : "ltr";
  const { reveal } = cardState;
  if (reveal !== null) {
    const own = cardState.answer ?? "";
    return (
      <>
        {own === "" ? null : <WordVerdict own={own} right={reveal.correct_answer} direction={direction} />}
        <TypedReveal
          own={own === "" ? null : own}
          right={reveal.correct_answer}
          isRight={reveal.correct}
          isSame={reveal.correct}
        />
      </>
    );
  }
  const hasOwn = lastLaid(board, slots) !== -1;
  return (
    <div ref={root} className="wt-board">
      <output className="sr-only">
        {board.hint === null
          ? ""
          : text("play-kinds.tiles.hint", { number: board.hint.place + 1, letter: board.hint.letter })}
      </output>
      <WordSlots
        board={board}
        slots={slots}
        direction={direction}
        isOpen={isOpen}
        onTakeBack={(place) => take(takeBack(board, slots, place))}
      />
      {direction === "rtl" ? (
        // Tiles stand apart, and this script does not: what is laid, as it is written.
        <p aria-hidden="true" dir="rtl" className="wt-written">
          {laid === 0 ? "" : writtenSoFar(board, slots)}
        </p>
      ) : null}
      <TileTray
        tiles={card.tiles}
        slots={slots}
        direction={direction}
        isOpen={isOpen}
        onLay={(tile) => take(layTile(slots, tile))}
      />
      <div className="flex justify-center">
        <Button
          variant="quiet"
          size="small"
          className="min-h-12"
          disabled={!isOpen || !hasOwn}
          onClick={() => take(takeBack(board, slots, lastLaid(board, slots)))}
        >
          <Delete aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {text("play-kinds.tiles.back")}
        </Button>
      </div>
      {isFree ? null : (
        <CheckBar
          status={text("play-kinds.tiles.laid", { laid, count: slots.length })}
          isReady={isOpen && laid === slots.length}
          isSending={sentAnswer !== null}
          onClear={hasOwn && isOpen ? () => take(slots.map(() => null)) : null}
          onCheck={() => onAnswer(draftOfBoard(board, slots).answer)}
        />
      )}
    </div>
  );
}
