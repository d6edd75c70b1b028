import { move } from "@dnd-kit/helpers";
import { Accessibility, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import type { RowsProps } from "./SequenceRows.tsx";

/** Keys and announcements are ours, in the reader's language; only mouse, pen and finger are the library's. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
];

/** The rows with their handles ready to be dragged. A chunk of its own: nobody waits for it. */
export default function SequenceDrag({ order, onOrder, renderRow }: RowsProps) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={(plugins) => plugins.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={(event) => {
        const { source } = event.operation;
        if (!event.canceled && source !== null) onOrder(move([...order], event), String(source.id));
      }}
    >
      {order.map((id, place) => (
        <DragRow key={id} id={id} place={place} renderRow={renderRow} />
      ))}
    </DragDropProvider>
  );
}

type DragRowProps = Pick<RowsProps, "renderRow"> & { readonly id: string; readonly place: number };

function DragRow({ id, place, renderRow }: DragRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: place });
  return renderRow(id, place, { row: ref, handle: handleRef, isDragged: isDragging });
}
