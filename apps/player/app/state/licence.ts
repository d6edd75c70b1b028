import type { Licence } from "@crosscheck/rules/home/licence";
import { useRootState } from "./root-store.ts";

/** What the player trains for, null until told: lists begin with its subjects. */
export function useLicence(): Licence | null {
  // A snapshot remembered by an older version of the app knows nothing of it.
  return useRootState((state) => state.session?.user.licence ?? null);
}
