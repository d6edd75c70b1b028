import { createClient, defineScript } from "@redis/client";
import type { Log } from "../postgres/connection.ts";
import { ClusterAway } from "./cluster.ts";
import { TAKE_CALL, TAKE_IN_WINDOW } from "./limit-scripts.ts";

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 1_000;
/** A command that hangs longer tells nothing. */
const COMMAND_LIMIT_MS = 1_000;
/** A connection that is not made after this long hangs: another one is tried. */
const RENEW_AFTER_MS = 10_000;

const scripts = {
  takeCall: defineScript({
    SCRIPT: TAKE_CALL,
    NUMBER_OF_KEYS: 1,
    parseCommand: (parser, key: string, perMinute: number) => {
      parser.pushKey(key);
      parser.push(String(perMinute));
    },
    transformReply: (reply: unknown) => Number(reply),
  }),
  takeInWindow: defineScript({
    SCRIPT: TAKE_IN_WINDOW,
    NUMBER_OF_KEYS: 1,
    parseCommand: (parser, key: string, rule: { readonly window: number; readonly max: number }) => {
      parser.pushKey(key);
      parser.push(String(rule.max), String(rule.window * 1_000));
    },
    transformReply: (reply: unknown) => Number(reply),
  }),
};

/** Fails at once while there is no connection; connects again by itself, for as long as it takes. */
function makeClient(url: string) {
  return createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    // A feature of one vendor's hosted servers.
    maintNotifications: "disabled",
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
}

type RedisClient = ReturnType<typeof makeClient>;

/** What this house asks of Redis; of the whole client the compiler would compare every command there is. */
export type RedisCommands = Pick<
  RedisClient,
  "del" | "eval" | "expire" | "mGet" | "publish" | "sAdd" | "sMembers" | "set" | "takeCall" | "takeInWindow"
>;

export type LinkOptions = {
  readonly url: string;
  readonly log: Log;
  /** Channels that are heard whenever there is a connection. */
  readonly channels: readonly string[];
  readonly onMessage: (text: string) => void;
  /** The connection is there, and hears. */
  readonly onUp: () => void;
  readonly onDown: () => void;
};

/** The one connection of a process to Redis or Valkey: commands, messages and heartbeats share it, and so its fate. */
export class RedisLink {
  readonly #options: LinkOptions;
  #client: RedisClient;
  #openedAtMs = 0;
  #isUp = false;
  #isClosed = false;
  #lastProblem = "";

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#client = this.#open();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Runs a command; throws ClusterAway at once where there is no connection, and when no answer comes in time. */
  async run<T>(work: (client: RedisCommands) => Promise<T>, limitMs: number = COMMAND_LIMIT_MS): Promise<T> {
    if (!this.#isUp) throw new ClusterAway("Redis is away");
    try {
      return await within(work(this.#client), limitMs);
    } catch (error) {
      this.#say(error);
      throw new ClusterAway("Redis did not answer", { cause: error });
    }
  }

  /** Gives up a connection that hangs, and tries another one. */
  renew(): void {
    if (this.#isClosed || (!this.#isUp && performance.now() - this.#openedAtMs < RENEW_AFTER_MS)) return;
    this.#lose();
    discard(this.#client);
    this.#client = this.#open();
  }

  close(): void {
    this.#isClosed = true;
    this.#isUp = false;
    discard(this.#client);
  }

  #open(): RedisClient {
    this.#openedAtMs = performance.now();
    const client = makeClient(this.#options.url);
    client.on("error", (error: unknown) => {
      if (client !== this.#client) return;
      this.#say(error);
      this.#lose();
    });
    client.on("ready", () => void this.#arrive(client));
    // Settles when it is there, however often that was tried; what goes wrong meanwhile is told as an error.
    client.connect().catch(() => undefined);
    return client;
  }

  async #arrive(client: RedisClient): Promise<void> {
    const { channels, onMessage, onUp, log } = this.#options;
    try {
      // The library hears again by itself after it has connected again; then this says nothing.
      if (channels.length > 0) await client.subscribe([...channels], onMessage);
    } catch {
      return; // Lost again: `ready` comes again.
    }
    if (client !== this.#client || this.#isClosed || this.#isUp || !client.isReady) return;
    this.#isUp = true;
    if (this.#lastProblem !== "") log.info("Redis answers again.");
    this.#lastProblem = "";
    onUp();
  }

  #lose(): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#options.onDown();
  }

  #say(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem === this.#lastProblem || this.#isClosed) return;
    this.#lastProblem = problem;
    this.#options.log.warn(`Redis: ${problem}`);
  }
}

function discard(client: RedisClient): void {
  if (client.isOpen) client.destroy();
}

/** A process that was busy itself first reads what has come meanwhile. */
function within<T>(command: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${limitMs} ms`));
    const timer = setTimeout(() => setImmediate(late), limitMs);
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
