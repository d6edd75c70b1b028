/** What one seat did with a question that is over. */
type Raced = { readonly seat: number; readonly isRight: boolean; readonly elapsedMs: number | null };

/**
 * How a question went for one seat against the others. `first`: right, and nobody was faster; `later`: right, but
 * somebody was faster; `alone`: nobody else was right; `missed`: somebody else was right; `nobody`: none was.
 */
export type Race =
  | { readonly is: "first" | "alone" | "nobody" }
  /** `by`: the seat whose right answer came first. */
  | { readonly is: "later" | "missed"; readonly by: number };

/** Who was right, and who of them was faster, as one seat sees it. */
export function raceOf(seats: readonly Raced[], ownSeat: number): Race {
  const right = seats.filter(({ isRight }) => isRight).toSorted((one, other) => timeOf(one) - timeOf(other));
  const [fastest] = right;
  if (fastest === undefined) return { is: "nobody" };
  const own = right.find(({ seat }) => seat === ownSeat);
  if (own === undefined) return { is: "missed", by: fastest.seat };
  if (right.length === 1) return { is: "alone" };
  return timeOf(own) <= timeOf(fastest) ? { is: "first" } : { is: "later", by: fastest.seat };
}

function timeOf({ elapsedMs }: Raced): number {
  return elapsedMs ?? Number.POSITIVE_INFINITY;
}
