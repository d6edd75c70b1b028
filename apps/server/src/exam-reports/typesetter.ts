import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A laid out PDF, or why there is none. `isFull`: the thread has taken all the memory it should. */
export type Typeset =
  | { readonly pdf: Uint8Array<ArrayBuffer>; readonly isFull: boolean }
  | { readonly problem: string };

/** Its memory goes back to the machine when nobody has asked for so long. */
const IDLE_MS = 60_000;
const PATIENCE_MS = 30_000;

/**
 * A thread that lays results out one after the other, so that calls go on meanwhile: it starts with the first one, ends when
 * it is idle or anything went wrong in it, and does not keep the process alive.
 */
export class Typesetter {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param view what is laid out: a ReportView as JSON */
  async typeset(view: string): Promise<Uint8Array> {
    const turn = this.#last.then(() => this.#layOut(view));
    this.#last = turn.catch(() => undefined);
    return await turn;
  }

  async #layOut(view: string): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      worker.postMessage(view, []);
      const answer = await once(worker, "message", { signal: AbortSignal.timeout(PATIENCE_MS) });
      const [typeset] = answer as [Typeset]; // typeset-worker.ts sends nothing else
      if ("problem" in typeset) throw new Error(typeset.problem);
      this.#rest(worker, typeset.isFull);
      return typeset.pdf;
    } catch (cause) {
      this.#end(worker);
      throw new Error("A result could not be laid out", { cause });
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./typeset-worker.ts", import.meta.url), { execArgv: [] });
    // Whoever waits hears of it too; without a listener it would end the process.
    worker.on("error", () => this.#end(worker));
    return worker;
  }

  #rest(worker: Worker, isFull: boolean): void {
    worker.unref();
    if (isFull) this.#end(worker);
    else this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
  }

  #end(worker: Worker): void {
    void worker.terminate();
    if (this.#worker !== worker) return;
    clearTimeout(this.#idle);
    this.#worker = null;
  }
}
