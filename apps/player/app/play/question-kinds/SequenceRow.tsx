import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";

/** Where dragging takes hold of a row; absent until the part that drags is loaded. */
export type RowRefs = {
  readonly row: Ref<HTMLLIElement>;
  readonly handle: Ref<HTMLButtonElement>;
  readonly isDragged: boolean;
};

type SequenceRowProps = {
  readonly id: string;
  readonly text: string;
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** Taken up by keyboard: the arrow keys move it. */
  readonly isLifted: boolean;
  readonly hintId: string;
  readonly refs?: RowRefs | undefined;
  readonly onMove: (place: number, part: RowPart) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};
export type RowPart = "up" | "down" | "handle";

/** One entry of a sequence with its place, its text and three ways to move it. */
export function SequenceRow(props: SequenceRowProps) {
  const { id, text: entry, place, count, isOpen, isLifted, hintId, refs, onMove, onKey } = props;
  const text = useText();
  const { number } = useFormats();
  const isUp = isLifted || refs?.isDragged === true;
  return (
    // Keys bubble up from the buttons of the row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list item itself is not focusable
    <li
      ref={refs?.row}
      data-row={id}
      onKeyDown={isOpen ? onKey : undefined}
      className={`cc-key flex flex-wrap items-center sm:flex-nowrap gap-x-3 gap-y-1 px-3 py-2 ${isUp ? "cc-key-primary relative z-10 bg-primary-soft shadow-lift" : "bg-card"}`}
    >
      {/* A short text stays beside its buttons on a phone, a long one stands above them. */}
      <span className="flex min-w-0 flex-auto items-center gap-3 sm:flex-1">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-edge text-sm font-bold tabular-nums"
        >
          {number(place + 1)}
        </span>
        <span className="min-w-0">
          <ContentText text={entry} />
        </span>
      </span>
      <span className="ms-auto flex shrink-0 items-center gap-1">
        <RowButton
          part="up"
          label={text("play-kinds.sequence.up", { entry })}
          isOff={!isOpen || place === 0}
          onPress={() => onMove(place - 1, "up")}
        />
        <RowButton
          part="down"
          label={text("play-kinds.sequence.down", { entry })}
          isOff={!isOpen || place === count - 1}
          onPress={() => onMove(place + 1, "down")}
        />
        <button
          ref={refs?.handle}
          type="button"
          data-part="handle"
          aria-label={text("play-kinds.sequence.handle", { entry })}
          aria-describedby={hintId}
          aria-pressed={isLifted}
          aria-disabled={!isOpen || undefined}
          className="grid size-12 cursor-grab touch-none place-items-center rounded-[12px] text-muted select-none hover:bg-sunken active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-6" />
        </button>
      </span>
    </li>
  );
}

type RowButtonProps = {
  readonly part: "up" | "down";
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

function RowButton({ part, label, isOff, onPress }: RowButtonProps) {
  const Icon = part === "up" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className={`grid size-12 place-items-center rounded-[12px] ${isOff ? "text-muted opacity-45" : "text-primary hover:bg-primary-soft active:translate-y-px"}`}
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={2.5} />
    </button>
  );
}
