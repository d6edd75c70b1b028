import { Outlet, redirect, type ClientLoaderFunctionArgs } from "react-router";
import { restoreState, rootStore } from "../state/root-store.ts";
import { returnPathFrom } from "./return-path.ts";

/** Lets the server render the page: it cannot know the player, and a visitor need not wait. */
export function loader() {
  return null;
}

/** Sends a signed-in player to where the sign-in would have led: home, unless a gate asked for a way back. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await restoreState();
  if (rootStore.getState().session === null) return null;
  const { searchParams, origin } = new URL(request.url);
  throw redirect(returnPathFrom(searchParams, origin));
}
clientLoader.hydrate = true as const;

export default function GuestGate() {
  return <Outlet />;
}
