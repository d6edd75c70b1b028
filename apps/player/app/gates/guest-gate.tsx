import { useEffect } from "react";
import { Outlet, redirect, useNavigate, type ClientLoaderFunctionArgs } from "react-router";
import { restoreState, rootStore } from "../state/root-store.ts";
import { returnPathFrom } from "../paths/return-path.ts";

/** Lets the server render the page: it cannot know the player, and a visitor need not wait. */
export function loader() {
  return null;
}

/** Where a signed-in player belongs: home, unless a gate asked for a way back. Null for a visitor. */
async function wayOut(address: URL): Promise<string | null> {
  await restoreState();
  if (rootStore.getState().session === null) return null;
  return returnPathFrom(address.searchParams, address.origin);
}

/** Sends a signed-in player on before the screen is shown. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const path = await wayOut(new URL(request.url));
  if (path !== null) throw redirect(path);
  return null;
}

/**
 * On the first page the question is asked once the page is alive: a loader that runs then makes React render the whole
 * page a second time, for every visitor and before anything can be pressed.
 */
export default function GuestGate() {
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    void wayOut(new URL(window.location.href)).then((path) => {
      if (path !== null && isHere) void navigate(path, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [navigate]);
  return <Outlet />;
}
