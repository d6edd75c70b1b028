import type { Refusal } from "@crosscheck/contract";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import { callerOf } from "../../net/rate-limiter.ts";
import { forgiveTry, type TryWindow } from "./code-try-queries.ts";
import { takeTry } from "./take-try.ts";

type Call = Pick<CallContext, "db" | "ports" | "nowMs" | "client"> & { readonly caller: SignedIn };

const WINDOW_MS = 600_000;
/** Wrong codes within the window of one player, and of all behind one address: a class of sixty mistypes a code too. */
const MOST_OF_PLAYER = 10;
const MOST_OF_ADDRESS = 60;

/**
 * Looks a code up, within the limits of wrong ones; a try is counted before it is looked up, so that many at once get no
 * further, and forgiven where there was something to find. Undefined: it opens nothing.
 */
export async function findByCode<T>(
  call: Call,
  find: () => Promise<T | undefined>,
): Promise<T | undefined | Refusal<"too_many_requests">> {
  const { db, nowMs } = call;
  const windows = windowsOf(call);
  for (const window of windows) {
    const refused = await takeTry(db, window, nowMs);
    if (refused !== null) return refused;
  }
  const found = await find();
  if (found !== undefined) await Promise.all(windows.map(({ key }) => forgiveTry(db, key)));
  return found;
}

function windowsOf({ ports, client, caller }: Call): readonly TryWindow[] {
  const keyOf = (whose: string) => ports.keyedHash(`room codes ${whose}`);
  return [
    { key: keyOf(`player ${caller.playerId}`), windowMs: WINDOW_MS, most: MOST_OF_PLAYER },
    { key: keyOf(`address ${callerOf(client.address)}`), windowMs: WINDOW_MS, most: MOST_OF_ADDRESS },
  ];
}
