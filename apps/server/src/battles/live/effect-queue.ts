type Effect = () => void | Promise<void>;

/** Performs effects in order; what takes time holds up what comes after it, and what fails does not. */
export class EffectQueue {
  private readonly onBug: (error: unknown) => void;
  private readonly effects: Effect[] = [];
  private isBusy = false;
  private idle: Promise<void> = Promise.resolve();

  constructor(onBug: (error: unknown) => void) {
    this.onBug = onBug;
  }

  /** Whether something waits. */
  get isWaiting(): boolean {
    return this.isBusy;
  }

  /** Lets one follow at the next `drain`. */
  later(effect: Effect): void {
    this.effects.push(effect);
  }

  /** Performs what can be performed now. */
  drain(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.effects.length > 0) {
      const done = this.performNext();
      if (done === undefined) continue;
      this.idle = done.catch(this.onBug).then(() => {
        this.isBusy = false;
        this.drain();
      });
      return;
    }
    this.isBusy = false;
  }

  /** When nothing waits any more. */
  async settled(): Promise<void> {
    while (this.isBusy) await this.idle;
  }

  private performNext(): void | Promise<void> {
    try {
      return this.effects.shift()?.();
    } catch (error) {
      this.onBug(error);
    }
  }
}
