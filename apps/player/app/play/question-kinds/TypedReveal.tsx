import { Check, X } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../ContentText.tsx";

type TypedRevealProps = {
  /** What the player typed; null for nothing. */
  readonly own: string | null;
  readonly right: string;
  readonly isRight: boolean;
  /** Why it counted though it is not the same, or null when it is. */
  readonly note: string | null;
  readonly isNumber?: boolean;
};

/** Own and right answer of a typed question, told by colour, icon and word. */
export function TypedReveal({ own, right, isRight, note, isNumber }: TypedRevealProps) {
  const text = useText();
  const showsRight = !isRight || note !== null;
  return (
    <div className="grid gap-2.5">
      {own === null ? null : (
        <Line
          tone={isRight ? "correct" : "wrong"}
          label={text("play.option.selected")}
          text={own}
          isNumber={isNumber === true}
        />
      )}
      {note === null ? null : <p className="text-sm text-muted">{note}</p>}
      {showsRight ? (
        <Line
          tone="correct"
          label={text(isRight ? "play-kinds.typed.exact" : "play-kinds.typed.right")}
          text={right}
          isNumber={isNumber === true}
        />
      ) : null}
    </div>
  );
}

type LineProps = {
  readonly tone: "correct" | "wrong";
  readonly label: string;
  readonly text: string;
  readonly isNumber: boolean;
};
const LOOK = {
  correct: { box: "border-correct bg-correct-soft", ink: "text-correct", Icon: Check },
  wrong: { box: "border-wrong bg-wrong-soft", ink: "text-wrong", Icon: X },
} as const;

function Line({ tone, label, text, isNumber }: LineProps) {
  const { box, ink, Icon } = LOOK[tone];
  return (
    <p className={`flex items-center gap-3 rounded-key border-2 px-4 py-2.5 ${box}`}>
      <Icon aria-hidden="true" className={`cc-pop size-6 shrink-0 ${ink}`} strokeWidth={3} />
      <span className="min-w-0">
        <span className={`block text-xs font-semibold ${ink}`}>{label}</span>
        <span className="text-lg font-semibold [overflow-wrap:anywhere]">
          {isNumber ? <bdi dir="ltr">{text}</bdi> : <ContentText text={text} />}
        </span>
      </span>
    </p>
  );
}
