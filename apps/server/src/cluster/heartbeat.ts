import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../postgres/connection.ts";
import { StartProblem } from "../start/start-problem.ts";
import { ClusterAway } from "./cluster.ts";
import type { RedisLink } from "./redis-link.ts";

export type Rhythm = {
  /** How often a process says that it is alive, and how long that is believed. */
  readonly everyMs: number;
  readonly lifeMs: number;
  /** After so long a time of listening, whoever was not heard is not alive. */
  readonly trustAfterMs: number;
  /** A start waits so long for Redis, then goes on without it. */
  readonly startMs: number;
};
export const RHYTHM: Rhythm = { everyMs: 1_500, lifeMs: 5_000, trustAfterMs: 6_000, startMs: 3_000 };

const ASK_AGAIN_MS = 250;
/** Names of processes that are gone for good are dropped a day after the last one was there. */
const NAMES_SECONDS = 86_400;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

export type HeartbeatOptions = {
  readonly link: RedisLink;
  readonly node: string;
  /** This very process, whatever it is called. */
  readonly instance: string;
  readonly prefix: string;
  readonly log: Log;
  readonly rhythm: Rhythm;
};

/**
 * Says that this process is alive, and knows who else is. After a time in which nothing could be heard it knows nothing
 * until everybody has had the time to be heard again: else a Redis that was away would look like the death of all others.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #timer: NodeJS.Timeout;
  /** Since when every beat came in time; null: not now. By the time since the start of the process. */
  #steadySinceMs: number | null = null;
  #lastBeatMs = Number.NEGATIVE_INFINITY;
  #isBeating = false;
  #hasName = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.beat(), options.rhythm.everyMs).unref();
  }

  async beat(): Promise<void> {
    const { link, rhythm, node, instance, log } = this.#options;
    if (!link.isUp) return link.renew();
    if (this.#isBeating || !this.#hasName) return;
    this.#isBeating = true;
    try {
      const keys = this.#keys();
      const [before] = await link.run((client) =>
        Promise.all([
          client.set(keys.own, instance, { expiration: { type: "PX", value: rhythm.lifeMs }, GET: true }),
          client.sAdd(keys.names, node),
          client.expire(keys.names, NAMES_SECONDS),
        ]),
      );
      if (before !== null && before !== instance)
        log.warn(`Another process calls itself ${node} too: give each its own NODE_NAME.`);
      const nowMs = performance.now();
      if (this.#steadySinceMs === null || nowMs - this.#lastBeatMs > rhythm.lifeMs)
        this.#steadySinceMs = nowMs;
      this.#lastBeatMs = nowMs;
    } catch {
      this.miss();
      link.renew();
    } finally {
      this.#isBeating = false;
    }
  }

  /** What was known of others is old. */
  miss(): void {
    this.#steadySinceMs = null;
  }

  /**
   * Takes the name of this process; one that was killed just now holds it for a moment. Throws where another one has it,
   * and ClusterAway where that cannot be asked: then it is taken as soon as it can be.
   */
  async claim(): Promise<void> {
    try {
      await this.#waitForName();
    } catch (error) {
      if (!(error instanceof ClusterAway)) throw error;
      this.#hasName = true;
      throw error;
    }
    this.#hasName = true;
    await this.beat();
  }

  async #waitForName(): Promise<void> {
    const { link, node, instance, rhythm } = this.#options;
    const { own } = this.#keys();
    const untilMs = performance.now() + rhythm.lifeMs + rhythm.everyMs;
    const condition = "NX";
    const expiration = { type: "PX", value: rhythm.lifeMs } as const;
    for (;;) {
      const taken = await link.run((client) => client.set(own, instance, { expiration, condition }));
      if (taken !== null) return;
      if (performance.now() > untilMs) {
        throw new StartProblem(
          `Another process calls itself ${node}. Give each process of this installation a NODE_NAME of its own.`,
        );
      }
      await sleep(ASK_AGAIN_MS);
    }
  }

  async listAlive(): Promise<readonly string[]> {
    const { link, node, rhythm } = this.#options;
    const nowMs = performance.now();
    const isSteady = this.#steadySinceMs !== null && nowMs - this.#steadySinceMs >= rhythm.trustAfterMs;
    if (!isSteady || nowMs - this.#lastBeatMs > rhythm.lifeMs)
      throw new ClusterAway("who is alive is not known yet");
    const names = await link.run((client) => client.sMembers(this.#keys().names));
    const held = await link.run((client) => client.mGet(names.map((name) => this.#keyOf(name))));
    return [node, ...names.filter((name, index) => name !== node && held[index] !== null)].toSorted();
  }

  /** Says goodbye, so that nobody waits for this process. */
  async stop(): Promise<void> {
    const { link, instance } = this.#options;
    clearInterval(this.#timer);
    const { own } = this.#keys();
    await link
      .run((client) => client.eval(RELEASE, { keys: [own], arguments: [instance] }))
      .catch(() => undefined);
  }

  #keys() {
    return { own: this.#keyOf(this.#options.node), names: `${this.#options.prefix}nodes` };
  }

  #keyOf(node: string): string {
    return `${this.#options.prefix}node:${node}`;
  }
}
