import type { ReactNode } from "react";
import type { RowRefs } from "./SequenceRow.tsx";

export type RowsProps = {
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[], moved: string) => void;
  readonly renderRow: (id: string, place: number, refs?: RowRefs) => ReactNode;
};

/** The rows without dragging; every other way to move them works. */
export function SequenceRows({ order, renderRow }: RowsProps) {
  return order.map((id, place) => renderRow(id, place));
}
