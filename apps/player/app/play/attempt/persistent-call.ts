import { NetworkAway } from "@crosscheck/client/network-away";
import { isPassingRefusal } from "@crosscheck/client/passing-refusal";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Whether calls are answered, and by what they are held up. */
export type Network = "here" | "away" | "maintenance";
export type NetworkEvent = { readonly type: "network"; readonly network: Network };
type Outcome = {
  readonly ok: boolean;
  readonly refused?: string;
  readonly retryAfterSeconds?: number | null;
};
type Persistence = {
  readonly signal: AbortSignal;
  readonly tell: (event: NetworkEvent) => void;
  /** Resolves after so many ms, or sooner when it is worth another try; rejects when the screen is left. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Repeats a call with growing pauses until the server has looked at it: a network that is away, and a server that
 * cannot answer now, are the same to the player; maintenance is told apart. Tells which it is. Only for idempotent calls.
 */
export async function callPersistently<Answer extends Outcome>(
  call: (signal: AbortSignal) => Promise<Answer>,
  { signal, tell, wait }: Persistence,
): Promise<Answer> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const outcome = await call(signal).catch((error: unknown) => {
      if (!(error instanceof NetworkAway) || signal.aborted) throw error;
      return null;
    });
    if (outcome !== null && !isPassingRefusal(outcome)) {
      tell({ type: "network", network: "here" });
      return outcome;
    }
    tell({ type: "network", network: outcome?.refused === "maintenance" ? "maintenance" : "away" });
    await wait(Math.max(waitMs, (outcome?.retryAfterSeconds ?? 0) * 1_000), signal);
  }
}
