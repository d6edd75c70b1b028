import type { Api } from "@crosscheck/client";
import { callsByName } from "@crosscheck/client/calls-by-name";
import type { Identity } from "@crosscheck/client/identity";
import { NetworkAway } from "@crosscheck/client/network-away";
import { createContext, use, type ReactNode } from "react";

/** Every way the screens talk to the server; a screen test hands in its own. */
export type ServerCalls = {
  readonly api: Api;
  readonly identity: Identity;
  /** The API with an identity token as bearer, for the one exchange that ends a sign-in. */
  readonly apiWithProof: (identityToken: string) => Api;
};

/** The real calls, loaded with the first one: pages that only show something never need them. */
export function lazyServerCalls(): ServerCalls {
  let loading: Promise<ServerCalls> | undefined;
  const load = () => {
    loading ??= loadCalls();
    // A part of the app that did not arrive is the network's fault, and worth another try.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    api: lazyCalls<Api>(async () => (await load()).api),
    identity: lazyCalls<Identity>(async () => (await load()).identity),
    apiWithProof: (identityToken) => lazyCalls<Api>(async () => (await load()).apiWithProof(identityToken)),
  };
}

async function loadCalls(): Promise<ServerCalls> {
  return (await import("./server-calls.ts")).createServerCalls();
}

/** An object of async methods whose real owner is loaded first. */
function lazyCalls<Calls extends object>(load: () => Promise<Calls>): Calls {
  // Every property of Api and Identity is an async method, so one more wait changes nothing for callers.
  return callsByName<Calls>((name) => async (...args: readonly unknown[]) => {
    const calls = await load().catch((cause: unknown) => {
      throw new NetworkAway("the calls could not be loaded", { cause });
    });
    const method = Reflect.get(calls, name) as (...given: readonly unknown[]) => unknown;
    return method(...args);
  });
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
