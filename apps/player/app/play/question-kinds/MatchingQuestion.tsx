import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { Check } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { CheckBar } from "./CheckBar.tsx";
import { draftOfSlots, readSlots } from "./id-list.ts";
import { MatchingReveal } from "./MatchingReveal.tsx";
import { nextEmpty, placeOption } from "./matching-slots.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { useOptionKeys } from "./use-option-keys.ts";

/** Prompts that get one option each; the answer text is the list of option ids in the order of the prompts. */
export function MatchingQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const [active, setActive] = useState(0);
  const ids = card.options.map((option) => option.option_id);
  const slots = readSlots(sentAnswer ?? draft ?? cardState.answer, card.slots.length, ids);
  const filled = slots.filter((id) => id !== "").length;
  const take = (next: readonly string[]) => {
    if (isOpen) onDraft(draftOfSlots(next));
  };
  const pick = (id: string) => {
    const next = placeOption(slots, active, slots[active] === id ? "" : id);
    take(next);
    if (next[active] !== "") setActive(nextEmpty(next, active));
  };
  useOptionKeys((place) => {
    const id = ids[place];
    if (id !== undefined && isOpen) pick(id);
  });
  if (cardState.reveal !== null) return <MatchingReveal card={card} cardState={cardState} />;
  const clear = filled === 0 || !isOpen ? null : () => take(slots.map(() => ""));
  return (
    <>
      <ol className="grid gap-2.5">
        {card.slots.map((slot, place) => (
          <Prompt
            key={slot.slot_id}
            card={card}
            place={place}
            chosen={slots[place] ?? ""}
            isActive={isOpen && place === active}
            isOpen={isOpen}
            onTurnTo={() => setActive(place)}
            onChoose={(id) => {
              const next = placeOption(slots, place, id);
              take(next);
              setActive(id === "" ? place : nextEmpty(next, place));
            }}
          />
        ))}
      </ol>
      <Tray card={card} slots={slots} isOpen={isOpen} onPick={pick} />
      {isFree ? null : (
        <CheckBar
          status={text("play-kinds.slots.filled", { filled, count: slots.length })}
          isReady={isOpen && filled === slots.length}
          isSending={sentAnswer !== null}
          onClear={clear}
          onCheck={() => onAnswer(draftOfSlots(slots).answer)}
        />
      )}
    </>
  );
}

type PromptProps = {
  readonly card: QuestionViewProps["card"];
  readonly place: number;
  /** Option in this slot; "" while it is empty. */
  readonly chosen: string;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onTurnTo: () => void;
  readonly onChoose: (optionId: string) => void;
};

/** A prompt with its list of choices; a tap on it makes it the one that the next tapped option goes to. */
function Prompt({ card, place, chosen, isActive, isOpen, onTurnTo, onChoose }: PromptProps) {
  const text = useText();
  const { number } = useFormats();
  const prompt = card.slots[place]?.text ?? "";
  return (
    <li
      className={`cc-key grid items-center gap-x-3 gap-y-2 p-2.5 sm:grid-cols-2 ${isActive ? "cc-key-primary bg-primary-soft" : "bg-card"}`}
    >
      <button
        type="button"
        // The list of choices beside it does the same for keyboard and screen reader.
        tabIndex={-1}
        aria-hidden="true"
        onClick={onTurnTo}
        className="flex min-h-11 items-center gap-3 text-start"
      >
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-bold tabular-nums ${isActive ? "border-primary bg-primary text-on-primary" : "border-edge"}`}
        >
          {number(place + 1)}
        </span>
        <span className="min-w-0">
          <ContentText text={prompt} />
        </span>
      </button>
      <NativeSelect
        aria-label={`${number(place + 1)}. ${prompt}`}
        disabled={!isOpen}
        isFilled={chosen !== ""}
        boxClassName="w-full"
        className="w-full"
        value={chosen}
        onFocus={onTurnTo}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{text("play-kinds.slots.choose")}</option>
        {card.options.map((option, at) => (
          <option key={option.option_id} value={option.option_id}>
            {`${OPTION_LETTERS[at] ?? ""} · ${option.text}`}
          </option>
        ))}
      </NativeSelect>
    </li>
  );
}

type TrayProps = {
  readonly card: QuestionViewProps["card"];
  readonly slots: readonly string[];
  readonly isOpen: boolean;
  readonly onPick: (optionId: string) => void;
};

/** All options as keys; one that is used shows where. */
function Tray({ card, slots, isOpen, onPick }: TrayProps) {
  const text = useText();
  const { number } = useFormats();
  return (
    <section aria-label={text("play-kinds.slots.tray")} className="rounded-card bg-sunken p-2.5">
      <ul className="flex flex-wrap gap-2">
        {card.options.map((option, at) => {
          const place = slots.indexOf(option.option_id);
          const isUsed = place !== -1;
          return (
            <li key={option.option_id} className="max-w-full">
              <button
                type="button"
                aria-pressed={isUsed}
                aria-disabled={!isOpen || undefined}
                aria-keyshortcuts={OPTION_LETTERS[at]}
                onClick={() => {
                  if (isOpen) onPick(option.option_id);
                }}
                className={`cc-key flex min-h-12 max-w-full items-center gap-2 px-3 py-1.5 text-start ${isUsed ? "cc-key-line bg-transparent text-muted" : "bg-card hover:bg-primary-soft"}`}
              >
                <span aria-hidden="true" className="text-sm font-bold">
                  {OPTION_LETTERS[at]}
                </span>
                <span className="min-w-0">
                  <ContentText text={option.text} />
                </span>
                {isUsed ? (
                  <span className="flex shrink-0 items-center gap-1 text-xs font-semibold">
                    <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                    <span className="sr-only">{text("play-kinds.slots.used")} </span>
                    {number(place + 1)}
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
