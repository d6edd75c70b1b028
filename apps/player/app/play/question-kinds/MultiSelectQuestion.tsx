import { KeyCapOption, type OptionState } from "@crosscheck/ui/KeyCapOption";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { CheckBar } from "./CheckBar.tsx";
import { readIds, writeIds } from "./id-list.ts";
import { tickState } from "./option-state.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { useOptionKeys } from "./use-option-keys.ts";

const LABEL: Partial<Record<OptionState, "right" | "missed" | "wrong">> = {
  correct: "right",
  missed: "missed",
  wrong: "wrong",
};

/** Several right options; the answer text is the list of the chosen ids. */
export function MultiSelectQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const { reveal } = cardState;
  const chosen = readIds(sentAnswer ?? draft ?? cardState.answer);
  const take = (ids: readonly string[]) => {
    const written = ids.length === 0 ? "" : writeIds(ids);
    onDraft({ text: writeIds(ids), answer: written });
  };
  const toggle = (id: string) =>
    take(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const states = card.options.map((option) => tickState(option.option_id, { cardState, chosen }));
  useOptionKeys((place) => {
    const option = card.options[place];
    if (option !== undefined && isOpen) toggle(option.option_id);
  });
  return (
    <>
      {reveal === null ? (
        <p lang={code} dir={direction} className="-mt-1 text-sm text-muted">
          {text("play-kinds.multi.lead")}
        </p>
      ) : null}
      <ol className="grid gap-3">
        {card.options.map((option, place) => {
          const state = states[place] ?? "disabled";
          const label = LABEL[state];
          return (
            <li key={option.option_id}>
              <KeyCapOption
                isBox
                letter={OPTION_LETTERS[place] ?? ""}
                state={state}
                stateLabel={label === undefined ? undefined : text(`play-kinds.multi.${label}`)}
                onChoose={() => {
                  if (isOpen) toggle(option.option_id);
                }}
              >
                <ContentText text={option.text} />
              </KeyCapOption>
            </li>
          );
        })}
      </ol>
      {reveal !== null || isFree ? null : (
        <CheckBar
          status={text("play-kinds.multi.chosen", { count: chosen.length })}
          isReady={isOpen && chosen.length > 0}
          isSending={sentAnswer !== null}
          onCheck={() => onAnswer(writeIds(chosen))}
        />
      )}
    </>
  );
}
