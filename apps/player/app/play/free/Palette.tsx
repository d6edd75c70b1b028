import { Check, Circle, Flag } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { useTextByLanguage } from "../../study/mock-queries.ts";
import { countPaper } from "./free-state.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";
import { firstReachable, sectionsOf } from "./paper-rules.ts";

export type PaletteProps = {
  readonly attempt: Attempt;
  readonly shownId: string;
  readonly onTurnTo: (questionId: string) => void;
};

/** Every question of the paper as a key, below the name of its section: answered, flagged, open or closed. */
export function Palette(props: PaletteProps) {
  const { attempt } = props;
  const nameIn = useTextByLanguage();
  const sections = sectionsOf(attempt);
  const parts = sections.map(({ section, name }) => ({
    section,
    name: nameIn(name),
    cards: attempt.questions.filter((card) => card.section === section),
  }));
  const others = attempt.questions.filter(
    (card) => !sections.some(({ section }) => section === card.section),
  );
  return (
    <>
      {parts.map(({ section, name, cards }) =>
        cards.length === 0 ? null : (
          <section key={section} aria-label={name}>
            <h3 className="mt-2 text-sm font-semibold text-muted">
              <Bdi>{name}</Bdi>
            </h3>
            <Keys {...props} cards={cards} />
          </section>
        ),
      )}
      {others.length === 0 ? null : <Keys {...props} cards={others} />}
      <Legend counts={countPaper(attempt.states)} />
    </>
  );
}

function Keys({ attempt, shownId, onTurnTo, cards }: PaletteProps & { readonly cards: readonly Card[] }) {
  const first = firstReachable(attempt);
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2 py-1">
      {cards.map((card) => {
        const state = attempt.states.find((row) => row.question_id === card.question_id);
        return (
          <li key={card.question_id}>
            <PaletteKey
              number={card.number}
              isAnswered={state?.status === "answered"}
              isFlagged={state?.flagged === true}
              isShown={card.question_id === shownId}
              isClosed={card.number < first}
              onPress={() => onTurnTo(card.question_id)}
            />
          </li>
        );
      })}
    </ol>
  );
}

type PaletteKeyProps = {
  readonly number: number;
  readonly isAnswered: boolean;
  readonly isFlagged: boolean;
  readonly isShown: boolean;
  /** Whether nobody goes back to it. */
  readonly isClosed: boolean;
  readonly onPress: () => void;
};

function PaletteKey({ number, isAnswered, isFlagged, isShown, isClosed, onPress }: PaletteKeyProps) {
  const text = useText();
  const { number: format, list } = useFormats();
  const states = [
    text(isAnswered ? "play-kinds.free.is_answered" : "play-kinds.free.is_open"),
    ...(isFlagged ? [text("play-kinds.free.is_flagged")] : []),
    ...(isClosed ? [text("sitting.is_closed")] : []),
  ];
  const look = isAnswered
    ? "rounded-[12px] border-primary-edge bg-primary text-on-primary"
    : "rounded-full border-dashed border-edge bg-card text-ink hover:bg-primary-soft";
  return (
    <button
      type="button"
      aria-current={isShown ? "true" : undefined}
      aria-disabled={isClosed || undefined}
      aria-label={text("play-kinds.free.question", { number, states: list(states) })}
      onClick={onPress}
      className={`relative grid size-12 place-items-center border-2 text-base font-bold tabular-nums ${look} ${isClosed ? "opacity-60" : ""} ${isShown ? "outline-3 outline-offset-2 outline-action-edge" : ""}`}
    >
      {format(number)}
      {isAnswered ? (
        <Check aria-hidden="true" className="absolute end-0.5 bottom-0.5 size-3.5" strokeWidth={4} />
      ) : null}
      {isFlagged ? (
        <span className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full border border-action-edge bg-action text-on-action">
          <Flag aria-hidden="true" className="size-3" fill="currentColor" />
        </span>
      ) : null}
    </button>
  );
}

function Legend({ counts }: { readonly counts: ReturnType<typeof countPaper> }) {
  const text = useText();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <Check aria-hidden="true" className="size-4 text-primary" strokeWidth={3} />
        {text("play-kinds.free.count_answered", { count: counts.answered })}
      </li>
      <li className="flex items-center gap-1.5">
        <Circle aria-hidden="true" className="size-4" strokeDasharray="3 3" />
        {text("play-kinds.free.count_open", { count: counts.open })}
      </li>
      <li className="flex items-center gap-1.5">
        <Flag aria-hidden="true" className="size-4 text-gold-ink" fill="currentColor" />
        {text("play-kinds.free.count_flagged", { count: counts.flagged })}
      </li>
    </ul>
  );
}
