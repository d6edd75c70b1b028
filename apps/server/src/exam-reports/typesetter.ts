import { Thread } from "../net/thread.ts";

/** A laid out PDF. `isFull`: the thread has taken all the memory it should. */
type Laid = { readonly pdf: Uint8Array<ArrayBuffer>; readonly isFull: boolean };
/** The same, or why there is none. */
export type Typeset = Laid | { readonly problem: string };

const PATIENCE_MS = 30_000;

/** Lays results out one after the other, in a thread of its own. */
export class Typesetter {
  readonly #thread = new Thread<string, Laid>({
    script: new URL("./typeset-worker.ts", import.meta.url),
    patienceMs: PATIENCE_MS,
    isSpent: ({ isFull }) => isFull,
  });

  /** @param view what is laid out: a ReportView as JSON */
  async typeset(view: string): Promise<Uint8Array> {
    try {
      return (await this.#thread.ask(view)).pdf;
    } catch (cause) {
      throw new Error("A result could not be laid out", { cause });
    }
  }
}
