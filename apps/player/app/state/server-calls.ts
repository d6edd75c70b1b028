import { createApi, type Api } from "@crosscheck/client";
import { createIdentity } from "@crosscheck/client/identity";
import { showToast } from "./toasts.ts";
import type { ServerCalls } from "./api.tsx";
import { closeSession, rootStore } from "./root-store.ts";
import { noteServerTime } from "./server-clock.ts";

/** The real calls: the bearer is the session's token, and any 401 ends the session (spec §4). */
export function createServerCalls(): ServerCalls {
  return {
    api: withServerClock(
      createApi({
        baseUrl: "",
        bearer: () => rootStore.getState().session?.token ?? null,
        onSignedOut: (reason) => {
          if (rootStore.getState().session === null) return;
          showToast({ id: `refusals.${reason}` });
          closeSession();
        },
      }),
    ),
    identity: createIdentity({ baseUrl: "" }),
    apiWithProof: (identityToken) =>
      createApi({ baseUrl: "", bearer: () => identityToken, onSignedOut: () => undefined }),
  };
}

/** Measures the server's clock with every answer that tells its time. */
function withServerClock(api: Api): Api {
  return new Proxy(api, {
    get: (target, name) => {
      // Every property of an Api is a call; the proxy changes nothing about its arguments and answer.
      const call = Reflect.get(target, name) as
        | ((...args: readonly unknown[]) => Promise<unknown>)
        | undefined;
      if (call === undefined) return undefined;
      return async (...args: readonly unknown[]) => {
        const sentAtMs = Date.now();
        const outcome = await call(...args);
        const serverTime = serverTimeOf(outcome);
        if (serverTime !== null) {
          noteServerTime(serverTime, { sentAtMs, receivedAtMs: Date.now(), steadyMs: performance.now() });
        }
        return outcome;
      };
    },
  });
}

function serverTimeOf(outcome: unknown): string | null {
  if (typeof outcome !== "object" || outcome === null || !("data" in outcome)) return null;
  const { data } = outcome;
  if (typeof data !== "object" || data === null || !("server_time" in data)) return null;
  return typeof data.server_time === "string" ? data.server_time : null;
}
