import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "./api.tsx";
import type { OwnUser } from "./root-state.ts";
import { updateOwnUser, useRootState } from "./root-store.ts";

const OWN_USER_KEY = ["get_user_by_id"] as const;

/** The own record for screens behind the player gate: the remembered one at once, the server's as soon as it is there. */
export function useOwnUser() {
  const api = useApi();
  const remembered = useRootState((state) => state.session?.user ?? null);
  const query = useQuery({
    queryKey: OWN_USER_KEY,
    queryFn: ({ signal }) => api.get_user_by_id({}, { signal }),
  });
  const fresh = query.data?.ok === true ? query.data.data : null;

  useEffect(() => {
    if (fresh !== null) updateOwnUser(fresh);
  }, [fresh]);

  // While signing out there is neither; the page leaves at once.
  const user: OwnUser | null = remembered ?? fresh;
  return { user, query };
}
