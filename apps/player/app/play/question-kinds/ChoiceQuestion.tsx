import { KeyCapOption, type OptionState } from "@crosscheck/ui/KeyCapOption";
import { useFormats } from "../../i18n/formats.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { optionState } from "./option-state.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { useOptionKeys } from "./use-option-keys.ts";

/** One right option out of several; the answer text is the option's id. */
export function ChoiceQuestion({
  card,
  cardState,
  sentAnswer,
  poll,
  isOpen,
  isFree,
  onAnswer,
}: QuestionViewProps) {
  const text = useText();
  const { percent } = useFormats();
  const states = card.options.map(({ option_id: id }) =>
    optionState(id, { cardState, sentAnswer: isFree ? cardState.answer : sentAnswer, isOpen }),
  );
  useOptionKeys((place) => {
    const option = card.options[place];
    const isTaken = states[place] === "idle" || (states[place] === "selected" && isFree);
    if (option !== undefined && isOpen && isTaken) onAnswer(option.option_id);
  });
  return (
    <ol className="grid gap-3">
      {card.options.map((option, place) => {
        const state = states[place] ?? "disabled";
        const share = poll?.shares.find((row) => row.option_id === option.option_id)?.percent;
        return (
          <li key={option.option_id}>
            <KeyCapOption
              letter={OPTION_LETTERS[place] ?? ""}
              state={state}
              stateLabel={stateLabel(text, state)}
              onChoose={() => onAnswer(option.option_id)}
              note={share === undefined ? null : <PollBar percent={share} text={percent(share)} />}
            >
              <ContentText text={option.text} />
            </KeyCapOption>
          </li>
        );
      })}
    </ol>
  );
}

function stateLabel(text: Text, state: OptionState): string | undefined {
  switch (state) {
    case "correct":
      return text("play.option.correct");
    case "wrong":
      return text("play.option.wrong");
    case "selected":
      return text("play.option.selected");
    case "removed":
      return text("play.option.removed");
    case "idle":
    case "missed":
    case "disabled":
      return undefined;
  }
}

function PollBar({ percent, text }: { readonly percent: number; readonly text: string }) {
  return (
    <span className="mt-1.5 flex items-center gap-2 text-xs font-semibold">
      <svg
        aria-hidden="true"
        className="h-2 w-0 grow overflow-hidden rounded-full bg-sunken rtl:-scale-x-100"
      >
        <rect width={`${percent}%`} height="100%" className="fill-violet" />
      </svg>
      <bdi className="w-10 text-end tabular-nums">{text}</bdi>
    </span>
  );
}
