import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "./api.tsx";

/** Under it stands what is known of notices: their list, and how many are unread. */
export const NOTICES_KEY = ["get_notifications"] as const;

/** On which tabs of this browser, and the worker that shows pushes (apps/server/src/pages/install), say that something has changed. */
const CHANNEL = "notices";
/** Pages look when they are opened or looked at again, and are told by pushes: between those they need not ask often. */
const LOOK_AGAIN_MS = 300_000;

/** How many notices are unread; 0 until it is known. Looked at again while the page is looked at. */
export function useUnread(): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...NOTICES_KEY, "unread"],
    queryFn: ({ signal }) => api.get_notifications({ limit: 1 }, { signal }),
    // What a quiz has just brought is looked for here.
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data?.ok === true ? data.data.unread : 0;
}

/** Looks again when another tab has read something, or a push has come. */
export function useNewsOfOthers(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void queryClient.invalidateQueries({ queryKey: NOTICES_KEY }));
    return () => channel.close();
  }, [queryClient]);
}

/** Marks notices as read, all without ids, here and in every tab; false when it could not be done. */
export function useMarkRead(): (ids?: readonly string[]) => Promise<boolean> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (ids) => {
    const outcome = await api.read_notifications(ids === undefined ? {} : { ids }).catch(() => null);
    if (outcome?.ok !== true) return false;
    void queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
    const channel = new BroadcastChannel(CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    channel.postMessage("read");
    channel.close();
    return true;
  };
}
