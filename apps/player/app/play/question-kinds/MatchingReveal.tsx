import { useFormats } from "../../i18n/formats.ts";
import { ContentText } from "../content/ContentText.tsx";
import { readSlots } from "./id-list.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { whyOf } from "./reveal-parts.ts";
import { SlotVerdict } from "./SlotVerdict.tsx";
import { Why } from "./Why.tsx";

/** Every prompt with the own and the right option. */
export function MatchingReveal({ card, cardState }: Pick<QuestionViewProps, "card" | "cardState">) {
  const { number } = useFormats();
  const { reveal, answer } = cardState;
  const ids = card.options.map((option) => option.option_id);
  const own = readSlots(answer, card.slots.length, ids);
  const right = readSlots(reveal?.correct_answer ?? null, card.slots.length, ids);
  const textOf = (id: string) => card.options.find((option) => option.option_id === id)?.text ?? "";
  return (
    <ol className="grid gap-2.5">
      {card.slots.map((slot, place) => {
        const rightId = right[place] ?? "";
        const ownId = own[place] ?? "";
        const isRight = ownId === rightId;
        return (
          <li
            key={slot.slot_id}
            className={`flex gap-3 rounded-key border-2 px-3 py-2.5 ${isRight ? "border-correct bg-correct-soft" : "border-wrong bg-wrong-soft"}`}
          >
            <span aria-hidden="true" className="font-bold tabular-nums">
              {number(place + 1)}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-medium">
                <ContentText text={slot.text} />
              </span>
              <SlotVerdict own={textOf(ownId)} right={textOf(rightId)} />
              <Why text={whyOf(reveal, rightId)} />
              {isRight || ownId === "" ? null : <Why text={whyOf(reveal, ownId)} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
