/** Each lost race means that another call wrote to the same attempt; a player has few of them in flight. */
const MOST_RACES = 100;

/**
 * Repeats read, decide, write until the write met the state that was read. Writers name the revision they have read,
 * so no lock is held between reading and writing and calls on one attempt take effect one after the other.
 */
export async function writeUntilStored<T>(tryOnce: () => Promise<T | "lost race">): Promise<T> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const answer = await tryOnce();
    if (answer !== "lost race") return answer;
  }
  throw new Error("the attempt is written to without an end");
}
