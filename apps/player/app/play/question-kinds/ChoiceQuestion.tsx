import { KeyCapOption, type OptionState } from "@crosscheck/ui/KeyCapOption";
import { useFormats } from "../../i18n/formats.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { OPTION_LETTERS } from "../option-letters.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { ContentText } from "../ContentText.tsx";

/** One right option out of several; the answer text is the option's id. */
export function ChoiceQuestion({ card, cardState, sentAnswer, poll, isOpen, onAnswer }: QuestionViewProps) {
  const text = useText();
  const { percent } = useFormats();
  const { reveal } = cardState;
  return (
    <ol className="grid gap-3">
      {card.options.map((option, place) => {
        const state = optionState(option.option_id, { cardState, sentAnswer, isOpen });
        const share = poll?.shares.find((row) => row.option_id === option.option_id)?.percent;
        const why = reveal?.options.find((row) => row.option_id === option.option_id)?.why ?? "";
        return (
          <li key={option.option_id}>
            <KeyCapOption
              letter={OPTION_LETTERS[place] ?? ""}
              state={state}
              stateLabel={stateLabel(text, state)}
              onChoose={() => onAnswer(option.option_id)}
              note={
                <>
                  {share === undefined ? null : <PollBar percent={share} text={percent(share)} />}
                  {why === "" ? null : (
                    <span className="mt-1 block text-sm text-muted">
                      <ContentText text={why} />
                    </span>
                  )}
                </>
              }
            >
              <ContentText text={option.text} />
            </KeyCapOption>
          </li>
        );
      })}
    </ol>
  );
}

type OptionFacts = Pick<QuestionViewProps, "cardState" | "sentAnswer" | "isOpen">;

/** What an option shows. Exported for its test. */
export function optionState(optionId: string, { cardState, sentAnswer, isOpen }: OptionFacts): OptionState {
  const { reveal, answer, remaining_option_ids: remaining } = cardState;
  if (reveal !== null) {
    if (optionId === reveal.correct_answer) return "correct";
    return optionId === answer ? "wrong" : "disabled";
  }
  if (remaining !== null && !remaining.includes(optionId)) return "removed";
  if (optionId === sentAnswer) return "selected";
  return isOpen ? "idle" : "disabled";
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
