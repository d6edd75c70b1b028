import { createApi, type Api } from "@crosscheck/client";
import { createIdentity, type Identity } from "@crosscheck/client/identity";
import { createContext, use, type ReactNode } from "react";
import { showToast } from "../shell/toasts.ts";
import { closeSession, rootStore } from "./root-store.ts";
import { noteServerTime } from "./server-clock.ts";

/** Every way the screens talk to the server; a screen test hands in its own. */
export type ServerCalls = {
  readonly api: Api;
  readonly identity: Identity;
  /** The API with an identity token as bearer, for the one exchange that ends a sign-in. */
  readonly apiWithProof: (identityToken: string) => Api;
};

/** The real calls: the bearer is the session's token, and any 401 ends the session (spec §4). */
export function createServerCalls(): ServerCalls {
  return {
    api: withServerClock(
      createApi({
        baseUrl: "",
        bearer: () => rootStore.getState().session?.token ?? null,
        onSignedOut: (reason) => {
          if (rootStore.getState().session === null) return;
          showToast({ id: reason === "account_deactivated" ? "refusals.account_deactivated" : "refusals.not_signed_in" });
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
      const call = Reflect.get(target, name) as ((...args: readonly unknown[]) => Promise<unknown>) | undefined;
      if (call === undefined) return undefined;
      return async (...args: readonly unknown[]) => {
        const sentAtMs = Date.now();
        const outcome = await call(...args);
        const serverTime = serverTimeOf(outcome);
        if (serverTime !== null) noteServerTime(serverTime, sentAtMs, Date.now());
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

const ServerCallsContext = createContext<ServerCalls | null>(null);

export function ServerCallsProvider({ calls, children }: { calls: ServerCalls; children: ReactNode }) {
  return <ServerCallsContext value={calls}>{children}</ServerCallsContext>;
}

function useServerCalls(): ServerCalls {
  const calls = use(ServerCallsContext);
  if (calls === null) throw new Error("no ServerCallsProvider above this component");
  return calls;
}

/** The typed API of the signed-in player. */
export function useApi(): Api {
  return useServerCalls().api;
}

/** The identity provider: signing up, in, verifying and resetting. */
export function useIdentity(): Identity {
  return useServerCalls().identity;
}

/** The API with an identity token as bearer. */
export function useApiWithProof(): ServerCalls["apiWithProof"] {
  return useServerCalls().apiWithProof;
}
