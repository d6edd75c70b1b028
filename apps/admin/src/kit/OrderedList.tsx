import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import { useState, type ReactNode } from "react";
import { inOrder } from "./in-order.ts";
import { useSay } from "../texts/i18n.ts";

type OrderedListProps<Row> = {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  /** The ids in their new order; done when the rows have it. Absent: the order is fixed. */
  readonly onOrder?: (ids: string[]) => unknown;
};

/** Rows whose order is changed by dragging, or by their two buttons. */
export function OrderedList<Row>(props: OrderedListProps<Row>) {
  const { idOf, nameOf, renderRow, onOrder } = props;
  const say = useSay();
  // What was chosen last, until it is stored: a second move begins with the first one's.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const rows = chosen === null ? props.rows : inOrder(props.rows, chosen, idOf);
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const ids = rows.map(idOf);
    const [id] = ids.splice(from, 1);
    if (id === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, id);
    void store(ids);
  };
  const store = async (ids: string[]) => {
    setChosen(ids);
    await onOrder?.(ids);
    setChosen((last) => (last === ids ? null : last));
  };
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {rows.map((row, at) => (
        <Paper
          component="li"
          key={idOf(row)}
          draggable={onOrder !== undefined}
          onDragStart={() => setDragged(at)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault();
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null && dragged !== at) move(dragged, at);
            setDragged(null);
          }}
          onDragEnd={() => setDragged(null)}
          sx={{ p: 1, display: "flex", gap: 1, alignItems: "center", opacity: dragged === at ? 0.5 : 1 }}
        >
          {onOrder !== undefined && (
            <Box sx={{ display: "grid" }}>
              <IconButton
                size="small"
                disabled={at === 0}
                aria-label={say("order.up", { name: nameOf(row) })}
                onClick={() => move(at, at - 1)}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                disabled={at === rows.length - 1}
                aria-label={say("order.down", { name: nameOf(row) })}
                onClick={() => move(at, at + 1)}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>{renderRow(row)}</Box>
        </Paper>
      ))}
    </Box>
  );
}
