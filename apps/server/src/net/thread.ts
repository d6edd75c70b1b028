import { once } from "node:events";
import { Worker } from "node:worker_threads";

type ThreadOptions<Answer> = {
  /** The module that runs in it: it answers each message with one, or with `{ problem }`. */
  readonly script: URL;
  /** Longest time for an answer (ms). */
  readonly patienceMs: number;
  /** Most of the heap it may take (MB); absent: as Node has it. */
  readonly heapMb?: number;
  /** Whether it has taken so much that the next one is asked of a new one. */
  readonly isSpent?: (answer: Answer) => boolean;
};

/** Its memory goes back to the machine when nobody has asked for so long. */
const IDLE_MS = 60_000;

/**
 * A thread that answers one after the other, so that calls go on meanwhile: it starts with the first one, ends when it is
 * idle or anything went wrong in it, and does not keep the process alive.
 */
export class Thread<Asked, Answer extends object> {
  readonly #options: ThreadOptions<Answer>;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: ThreadOptions<Answer>) {
    this.#options = options;
  }

  /** How many wait for an answer. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Throws where it has a problem, takes too long or too much memory. */
  async ask(asked: Asked): Promise<Answer> {
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#answer(asked)).finally(() => (this.#waiting -= 1));
    this.#last = turn.catch(() => undefined);
    return await turn;
  }

  async #answer(asked: Asked): Promise<Answer> {
    const { patienceMs, isSpent = () => false } = this.#options;
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      worker.postMessage(asked, []);
      const told = await once(worker, "message", { signal: AbortSignal.timeout(patienceMs) });
      const [answer] = told as [Answer | { readonly problem: string }]; // the script sends nothing else
      if ("problem" in answer) throw new Error(answer.problem);
      this.#rest(worker, isSpent(answer));
      return answer;
    } catch (error) {
      this.#end(worker);
      throw error;
    }
  }

  #start(): Worker {
    const { script, heapMb } = this.#options;
    const resourceLimits = heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb };
    const worker = new Worker(script, { execArgv: [], resourceLimits });
    // Whoever waits hears of it too; without a listener it would end the process.
    worker.on("error", () => this.#end(worker));
    return worker;
  }

  #rest(worker: Worker, isSpent: boolean): void {
    worker.unref();
    if (isSpent) this.#end(worker);
    else this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
  }

  #end(worker: Worker): void {
    void worker.terminate();
    if (this.#worker !== worker) return;
    clearTimeout(this.#idle);
    this.#worker = null;
  }
}
