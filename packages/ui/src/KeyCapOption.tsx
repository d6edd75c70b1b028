import { Check, CircleDashed, X } from "lucide-react";
import type { ReactNode, Ref } from "react";

/** `missed`: right, but not chosen. */
export type OptionState = "idle" | "selected" | "correct" | "missed" | "wrong" | "removed" | "disabled";

type KeyCapOptionProps = {
  /** A–F; also the key that chooses it. */
  readonly letter: string;
  readonly state: OptionState;
  /** Word of the state, shown beside the text: "Correct", "Your answer" … */
  readonly stateLabel?: string | undefined;
  /** One of several that may be chosen together: a box to tick. */
  readonly isBox?: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

const KEY: Readonly<Record<OptionState, string>> = {
  idle: "bg-card hover:bg-primary-soft",
  selected: "cc-key-primary bg-primary-soft",
  correct: "cc-key-correct bg-correct-soft",
  missed: "cc-key-correct border-dashed bg-card",
  wrong: "cc-key-wrong bg-wrong-soft",
  removed: "cc-key-line bg-transparent text-muted",
  disabled: "cc-key-line bg-card",
};
const BADGE: Readonly<Record<OptionState, string>> = {
  idle: "border-edge text-ink",
  selected: "border-primary bg-primary text-on-primary",
  correct: "border-correct bg-correct text-on-correct",
  missed: "border-correct text-correct",
  wrong: "border-wrong bg-wrong text-on-wrong",
  removed: "border-line text-muted",
  disabled: "border-line text-muted",
};
const LABEL: Readonly<Record<OptionState, string>> = {
  idle: "sr-only",
  selected: "sr-only",
  correct: "block text-xs font-semibold text-correct",
  missed: "block text-xs font-semibold text-correct",
  wrong: "block text-xs font-semibold text-wrong",
  removed: "sr-only",
  disabled: "sr-only",
};

/** One answer option. The state is told by colour, icon and word. */
export function KeyCapOption({
  letter,
  state,
  stateLabel,
  isBox,
  onChoose,
  note,
  ref,
  children,
}: KeyCapOptionProps) {
  const isOpen = state === "idle" || state === "selected";
  const isChosen = state === "selected" || state === "correct" || state === "wrong";
  const choice =
    isBox === true
      ? { role: "checkbox", "aria-checked": isChosen }
      : { "aria-pressed": state === "selected" };
  return (
    <button
      ref={ref}
      type="button"
      {...choice}
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
      <span className="min-w-0 grow self-center [overflow-wrap:anywhere]">
        {stateLabel === undefined ? null : <span className={LABEL[state]}>{stateLabel}</span>}
        <span className={`block ${state === "removed" ? "line-through decoration-1" : ""}`}>{children}</span>
        {note}
      </span>
      <StateMark state={state} isBox={isBox === true} />
    </button>
  );
}

function StateMark({ state, isBox }: { readonly state: OptionState; readonly isBox: boolean }) {
  switch (state) {
    case "correct":
      return <Check aria-hidden="true" className="cc-pop size-6 shrink-0 text-correct" strokeWidth={3} />;
    case "missed":
      return <CircleDashed aria-hidden="true" className="size-6 shrink-0 text-correct" strokeWidth={2.5} />;
    case "wrong":
      return <X aria-hidden="true" className="cc-pop size-6 shrink-0 text-wrong" strokeWidth={3} />;
    case "idle":
    case "selected":
      return isBox ? <TickBox isTicked={state === "selected"} /> : null;
    case "removed":
    case "disabled":
      return null;
  }
}

function TickBox({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-1 grid size-6 shrink-0 place-items-center rounded-[7px] border-2 transition-colors ${isTicked ? "border-primary bg-primary text-on-primary" : "border-edge bg-bg"}`}
    >
      {isTicked ? <Check className="cc-pop size-4" strokeWidth={4} /> : null}
    </span>
  );
}
