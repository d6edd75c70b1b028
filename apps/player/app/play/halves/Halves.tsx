import type { OptionState } from "@crosscheck/ui/KeyCapOption";
import { Check, X } from "lucide-react";
import { useEffect, useRef, type MouseEvent, type Ref } from "react";
import { useText } from "../../i18n/texts.tsx";
import type { Card, CardState } from "../attempt/run-state.ts";
import { ContentText } from "../content/ContentText.tsx";
import { directionOf } from "../content/direction-of.ts";
import { FormulaeScope } from "../content/FormulaeScope.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { optionState } from "../question-kinds/option-state.ts";
import { useOptionKeys } from "../question-kinds/use-option-keys.ts";
import { QuestionStem } from "../QuestionStem.tsx";
import { sideOf, type Side } from "./sides.ts";
import { useSwipe } from "./use-swipe.ts";
import "./halves.css";

/** Nobody has read a statement sooner: such a tap was meant for the one before. */
const TOO_SOON_MS = 300;

type HalvesProps = {
  readonly card: Card;
  readonly cardState: CardState;
  readonly stemRef: Ref<HTMLHeadingElement>;
  readonly describedBy: string | undefined;
  /** Answer on its way to the server, else null. */
  readonly sentAnswer: string | null;
  readonly isOpen: boolean;
  readonly onAnswer: (answer: string) => void;
};

/**
 * A statement over two halves of the screen, one for each answer: sky and earth, as on an attitude indicator. It is
 * tapped, thrown to a side, or taken by the arrow key of its side.
 */
export function Halves({ card, cardState, stemRef, describedBy, sentAnswer, isOpen, onAnswer }: HalvesProps) {
  const direction = directionOf(card.language);
  const states = card.options.map(({ option_id: id }) => optionState(id, { cardState, sentAnswer, isOpen }));
  const take = (place: number) => {
    const option = card.options[place];
    if (isOpen && option !== undefined && states[place] === "idle") onAnswer(option.option_id);
  };
  const takeSide = (side: Side) => take(sideOf(0, direction) === side ? 0 : 1);
  const isTooSoon = useTooSoon(card);
  const swipe = useSwipe(isOpen ? takeSide : null);
  useOptionKeys(take);
  useWindowKeys(({ key, repeat, shiftKey }) => {
    if (repeat || shiftKey) return;
    if (key === "ArrowLeft") takeSide("left");
    if (key === "ArrowRight") takeSide("right");
  });
  const given = card.options.findIndex(({ option_id: id }) => id === (sentAnswer ?? cardState.answer));
  return (
    <FormulaeScope formulae={{ ...card.formulae, ...cardState.reveal?.formulae }}>
      <div
        lang={card.language}
        dir={direction}
        className="hv-stage -mx-4 sm:mx-0"
        data-told={cardState.reveal === null ? undefined : ""}
      >
        <div
          {...swipe}
          className="hv-card cc-rise"
          data-given={given === -1 ? undefined : sideOf(given, direction)}
        >
          <QuestionStem card={card} ref={stemRef} describedBy={describedBy} />
        </div>
        {card.options.map(({ option_id: id, text: label }, place) => (
          <Half
            key={id}
            letter={OPTION_LETTERS[place] ?? ""}
            side={sideOf(place, direction)}
            place={place}
            state={states[place] ?? "disabled"}
            onTake={(event) => {
              // Keys click without a count.
              if (event.detail === 0 || !isTooSoon(event.timeStamp)) take(place);
            }}
          >
            {label}
          </Half>
        ))}
      </div>
    </FormulaeScope>
  );
}

type HalfProps = {
  readonly letter: string;
  readonly side: Side;
  readonly place: number;
  readonly state: OptionState;
  readonly onTake: (event: MouseEvent) => void;
  readonly children: string;
};

function Half({ letter, side, place, state, onTake, children }: HalfProps) {
  const text = useText();
  return (
    <button
      type="button"
      className="hv-half"
      data-place={place}
      data-side={side}
      data-state={state}
      aria-pressed={state === "selected"}
      aria-disabled={state === "idle" || state === "selected" ? undefined : true}
      aria-keyshortcuts={letter}
      onClick={onTake}
    >
      <span className="hv-mark">
        {state === "correct" ? <Check aria-hidden="true" className="cc-pop text-correct" /> : null}
        {state === "wrong" ? <X aria-hidden="true" className="cc-pop text-wrong" /> : null}
      </span>
      {state === "correct" || state === "wrong" ? (
        <span className="sr-only">{text(`play.option.${state}`)}</span>
      ) : null}
      <span className="hv-label">
        <ContentText text={children} />
      </span>
      <span aria-hidden="true" className="hv-key">
        {side === "left" ? "←" : "→"}
      </span>
    </button>
  );
}

/** Whether a tap at a time was too early for this statement; the first one of a visit may be taken at once. */
function useTooSoon({ number }: Card): (atMs: number) => boolean {
  const seenMs = useRef(number === 1 ? -TOO_SOON_MS : 0);
  useEffect(() => {
    if (number > 1) seenMs.current = performance.now();
  }, [number]);
  return (atMs) => atMs - seenMs.current < TOO_SOON_MS;
}
