import { Outlet, redirect, type ClientLoaderFunctionArgs } from "react-router";
import { StartUpLoader } from "../shell/StartUpLoader.tsx";
import { showToast } from "../shell/toasts.ts";
import { QueryProvider } from "../state/QueryProvider.tsx";
import { restoreState, rootStore } from "../state/root-store.ts";
import { loginPathFor } from "./return-path.ts";

/** Sends a visitor to sign in with 'Please login first' (spec §2). */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await restoreState();
  if (rootStore.getState().session !== null) return null;
  showToast({ id: "refusals.login_first", kind: "warning" });
  throw redirect(loginPathFor(new URL(request.url)));
}
clientLoader.hydrate = true as const;

/** What the server renders for every gated address: the token never reaches it. */
export function HydrateFallback() {
  return <StartUpLoader />;
}

export default function PlayerGate() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
