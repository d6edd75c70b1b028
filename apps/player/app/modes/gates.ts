import { GATED_ADDRESSES } from "../paths/gated-prefixes.ts";
import { SOLO_MODES } from "./modes.ts";

/** Addresses that need a signed-in player, by prefix: the first screens of the modes among them. */
export const GATED_PREFIXES: readonly string[] = [...GATED_ADDRESSES, ...SOLO_MODES.map(({ base }) => base)];

/** Whether an address of this site needs a signed-in player. */
export function isGated(pathname: string): boolean {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return GATED_PREFIXES.some((prefix) => path.startsWith(prefix));
}
