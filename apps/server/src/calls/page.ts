/** A page of a list, from one row more than it may hold: that one says whether there is a next page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { rows: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}
