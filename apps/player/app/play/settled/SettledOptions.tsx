import { Check, CircleDashed, X } from "lucide-react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { OPTION_LETTERS } from "../keys/option-letters.ts";
import { readIds } from "../question-kinds/id-list.ts";
import { whyOf } from "../question-kinds/reveal-parts.ts";
import type { Card, CardState } from "../attempt/run-state.ts";
import { optionVerdict, type OptionVerdict } from "./option-verdict.ts";

type SettledOptionsProps = {
  readonly card: Card;
  readonly reveal: NonNullable<CardState["reveal"]>;
  readonly answer: string | null;
  /** Which of them: those that were chosen or are right, or the others. */
  readonly parts?: "all" | "told" | "others";
};

const LOOKS = {
  none: { Icon: null, box: "border-line", ink: "", badge: "border-line text-muted" },
  right: {
    Icon: Check,
    box: "border-correct bg-correct-soft",
    ink: "text-correct",
    badge: "border-correct bg-correct text-on-correct",
  },
  own_right: {
    Icon: Check,
    box: "border-correct bg-correct-soft",
    ink: "text-correct",
    badge: "border-correct bg-correct text-on-correct",
  },
  missed: {
    Icon: CircleDashed,
    box: "border-dashed border-correct",
    ink: "text-correct",
    badge: "border-correct text-correct",
  },
  own: {
    Icon: X,
    box: "border-wrong bg-wrong-soft",
    ink: "text-wrong",
    badge: "border-wrong bg-wrong text-on-wrong",
  },
} as const;

/** Options of a settled question to read, not to press: what was chosen, what is right, and why. */
export function SettledOptions({ card, reveal, answer, parts = "all" }: SettledOptionsProps) {
  const shown = judgeOptions({ card, reveal, answer }).filter(
    ({ verdict }) => parts === "all" || (verdict !== "none") === (parts === "told"),
  );
  return (
    <ol className="grid gap-2.5">
      {shown.map(({ option_id: id, text, letter, verdict }) => (
        <SettledOption key={id} letter={letter} text={text} why={whyOf(reveal, id)} verdict={verdict} />
      ))}
    </ol>
  );
}

/** The options of a question with their letters, and what each was. */
export function judgeOptions({ card, reveal, answer }: Omit<SettledOptionsProps, "parts">) {
  const isList = card.kind === "multi_select";
  const right = isList ? readIds(reveal.correct_answer) : [reveal.correct_answer];
  const chosen = isList ? readIds(answer) : [answer];
  const countsMisses = isList && chosen.length > 0;
  return card.options.map((option, place) => ({
    ...option,
    letter: OPTION_LETTERS[place] ?? "",
    verdict: optionVerdict({
      isRight: right.includes(option.option_id),
      isChosen: chosen.includes(option.option_id),
      countsMisses,
    }),
  }));
}

type SettledOptionProps = {
  readonly letter: string;
  readonly text: string;
  readonly why: string;
  readonly verdict: OptionVerdict;
};

function SettledOption({ letter, text: optionText, why, verdict }: SettledOptionProps) {
  const text = useText();
  const { code } = useLanguage();
  const { Icon, box, ink, badge } = LOOKS[verdict];
  return (
    <li className={`flex items-start gap-3 rounded-key border-2 px-3 py-2.5 ${box}`}>
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-[10px] border-2 text-sm font-bold ${badge}`}
      >
        {letter}
      </span>
      <span className="min-w-0 grow self-center">
        {verdict === "none" ? null : (
          <span lang={code} className={`block text-xs font-semibold ${ink}`}>
            {text(`review.option.${verdict}`)}
          </span>
        )}
        <span className="block">
          <ContentText text={optionText} />
        </span>
        {why === "" ? null : (
          <span className="mt-1 block text-sm text-muted">
            <ContentText text={why} />
          </span>
        )}
      </span>
      {Icon === null ? null : (
        <Icon aria-hidden="true" className={`size-6 shrink-0 ${ink}`} strokeWidth={3} />
      )}
    </li>
  );
}
