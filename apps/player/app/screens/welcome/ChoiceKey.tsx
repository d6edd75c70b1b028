import type { ReactNode } from "react";

type ChoiceKeyProps = {
  readonly label: string;
  readonly note?: ReactNode;
  /** Told before. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One answer of a step as a wide key. */
export function ChoiceKey({ label, note, isChosen, onChoose }: ChoiceKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`cc-key cc-key-line flex min-h-14 w-full flex-col items-start justify-center px-4 py-2.5 text-start hover:bg-primary-soft ${isChosen ? "bg-primary-soft [--key-edge:var(--cc-primary)]" : "bg-card"}`}
      onClick={onChoose}
    >
      <span className="font-semibold">{label}</span>
      {note === undefined ? null : <span className="text-sm text-muted">{note}</span>}
    </button>
  );
}
