/** Lets work in, a second's worth of it at most, and gives none of it longer than five seconds. */
export type Crowd = {
  /** Whether whoever comes now has to be turned away; cheap, and asked before a body is read. */
  readonly isFull: () => boolean;
  /** Runs `work` in its turn. null: turned away, or it took too long; what it still does is nobody's any more. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | null>;
};

export type CrowdOptions = {
  /** So many may be in hand whatever was learned: a burst on a quiet server is none. */
  readonly least: number;
  readonly most: number;
  /** So many run at once, the others wait in order. Default: all. */
  readonly atOnce?: number;
  readonly patienceMs?: number;
  /** A clock that is never set. Default: the time since the start of the process. */
  readonly nowMs?: () => number;
};

type InHand = {
  readonly lateAtMs: number;
  readonly work: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  isRunning: boolean;
};

const PATIENCE_MS = 5_000;
const SECOND_MS = 1_000;
/** Times the least: what a server that has just started takes for a second's worth. */
const FIRST_GUESS = 4;

/** Makes a crowd; see there. */
export function createCrowd(options: CrowdOptions): Crowd {
  const hand = new Hand(options);
  return { isFull: () => hand.isFull(), run: (work) => hand.run(work) };
}

/**
 * How much a second's worth is, learned from what is done in a second: while many are in hand that is all that can be
 * done; while few are, it is the least. So a slow machine, or a database that hangs, turns away sooner.
 */
class Pace {
  readonly #least: number;
  readonly #most: number;
  readonly #nowMs: () => number;
  #perSecond: number;
  #startedAtMs: number;
  #done = 0;

  constructor({ least, most }: CrowdOptions, nowMs: () => number) {
    this.#least = least;
    this.#most = most;
    this.#nowMs = nowMs;
    // Low rather than high: more is learned within a second, less takes several, each of them a queue.
    this.#perSecond = Math.min(most, least * FIRST_GUESS);
    this.#startedAtMs = nowMs();
  }

  countDone(): void {
    this.#done += 1;
  }

  fits(inHand: number): boolean {
    const elapsedMs = this.#nowMs() - this.#startedAtMs;
    if (elapsedMs >= SECOND_MS) {
      const done = (this.#done * SECOND_MS) / elapsedMs;
      const learned = inHand > this.#least / 2 ? (this.#perSecond + done) / 2 : this.#perSecond;
      this.#perSecond = Math.min(this.#most, Math.max(this.#least, learned, done));
      this.#startedAtMs = this.#nowMs();
      this.#done = 0;
    }
    return inHand < this.#perSecond;
  }
}

class Hand {
  // In order of arrival, and all have the same patience: the first is the next to give up.
  readonly #inHand = new Set<InHand>();
  readonly #waiting: InHand[] = [];
  #running = 0;
  readonly #atOnce: number;
  readonly #patienceMs: number;
  readonly #nowMs: () => number;
  readonly #pace: Pace;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: CrowdOptions) {
    this.#atOnce = options.atOnce ?? Number.POSITIVE_INFINITY;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#pace = new Pace(options, this.#nowMs);
  }

  isFull(): boolean {
    return !this.#pace.fits(this.#inHand.size);
  }

  run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.isFull()) return Promise.resolve(null);
    return new Promise<unknown>((resolve, reject) => {
      const lateAtMs = this.#nowMs() + this.#patienceMs;
      const one: InHand = { lateAtMs, work, resolve, reject, isRunning: false };
      this.#inHand.add(one);
      this.#watch();
      if (this.#running < this.#atOnce) this.#start(one);
      else this.#waiting.push(one);
    }) as Promise<T | null>; // resolved with what the work gave, or null
  }

  #start(one: InHand): void {
    this.#running += 1;
    one.isRunning = true;
    one.work().then(
      (value) => this.#end(one) && one.resolve(value),
      (error: unknown) => this.#end(one) && one.reject(error),
    );
  }

  /** false: it had been given up before. */
  #end(one: InHand): boolean {
    if (!this.#leave(one)) return false;
    this.#pace.countDone();
    this.#startNext();
    return true;
  }

  #leave(one: InHand): boolean {
    if (!this.#inHand.delete(one)) return false;
    if (one.isRunning) this.#running -= 1;
    return true;
  }

  #startNext(): void {
    while (this.#waiting.length > 0 && this.#running < this.#atOnce) {
      const next = this.#waiting.shift();
      // It may have been given up while it waited.
      if (next !== undefined && this.#inHand.has(next)) this.#start(next);
    }
  }

  /** One timer for all, set for the oldest. */
  #watch(): void {
    const [first] = this.#inHand;
    if (this.#timer !== null || first === undefined) return;
    const waitMs = Math.max(1, first.lateAtMs - this.#nowMs());
    this.#timer = setTimeout(() => this.#giveUpLate(), waitMs).unref();
  }

  #giveUpLate(): void {
    this.#timer = null;
    for (const one of this.#inHand) {
      if (one.lateAtMs > this.#nowMs()) break;
      this.#leave(one);
      one.resolve(null);
    }
    this.#watch();
    this.#startNext();
  }
}
