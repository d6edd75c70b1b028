/**
 * The same entries in an order to draw from: first those in none of the recent papers, in the order given, then those
 * whose last paper is longest ago.
 *
 * @param recent ids of the items of recent papers, latest paper first
 */
export function rarestFirst<T extends { readonly itemId: string }>(
  items: readonly T[],
  recent: readonly (readonly string[])[],
): readonly T[] {
  const papers = recent.map((ids) => new Set(ids));
  const age = ({ itemId }: T) => {
    const latest = papers.findIndex((ids) => ids.has(itemId));
    return latest === -1 ? papers.length : latest;
  };
  const aged = items.map((item) => ({ item, age: age(item) }));
  return aged.toSorted((one, other) => other.age - one.age).map(({ item }) => item);
}
