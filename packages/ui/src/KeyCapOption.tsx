import { Check, X } from "lucide-react";
import type { ReactNode, Ref } from "react";

export type OptionState = "idle" | "selected" | "correct" | "wrong" | "removed" | "disabled";

type KeyCapOptionProps = {
  /** A–F; also the key that chooses it. */
  readonly letter: string;
  readonly state: OptionState;
  /** Word of the state, shown beside the text: "Correct", "Your answer" … */
  readonly stateLabel?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

const KEY: Readonly<Record<OptionState, string>> = {
  idle: "bg-card hover:bg-primary-soft",
  selected: "cc-key-primary bg-primary-soft",
  correct: "cc-key-correct bg-correct-soft",
  wrong: "cc-key-wrong bg-wrong-soft",
  removed: "cc-key-line bg-transparent text-muted",
  disabled: "cc-key-line bg-card",
};
const BADGE: Readonly<Record<OptionState, string>> = {
  idle: "border-edge text-ink",
  selected: "border-primary bg-primary text-on-primary",
  correct: "border-correct bg-correct text-on-correct",
  wrong: "border-wrong bg-wrong text-on-wrong",
  removed: "border-line text-muted",
  disabled: "border-line text-muted",
};

const TONE = { correct: "text-correct", wrong: "text-wrong" } as const;

/** One answer option. The state is told by colour, icon and word. */
export function KeyCapOption({
  letter,
  state,
  stateLabel,
  onChoose,
  note,
  ref,
  children,
}: KeyCapOptionProps) {
  const isOpen = state === "idle" || state === "selected";
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={state === "selected"}
      aria-disabled={!isOpen || undefined}
      aria-keyshortcuts={letter}
      onClick={() => {
        if (isOpen) onChoose?.();
      }}
      className={`cc-key flex min-h-14 w-full items-start gap-3 px-3 py-2.5 text-start ${KEY[state]}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-[10px] border-2 text-sm font-bold ${BADGE[state]}`}
      >
        {letter}
      </span>
      <span className="min-w-0 grow self-center">
        {stateLabel === undefined ? null : (
          <span
            className={
              state === "correct" || state === "wrong"
                ? `block text-xs font-semibold ${TONE[state]}`
                : "sr-only"
            }
          >
            {stateLabel}
          </span>
        )}
        <span className={`block ${state === "removed" ? "line-through decoration-1" : ""}`}>{children}</span>
        {note}
      </span>
      {state === "correct" ? (
        <Check aria-hidden="true" className="cc-pop size-6 shrink-0 text-correct" strokeWidth={3} />
      ) : null}
      {state === "wrong" ? (
        <X aria-hidden="true" className="cc-pop size-6 shrink-0 text-wrong" strokeWidth={3} />
      ) : null}
    </button>
  );
}
