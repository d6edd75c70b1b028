import { createApi } from "@crosscheck/client";
import { createIdentity } from "@crosscheck/client/identity";
import { showToast } from "./toasts.ts";
import type { ServerCalls } from "./api.tsx";
import { closeSession, rootStore } from "./root-store.ts";
import { noteServerTime } from "./server-clock.ts";

/** The real calls: the bearer is the session's token, and any 401 ends the session (spec §4). */
export function createServerCalls(): ServerCalls {
  return {
    api: createApi({
      baseUrl: "",
      bearer: () => rootStore.getState().session?.token ?? null,
      onData: measureClock,
      onSignedOut: (reason) => {
        if (rootStore.getState().session === null) return;
        showToast({ id: `refusals.${reason}` });
        closeSession();
      },
    }),
    identity: createIdentity({ baseUrl: "" }),
    apiWithProof: (identityToken) =>
      createApi({ baseUrl: "", bearer: () => identityToken, onSignedOut: () => undefined }),
  };
}

/** Measures the server's clock with every answer that tells its time. */
function measureClock(data: unknown, sentAtMs: number): void {
  if (typeof data !== "object" || data === null || !("server_time" in data)) return;
  if (typeof data.server_time !== "string") return;
  noteServerTime(data.server_time, { sentAtMs, receivedAtMs: Date.now(), steadyMs: performance.now() });
}
