import { NetworkAway } from "@crosscheck/client/network-away";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { refusalId } from "../i18n/refusals.ts";
import { showToast } from "../state/toasts.ts";
import { useApi } from "../state/api.tsx";
import { BOOKMARK_IDS_KEY, BOOKMARKS_KEY, useBookmarkIds, withBookmark } from "./study-queries.ts";

type Wish = { readonly questionId: string; readonly isOn: boolean };
type Ids = NonNullable<ReturnType<typeof useBookmarkIds>["data"]>;

const CHANGE_KEY = ["set_bookmark"] as const;

/**
 * Whether a question is bookmarked, and how to change it: seen at once, taken back when the server refuses, and undone
 * from the message that says it.
 */
export function useBookmark(questionId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const ids = useBookmarkIds();
  const change = useMutation({
    mutationKey: CHANGE_KEY,
    // Changes of one question reach the server in the order they were made.
    scope: { id: `bookmark-${questionId}` },
    mutationFn: ({ isOn }: Wish) => api.set_bookmark({ question_id: questionId, status: isOn }),
    onMutate: async (wish) => {
      await queries.cancelQueries({ queryKey: BOOKMARK_IDS_KEY });
      applyWish(queries, wish);
    },
    onSuccess: (outcome, wish) => {
      if (outcome.ok) return;
      // What could not be removed is not there: then the screen is right already.
      if (outcome.refused !== "not_bookmarked") applyWish(queries, { ...wish, isOn: !wish.isOn });
      showToast({ id: refusalId(outcome.refused), kind: "warning" });
    },
    onError: (error, wish) => {
      applyWish(queries, { ...wish, isOn: !wish.isOn });
      if (!(error instanceof NetworkAway)) throw error;
      showToast({ id: "refusals.network_away", kind: "warning" });
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: CHANGE_KEY }) > 1) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: BOOKMARK_IDS_KEY }),
        queries.invalidateQueries({ queryKey: BOOKMARKS_KEY }),
      ]);
    },
  });

  const isOn = isKept(ids.data, questionId) ?? false;
  const toggle = async () => {
    // Who is quick presses before it is known what is kept: the press counts once it is.
    const wasOn =
      isKept(ids.data, questionId) ?? isKept((await ids.refetch({ cancelRefetch: false })).data, questionId);
    if (wasOn === null) return;
    const wish = { questionId, isOn: !wasOn };
    change.mutate(wish);
    showToast({
      id: wasOn ? "study.bookmark.removed" : "study.bookmark.added",
      action: { label: "study.bookmark.undo", onAct: () => change.mutate({ ...wish, isOn: wasOn }) },
    });
  };
  return { isOn, isPending: ids.isPending, toggle };
}

/** Whether a question is among those kept; null while nobody knows. */
function isKept(ids: Ids | undefined, questionId: string): boolean | null {
  return ids?.ok === true ? ids.data.question_ids.includes(questionId) : null;
}

function applyWish(queries: QueryClient, wish: Wish): void {
  queries.setQueryData<Ids>(BOOKMARK_IDS_KEY, (known) =>
    known?.ok === true ? { ...known, data: withBookmark(known.data, wish) } : known,
  );
}
