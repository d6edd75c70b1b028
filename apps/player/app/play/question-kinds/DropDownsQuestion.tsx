import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { Check, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { CheckBar } from "./CheckBar.tsx";
import { draftOfSlots, readSlots } from "./id-list.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { whyOf } from "./reveal-parts.ts";
import { splitGaps } from "./split-gaps.ts";
import { Why } from "./Why.tsx";

/** Gaps in a sentence with choices of their own; the answer text is the list of option ids in the order of the gaps. */
export function DropDownsQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const ids = card.options.map((option) => option.option_id);
  const slots = readSlots(sentAnswer ?? draft ?? cardState.answer, card.slots.length, ids);
  const filled = slots.filter((id) => id !== "").length;
  const take = (next: readonly string[]) => {
    if (isOpen) onDraft(draftOfSlots(next));
  };
  return (
    <>
      <p className="text-lg leading-9 font-medium text-pretty sm:text-xl sm:leading-10">
        {splitGaps(card.stem, card.slots.length).map((part, place) => {
          const key = `${place}`;
          if (part.gap === null) return <ContentText key={key} text={part.text} />;
          const gap = part.gap;
          return (
            <span key={key} className="whitespace-nowrap">
              {cardState.reveal === null ? (
                <Gap
                  card={card}
                  gap={gap}
                  chosen={slots[gap] ?? ""}
                  isOpen={isOpen}
                  onChoose={(id) => take(slots.with(gap, id))}
                />
              ) : (
                <FilledGap card={card} cardState={cardState} gap={gap} own={slots[gap] ?? ""} />
              )}
              {part.text}
            </span>
          );
        })}
      </p>
      {cardState.reveal === null ? null : <GapWhys card={card} cardState={cardState} own={slots} />}
      {cardState.reveal !== null || isFree ? null : (
        <CheckBar
          status={text("play-kinds.slots.filled", { filled, count: slots.length })}
          isReady={isOpen && filled === slots.length}
          isSending={sentAnswer !== null}
          onClear={filled === 0 || !isOpen ? null : () => take(slots.map(() => ""))}
          onCheck={() => onAnswer(draftOfSlots(slots).answer)}
        />
      )}
    </>
  );
}

type GapProps = {
  readonly card: QuestionViewProps["card"];
  readonly gap: number;
  readonly chosen: string;
  readonly isOpen: boolean;
  readonly onChoose: (optionId: string) => void;
};

function optionsOf(card: QuestionViewProps["card"], gap: number) {
  const slotId = card.slots[gap]?.slot_id;
  return card.options.filter((option) => option.slot_id === null || option.slot_id === slotId);
}

function Gap({ card, gap, chosen, isOpen, onChoose }: GapProps) {
  const text = useText();
  return (
    <NativeSelect
      aria-label={text("play-kinds.gaps.gap", { number: gap + 1, count: card.slots.length })}
      disabled={!isOpen}
      isFilled={chosen !== ""}
      boxClassName="mx-0.5 my-1 align-middle"
      className="min-w-28"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{text("play-kinds.slots.choose")}</option>
      {optionsOf(card, gap).map((option) => (
        <option key={option.option_id} value={option.option_id}>
          {option.text}
        </option>
      ))}
    </NativeSelect>
  );
}

type FilledGapProps = Pick<QuestionViewProps, "card" | "cardState"> & {
  readonly gap: number;
  readonly own: string;
};

function FilledGap({ card, cardState, gap, own }: FilledGapProps) {
  const text = useText();
  const right = readSlots(
    cardState.reveal?.correct_answer ?? null,
    card.slots.length,
    card.options.map((option) => option.option_id),
  )[gap];
  const textOf = (id: string | undefined) =>
    card.options.find((option) => option.option_id === id)?.text ?? "";
  return (
    <span className="mx-0.5 my-0.5 inline-flex max-w-full flex-wrap items-center gap-1.5 align-middle text-base leading-normal whitespace-normal">
      {own === "" || own === right ? null : (
        <span className="inline-flex items-center gap-1 rounded-[12px] border-2 border-wrong bg-wrong-soft px-2 py-1 text-wrong">
          <X aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
          <span className="sr-only">{text("play.option.wrong")}: </span>
          <s className="decoration-1">
            <ContentText text={textOf(own)} />
          </s>
        </span>
      )}
      <span className="inline-flex items-center gap-1 rounded-[12px] border-2 border-correct bg-correct-soft px-2 py-1 font-semibold text-correct">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        <span className="sr-only">{text("play.option.correct")}: </span>
        <ContentText text={textOf(right)} />
      </span>
    </span>
  );
}

type GapWhysProps = Pick<QuestionViewProps, "card" | "cardState"> & { readonly own: readonly string[] };

/** Why the right words are right, and what the own ones mistake. */
function GapWhys({ card, cardState, own }: GapWhysProps) {
  const { reveal } = cardState;
  const ids = card.options.map((option) => option.option_id);
  const right = readSlots(reveal?.correct_answer ?? null, card.slots.length, ids);
  const shown = [...new Set(right.flatMap((id, gap) => [id, own[gap] ?? ""]))].filter(
    (id) => whyOf(reveal, id) !== "",
  );
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((id) => (
        <li key={id} className="rounded-key border border-line bg-card px-3 py-2">
          <span className={`font-semibold ${right.includes(id) ? "text-correct" : "text-wrong"}`}>
            <ContentText text={card.options.find((option) => option.option_id === id)?.text ?? ""} />
          </span>
          <Why text={whyOf(reveal, id)} />
        </li>
      ))}
    </ul>
  );
}
