import { openGateway, type GatewayOptions } from "./gateway.ts";

/** How often a process looks for battles that lost theirs. */
const SWEEP_MS = 2_000;

/** Opens the way in for pages, and keeps looking after battles; answers how to stop, which hands every battle over. */
export function runBattles(options: GatewayOptions): () => Promise<void> {
  const { battles, onBug } = options;
  const gateway = openGateway(options);
  let sweeping: Promise<void> | null = null;
  const sweep = () => {
    sweeping ??= battles.rooms
      .sweep()
      .catch((error: unknown) => onBug(error, ""))
      .finally(() => {
        sweeping = null;
      });
  };
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return async () => {
    clearInterval(timer);
    await sweeping;
    await battles.rooms.stop();
    gateway.stop();
  };
}
