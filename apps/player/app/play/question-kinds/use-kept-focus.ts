import { useEffect, useRef, useState, type RefObject } from "react";
import type { RowPart } from "./SequenceRow.tsx";

type Focus = { readonly id: string; readonly part: RowPart };

export type KeptFocus = {
  readonly keep: (wanted: Focus) => void;
  /** Keeps the part that has the focus now, if it is one of a row. */
  readonly keepCurrent: () => void;
  readonly giveBack: () => void;
};

/**
 * A row may lose the focus with its place in the page: when it is moved, and when the rows that can be dragged replace
 * the first ones. The part that is kept has it after the next render.
 */
export function useKeptFocus(list: RefObject<HTMLOListElement | null>): KeptFocus {
  const kept = useRef<Focus | null>(null);
  const [focus] = useState(() => ({
    keep: (wanted: Focus) => {
      kept.current = wanted;
    },
    keepCurrent: () => {
      const { activeElement } = document;
      const row = activeElement?.closest<HTMLElement>("[data-row]");
      const id = row?.dataset["row"];
      if (activeElement === null || id === undefined || row?.parentElement !== list.current) return;
      kept.current = { id, part: partOf(activeElement) };
    },
    giveBack: () => {
      const wanted = kept.current;
      kept.current = null;
      if (wanted === null) return;
      const row = [...(list.current?.children ?? [])].find(
        (element) => element instanceof HTMLElement && element.dataset["row"] === wanted.id,
      );
      row?.querySelector<HTMLElement>(`[data-part=${wanted.part}]`)?.focus();
    },
  }));
  useEffect(() => focus.giveBack());
  return focus;
}

/** The part of a row that an event or the focus is on; the handle where it is none. */
export function partOf(target: EventTarget): RowPart {
  const part = target instanceof HTMLElement ? target.dataset["part"] : undefined;
  return part === "up" || part === "down" ? part : "handle";
}
