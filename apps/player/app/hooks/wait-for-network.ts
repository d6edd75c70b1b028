/** Resolves after `waitMs`, or as soon as the browser says the network is back; rejects when the signal aborts. */
export function waitForNetwork(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener("online", finish);
      if (signal?.aborted === true) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(finish, waitMs);
    addEventListener("online", finish, { once: true });
    signal?.addEventListener("abort", finish, { once: true });
  });
}
