import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";
import { Why } from "./Why.tsx";

type TypedRevealProps = {
  /** What the player typed; null for nothing. */
  readonly own: string | null;
  readonly right: string;
  readonly isRight: boolean;
  /** Whether there is nothing to learn from the right answer beside the own one. */
  readonly isSame: boolean;
  /** The mistake that leads to the own answer; "" or absent where none is known. */
  readonly why?: string;
  /** What counts as right, in the interface language. */
  readonly note?: ReactNode;
  readonly isNumber?: boolean;
};

/** Own and right answer of a typed question, told by colour, icon and word. */
export function TypedReveal({ own, right, isRight, isSame, why = "", note, isNumber }: TypedRevealProps) {
  const text = useText();
  const { code } = useLanguage();
  return (
    <div className="grid gap-2.5">
      {own === null ? null : (
        <Line
          tone={isRight ? "correct" : "wrong"}
          label={text("play.option.selected")}
          text={own}
          why={why}
          isNumber={isNumber === true}
        />
      )}
      {isSame ? null : (
        <Line
          tone="correct"
          label={text("play-kinds.typed.right")}
          text={right}
          why=""
          isNumber={isNumber === true}
        />
      )}
      {note === undefined || note === null ? null : (
        <p lang={code} dir="auto" className="text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}

type LineProps = {
  readonly tone: "correct" | "wrong";
  readonly label: string;
  readonly text: string;
  readonly why: string;
  readonly isNumber: boolean;
};
const LOOK = {
  correct: { box: "border-correct bg-correct-soft", ink: "text-correct", Icon: Check },
  wrong: { box: "border-wrong bg-wrong-soft", ink: "text-wrong", Icon: X },
} as const;

function Line({ tone, label, text, why, isNumber }: LineProps) {
  const { box, ink, Icon } = LOOK[tone];
  return (
    <p className={`flex items-center gap-3 rounded-key border-2 px-4 py-2.5 ${box}`}>
      <Icon aria-hidden="true" className={`cc-pop size-6 shrink-0 ${ink}`} strokeWidth={3} />
      <span className="min-w-0">
        <span className={`block text-xs font-semibold ${ink}`}>{label}</span>
        <span className="text-lg font-semibold [overflow-wrap:anywhere]">
          {isNumber ? <bdi dir="ltr">{text}</bdi> : <ContentText text={text} />}
        </span>
        <Why text={why} />
      </span>
    </p>
  );
}
