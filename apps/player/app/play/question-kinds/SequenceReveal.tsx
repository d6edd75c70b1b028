import { Check, X } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { readIds } from "./id-list.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { whyOf } from "./reveal-parts.ts";
import { Why } from "./Why.tsx";

/** Own order beside a right one; entries in another place are marked, unless the own order is right as it is. */
export function SequenceReveal({ card, cardState }: Pick<QuestionViewProps, "card" | "cardState">) {
  const text = useText();
  const { reveal, answer } = cardState;
  const own = readIds(answer);
  const right = readIds(reveal?.correct_answer ?? null);
  const isRight = reveal?.correct === true;
  const textOf = (id: string) => card.options.find((option) => option.option_id === id)?.text ?? "";
  const hasOwn = own.length > 0;
  return (
    <div className={`grid gap-5 ${hasOwn && !isRight ? "sm:grid-cols-2 sm:gap-4" : ""}`}>
      {hasOwn ? (
        <OrderList
          title={text("play-kinds.sequence.own")}
          rows={own.map((id, place) => ({
            id,
            text: textOf(id),
            mark: isRight || right[place] === id ? "right" : "wrong",
            why: isRight ? whyOf(reveal, id) : "",
          }))}
        />
      ) : null}
      {isRight ? null : (
        <OrderList
          title={text("play-kinds.sequence.right")}
          rows={right.map((id) => ({ id, text: textOf(id), mark: "none", why: whyOf(reveal, id) }))}
        />
      )}
    </div>
  );
}

type Row = {
  readonly id: string;
  readonly text: string;
  readonly mark: "right" | "wrong" | "none";
  readonly why: string;
};
const LOOK: Readonly<Record<Row["mark"], string>> = {
  right: "border-correct bg-correct-soft",
  wrong: "border-wrong bg-wrong-soft",
  none: "border-line bg-card",
};

function OrderList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-muted">{title}</h2>
      <ol className="grid gap-2">
        {rows.map((row, place) => (
          <li key={row.id} className={`flex gap-3 rounded-key border-2 px-3 py-2 ${LOOK[row.mark]}`}>
            <span aria-hidden="true" className="font-bold tabular-nums">
              {number(place + 1)}
            </span>
            <span className="min-w-0 grow">
              <ContentText text={row.text} />
              <Why text={row.why} />
            </span>
            {row.mark === "none" ? null : (
              <span className={`shrink-0 ${row.mark === "right" ? "text-correct" : "text-wrong"}`}>
                {row.mark === "right" ? (
                  <Check aria-hidden="true" className="size-5" strokeWidth={3} />
                ) : (
                  <X aria-hidden="true" className="size-5" strokeWidth={3} />
                )}
                <span className="sr-only">{text(`play-kinds.sequence.place_${row.mark}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
