import type { RateLimiter } from "../net/rate-limiter.ts";
import type { WindowLimits } from "../net/window-limits.ts";

/** What one process tells all others; each topic has one meaning and its text is understood by its listeners alone. */
export const TOPICS = ["settings", "tokens", "choices", "content", "blocks", "texts"] as const;
export type Topic = (typeof TOPICS)[number];

/** Questions that one process asks another one. */
export const QUESTIONS = ["battle"] as const;
export type Question = (typeof QUESTIONS)[number];

/** The other process, or the way to it, does not answer: another try may find it. */
export class ClusterAway extends Error {
  override readonly name = "ClusterAway";
}

/**
 * What the processes of one installation share beside the database: messages, who is alive, and limits. Nothing that
 * matters is decided by it: ownership and settlement are fenced in the database.
 */
export type Cluster = {
  /** Name of this process, the same after a restart: lower-case letters, digits and hyphens. The balancer leads `/rt/<node>/` to it. */
  readonly node: string;
  /** Tells all processes, this one included; one that is away just then misses it. */
  readonly tell: (topic: Topic, text: string) => void;
  /** The same without this one, for what it has done already. */
  readonly tellOthers: (topic: Topic, text: string) => void;
  readonly hear: (topic: Topic, listen: (text: string) => void) => void;
  /** Called when messages may have been missed: whatever they could have said has to be forgotten. */
  readonly hearGap: (listen: () => void) => void;
  /** Asks the process of that name, which may be this one; throws ClusterAway when no answer comes in two seconds. */
  readonly ask: (node: string, question: Question, text: string) => Promise<string>;
  readonly answer: (question: Question, answer: (text: string) => Promise<string>) => void;
  /** Names of the processes that are alive, this one included; throws ClusterAway when that cannot be known now. */
  readonly listAlive: () => Promise<readonly string[]>;
  /** One budget per key over all processes; each its own while they cannot be shared. */
  readonly limit: RateLimiter;
  /** The same for what is counted in windows. */
  readonly windows: WindowLimits;
  readonly stop: () => Promise<void>;
};
