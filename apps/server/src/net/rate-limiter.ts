import { LRUCache } from "lru-cache";

type Bucket = { tokens: number; filledAtMs: number };

/** Says whether one more call fits; null when it does, else the seconds to wait. At once where nothing has to be asked. */
export type RateLimiter = (
  key: string,
  perMinute: number,
  nowMs: number,
) => number | null | Promise<number | null>;

const MAX_KEYS = 50_000;
const MS_PER_MINUTE = 60_000;

/** Token buckets in memory, one per key, each holding a minute's worth of calls. Forgets the least used keys. */
export function createRateLimiter(): (key: string, perMinute: number, nowMs: number) => number | null {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
  return (key, perMinute, nowMs) => {
    const bucket = buckets.get(key) ?? { tokens: perMinute, filledAtMs: nowMs };
    const elapsedMs = Math.max(0, nowMs - bucket.filledAtMs);
    bucket.tokens = Math.min(perMinute, bucket.tokens + (elapsedMs * perMinute) / MS_PER_MINUTE);
    bucket.filledAtMs = Math.max(bucket.filledAtMs, nowMs);
    buckets.set(key, bucket);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return null;
    }
    return Math.ceil(((1 - bucket.tokens) * MS_PER_MINUTE) / perMinute / 1_000);
  };
}

/** Bearers that are nobody's which one address may send in a minute; each costs a query or the check of a signature. */
const STRANGERS_PER_MINUTE = 600;

/** Closes for an address that sends too many bearers that are nobody's, before anybody looks at the next one. */
export type Door = {
  /** Seconds to wait; null when it is open. */
  readonly waitOf: (address: string, nowMs: number) => number | null;
  readonly noteStranger: (address: string, nowMs: number) => void;
};

export function createDoor(limit: RateLimiter): Door {
  const closedUntilMs = new LRUCache<string, number>({ max: MAX_KEYS });
  return {
    waitOf: (address, nowMs) => {
      const untilMs = closedUntilMs.size === 0 ? undefined : closedUntilMs.get(callerOf(address));
      return untilMs === undefined || untilMs <= nowMs ? null : Math.ceil((untilMs - nowMs) / 1_000);
    },
    noteStranger: (address, nowMs) => {
      const caller = callerOf(address);
      const close = (waitSeconds: number | null) => {
        if (waitSeconds !== null) closedUntilMs.set(caller, nowMs + waitSeconds * 1_000);
      };
      const wait = limit(`stranger ${caller}`, STRANGERS_PER_MINUTE, nowMs);
      // The call that noted it does not wait for where it is counted.
      if (wait instanceof Promise) void wait.then(close);
      else close(wait);
    },
  };
}

/** What counts as one caller without an account: an IPv4 address, or the /64 that one IPv6 customer has. */
export function callerOf(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const filled =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return `${filled.slice(0, 4).join(":")}::/64`;
}
