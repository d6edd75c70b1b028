/** Does something as soon as it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most so many go on at the same time; the others wait in the order of their asking. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
