import { KeyCapOption } from "@crosscheck/ui/KeyCapOption";
import { Strikethrough } from "lucide-react";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Draft } from "../attempt/attempt-memory.ts";
import type { Card, CardState } from "../attempt/run-state.ts";
import { ContentText } from "../content/ContentText.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { readIds, writeIds } from "../question-kinds/id-list.ts";
import { useOptionKeys } from "../question-kinds/use-option-keys.ts";
import { useStrikeKeys } from "./use-strike-keys.ts";

export type StrikableOptionsProps = {
  readonly card: Card;
  readonly cardState: CardState;
  readonly draft: string | null;
  readonly isOpen: boolean;
  /** Option ids. */
  readonly struck: readonly string[];
  readonly onStrike: (optionId: string, isStruck: boolean) => void;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: string) => void;
};

/**
 * Options of a paper to choose from, one or several, each with a button that strikes it out. That is a note and changes no
 * answer: what is chosen cannot be struck out, and what is struck out comes back when it is chosen.
 */
export function StrikableOptions(props: StrikableOptionsProps) {
  const { card, cardState, draft, isOpen, struck, onStrike, onDraft, onAnswer } = props;
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const isBox = card.kind === "multi_select";
  const chosen = isBox ? readIds(draft ?? cardState.answer) : [cardState.answer ?? ""];
  const choose = (id: string) => {
    if (!isOpen) return;
    if (isBox) {
      const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      onDraft({ text: writeIds(ids), answer: ids.length === 0 ? "" : writeIds(ids) });
    } else onAnswer(id);
    if (struck.includes(id)) onStrike(id, false);
  };
  const strike = (id: string) => {
    if (isOpen && !chosen.includes(id)) onStrike(id, !struck.includes(id));
  };
  const withOption = (act: (id: string) => void) => (place: number) => {
    const option = card.options[place];
    if (option !== undefined) act(option.option_id);
  };
  useOptionKeys(withOption(choose));
  useStrikeKeys(card, withOption(strike));
  return (
    <>
      {isBox ? (
        <p lang={code} dir={direction} className="-mt-1 text-sm text-muted">
          {text("play-kinds.multi.lead")}
        </p>
      ) : null}
      <ol className="grid gap-3">
        {card.options.map(({ option_id: id, text: words }, place) => {
          const letter = OPTION_LETTERS[place] ?? "";
          const isChosen = chosen.includes(id);
          const isStruck = !isChosen && struck.includes(id);
          return (
            <li key={id} className="cc-strikable">
              <KeyCapOption
                isBox={isBox}
                letter={letter}
                state={isChosen ? "selected" : isOpen || isBox ? "idle" : "disabled"}
                stateLabel={
                  isStruck
                    ? text("paper.strike.struck")
                    : isChosen && !isBox
                      ? text("play.option.selected")
                      : undefined
                }
                onChoose={() => choose(id)}
              >
                <span className={isStruck ? "text-muted line-through" : undefined}>
                  <ContentText text={words} />
                </span>
              </KeyCapOption>
              <button
                type="button"
                lang={code}
                aria-pressed={isStruck}
                aria-disabled={isChosen || !isOpen || undefined}
                aria-label={text("paper.strike.label", { letter })}
                title={text("paper.strike.title", { key: `Shift+${letter === "F" ? "6" : letter}` })}
                className="cc-strike"
                onClick={() => strike(id)}
              >
                <Strikethrough aria-hidden="true" className="size-5" />
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
