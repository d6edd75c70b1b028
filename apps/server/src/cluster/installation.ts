import type { KeyedHash } from "../ports/ports.ts";

/** Where processes of one installation meet. */
export type Installation = {
  /** redis://user:password@host:port/0, or rediss:// */
  readonly url: string;
  /** Names this installation, so that several may share a Redis, and hides in it whose budgets are counted. */
  readonly keyedHash: KeyedHash;
};

/** Where messages go: to all, to whatever process has a name, to one very process. */
export type Channels = {
  readonly all: string;
  readonly ofNode: (node: string) => string;
  readonly ofInstance: (instance: string) => string;
};

const PREFIX_LETTERS = 8;
const NAME_LETTERS = 16;

/** What all keys and channels of this installation begin with. */
export function prefixOf(keyedHash: KeyedHash): string {
  return `crosscheck:${shorten(keyedHash, "cluster", PREFIX_LETTERS)}:`;
}

export function channelsOf(prefix: string): Channels {
  return {
    all: `${prefix}all`,
    ofNode: (node) => `${prefix}to:${node}`,
    ofInstance: (instance) => `${prefix}to:${instance}`,
  };
}

/** Names a budget in Redis without telling whose it is. */
export function nameBudgets({ keyedHash }: Pick<Installation, "keyedHash">): (key: string) => string {
  const prefix = prefixOf(keyedHash);
  return (key) => `${prefix}limit:${shorten(keyedHash, key, NAME_LETTERS)}`;
}

function shorten(keyedHash: KeyedHash, text: string, letters: number): string {
  return Buffer.from(keyedHash(text)).toString("base64url").slice(0, letters);
}
