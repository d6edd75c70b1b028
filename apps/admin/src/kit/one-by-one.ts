/** Does things one after the other, each when the one before is done; of those that wait only the last one. */
export function oneByOne<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let running: Promise<void> | null = null;
  let next: { readonly value: T } | null = null;
  const run = async () => {
    while (next !== null) {
      const { value } = next;
      next = null;
      await work(value);
    }
  };
  return async (value) => {
    next = { value };
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  };
}
