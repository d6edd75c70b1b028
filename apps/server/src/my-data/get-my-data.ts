import type { Actions, OutputOf } from "@crosscheck/contract";
import { MY_DATA_ROWS } from "@crosscheck/rules/my-data/parts";
import type { Handler } from "../calls/handle.ts";
import { OWN_DATA } from "./all-parts.ts";
import { listOwnData } from "./page-queries.ts";

type Cell = OutputOf<Actions["get_my_data"]>["rows"][number][number];

/** A page at a time: however long somebody has played, no answer and no query grows with it. */
export const handleGetMyData: Handler<Actions["get_my_data"]> = async (call) => {
  const { db, ports, caller, input, nowMs } = call;
  const { part, offset } = input;
  const { columns, show, ...own } = OWN_DATA[part];
  const found = await listOwnData(db, own, {
    playerId: caller.playerId,
    at: new Date(nowMs),
    offset,
    limit: MY_DATA_ROWS + 1,
  });
  const rows = found.slice(0, MY_DATA_ROWS).map((row) => {
    const shown = show === undefined ? row : show(row, ports);
    return columns.map((column) => toCell(shown[column]));
  });
  return {
    data: { part, columns: [...columns], rows, has_more: found.length > MY_DATA_ROWS },
  };
};

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
