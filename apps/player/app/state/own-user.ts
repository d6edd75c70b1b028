import { useQuery } from "@tanstack/react-query";
import { useApi } from "./api.tsx";
import type { OwnUser } from "./root-state.ts";
import { rootStore, updateOwnUser, useRootState } from "./root-store.ts";

const OWN_USER_KEY = ["get_user_by_id"] as const;

const ownUser = () => rootStore.getState().session?.user;

/** The own record for screens behind the player gate: the remembered one at once, the server's as soon as it is there. */
export function useOwnUser() {
  const api = useApi();
  const remembered = useRootState((state) => state.session?.user ?? null);
  const query = useQuery({
    queryKey: OWN_USER_KEY,
    queryFn: async ({ signal }) => {
      for (;;) {
        const before = ownUser();
        const outcome = await api.get_user_by_id({}, { signal });
        // What was changed while it was on its way is newer than what it tells: it is asked again.
        if (outcome.ok && ownUser() !== before) continue;
        // Once for every answer: what is cached here knows nothing of later changes.
        if (outcome.ok) updateOwnUser(outcome.data);
        return outcome;
      }
    },
  });
  const fresh = query.data?.ok === true ? query.data.data : null;

  // While signing out there is neither; the page leaves at once.
  const user: OwnUser | null = remembered ?? fresh;
  return { user, query };
}
