import { useState, type ReactNode } from "react";
import { Panes } from "./Panes.tsx";

type ListDetailProps<Row> = {
  /** What the list is called. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** A row as it is recognised in the list. */
  readonly renderLine: (row: Row) => ReactNode;
  /** The whole of the chosen row. */
  readonly renderDetail: (row: Row) => ReactNode;
};

/** A list, and beside it the whole of the row that is chosen; the first until one is. For desks alone. */
export function ListDetail<Row>({ label, rows, idOf, renderLine, renderDetail }: ListDetailProps<Row>) {
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = rows.find((row) => idOf(row) === chosenId) ?? rows[0];
  if (chosen === undefined) return null;
  return (
    <Panes
      narrow="first"
      first={
        <ul aria-label={label} className="cc-choices">
          {rows.map((row) => (
            <li key={idOf(row)}>
              <button
                type="button"
                aria-current={row === chosen ? "true" : undefined}
                onClick={() => choose(idOf(row))}
              >
                {renderLine(row)}
              </button>
            </li>
          ))}
        </ul>
      }
      second={<article key={idOf(chosen)}>{renderDetail(chosen)}</article>}
    />
  );
}
