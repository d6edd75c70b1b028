import { Check, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { lettersInPlace, slotWidth, splitWords } from "./tile-slots.ts";

type WordVerdictProps = {
  /** What was laid, its words parted by spaces. */
  readonly own: string;
  readonly right: string;
  readonly direction: "ltr" | "rtl";
};

/** Between the turns of two tiles. */
const STEP_MS = 45;

/** The tiles of an answer turn over, one after the other: each by colour and sign whether it is in its place. */
export function WordVerdict({ own, right, direction }: WordVerdictProps) {
  const text = useText();
  const inPlace = lettersInPlace(own, right);
  const rightOnes = inPlace.filter(Boolean).length;
  return (
    <div>
      {/* The sentences below say the same. */}
      <div aria-hidden="true" dir={direction} className="wt-words">
        {splitWords(own).map(({ start, letters }) => (
          <span key={start} className="wt-word">
            {letters.map((letter, at) => {
              const place = start + at;
              const isRight = inPlace[place] === true;
              const Sign = isRight ? Check : X;
              return (
                <span
                  key={place}
                  className={`wt-told ${isRight ? "wt-right" : "wt-wrong"}`}
                  style={{ width: slotWidth(letters.length), animationDelay: `${place * STEP_MS}ms` }}
                >
                  {letter}
                  <Sign strokeWidth={4} />
                </span>
              );
            })}
          </span>
        ))}
      </div>
      {rightOnes === inPlace.length ? null : (
        <p className="mt-2 text-center text-sm text-muted">
          {text("play-kinds.tiles.in_place", { right: rightOnes, count: inPlace.length })}
        </p>
      )}
    </div>
  );
}
