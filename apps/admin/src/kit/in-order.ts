/** Rows in the order of these ids; those that came since stand behind them as they were. */
export function inOrder<Row>(
  rows: readonly Row[],
  ids: readonly string[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (row: Row) => places.get(idOf(row)) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
