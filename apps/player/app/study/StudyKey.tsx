import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Kbd } from "../view/Kbd.tsx";

type StudyKeyProps = Omit<ComponentProps<"button">, "className" | "children" | "type"> & {
  readonly icon: LucideIcon;
  readonly label: string;
  /** There is something: a bookmark, a note, a report. Told by the icon as well as by colour. */
  readonly isOn: boolean;
  /** Whether the icon is one that is filled when on; others change their shape. */
  readonly isFilled?: boolean;
  /** Letter that presses it where the screen listens to letters. */
  readonly shortcut?: string;
  /** Whether the letter is drawn on it. */
  readonly isHinted?: boolean;
};

/** A small key with an icon and its name. */
export function StudyKey({
  icon: Icon,
  label,
  isOn,
  isFilled = false,
  shortcut,
  isHinted = false,
  ...rest
}: StudyKeyProps) {
  return (
    <button
      {...rest}
      type="button"
      data-shortcut={shortcut}
      className={`cc-key inline-flex min-h-11 items-center justify-center gap-1.5 px-2.5 sm:gap-2 sm:px-3 text-sm font-semibold ${isOn ? "cc-key-primary bg-primary-soft text-primary" : "bg-card text-ink hover:bg-primary-soft"}`}
    >
      <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${isOn && isFilled ? "fill-current" : ""}`} />
      {label}
      {isHinted && shortcut !== undefined ? <Kbd>{shortcut.toUpperCase()}</Kbd> : null}
    </button>
  );
}
