import type { OutputOf } from "@crosscheck/contract";
import type { getBookmarkIds, getQuestionStudy } from "@crosscheck/contract/actions/study";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../state/api.tsx";

type BookmarkIds = OutputOf<typeof getBookmarkIds>;
export type QuestionStudy = OutputOf<typeof getQuestionStudy>;

export const BOOKMARK_IDS_KEY = ["get_bookmark_ids"] as const;
/** Lists of bookmarks with their questions; the type and the language follow. */
export const BOOKMARKS_KEY = ["get_bookmark"] as const;
export const studyKey = (questionId: string) => ["get_question_study", questionId] as const;

/** Notes change by the player's own hand only, which updates the cache; the state of a report may be this old. */
const STUDY_FRESH_MS = 300_000;

/** Ids of all bookmarked questions and their number by type. */
export function useBookmarkIds() {
  const api = useApi();
  return useQuery({
    queryKey: BOOKMARK_IDS_KEY,
    queryFn: ({ signal }) => api.get_bookmark_ids({}, { signal }),
  });
}

/** Note, bookmark, report and earlier answers of one question; asked for once somebody comes near it. */
export function useQuestionStudy(questionId: string, { enabled }: { readonly enabled: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: studyKey(questionId),
    queryFn: ({ signal }) => api.get_question_study({ question_id: questionId }, { signal }),
    enabled,
    staleTime: STUDY_FRESH_MS,
    refetchOnWindowFocus: false,
  });
}

/** The ids after one question was bookmarked or let go; latest first, as the server lists them. */
export function withBookmark(
  ids: BookmarkIds,
  { questionId, isOn }: { readonly questionId: string; readonly isOn: boolean },
): BookmarkIds {
  const others = ids.question_ids.filter((id) => id !== questionId);
  return { ...ids, question_ids: isOn ? [questionId, ...others] : others };
}
