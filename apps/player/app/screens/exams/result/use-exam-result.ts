import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../state/api.tsx";
import { serverOffsetMs } from "../../../state/server-clock.ts";
import { askAgainInMs } from "./exam-result.ts";

/** So long a sitting that was just handed in may still count as open. */
const FRESH_MS = 6_000;

/**
 * The result of the own sitting; asked for again for as long as something of it is to come.
 *
 * @param isJustOver whether the player comes from the sitting itself
 */
export function useExamResult(examId: string, isJustOver: boolean) {
  const api = useApi();
  const [shownAtMs] = useState(() => Date.now());
  const query = useQuery({
    queryKey: ["get_exam_result", examId],
    queryFn: ({ signal }) => api.get_exam_result({ exam_module_id: examId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainInMs(state.data, Date.now() + serverOffsetMs()),
  });
  const isOpen = query.data?.ok === false && query.data.refused === "attempt_open";
  const isFresh = isJustOver && query.dataUpdatedAt - shownAtMs < FRESH_MS;
  return { query, isOpen: isOpen && !isFresh, isSettling: isOpen && isFresh };
}
