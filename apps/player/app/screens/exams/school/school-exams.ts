import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useApi } from "../../../state/api.tsx";
import { noteServerTime, serverOffsetMs } from "../../../state/server-clock.ts";
import { usePages } from "../../../state/use-pages.ts";
import { untilChangeMs, type ExamRow } from "./exam-phase.ts";

/** 1: open or to come; 2: completed or missed. */
type ListType = 1 | 2;

/** Exams of schools page by page; read again when one of them, or of `others`, opens, closes or may be known. */
export function useSchoolExams(type: ListType, others: readonly ExamRow[]) {
  const api = useApi();
  return usePages({
    key: ["get_exam_module", type],
    ask: async (page, options) => {
      const sentAtMs = Date.now();
      const outcome = await api.get_exam_module({ type, ...page }, options);
      // Rows tell the server's time: a list has no place of its own for it.
      const [row] = outcome.ok ? outcome.data : [];
      const times = { sentAtMs, receivedAtMs: Date.now(), steadyMs: performance.now() };
      if (row !== undefined) noteServerTime(row.server_time, times);
      return outcome;
    },
    rowsOf: (rows: readonly ExamRow[]) => rows,
    idOf: ({ id }) => id,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const own = (data?.pages ?? []).flatMap((page) => (page.ok ? page.data : []));
      return untilChangeMs([...own, ...others], Date.now() + serverOffsetMs());
    },
  });
}

/** One exam of a school; read again when it opens, closes, or its result may be known. */
export function useSchoolExam(examId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ["get_exam", examId],
    queryFn: ({ signal }) => api.get_exam({ exam_module_id: examId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.ok === true ? untilChangeMs([data.data], Date.now() + serverOffsetMs()) : false,
  });
}

/** What an exam that was entered or started makes stale. */
const CHANGED = ["get_exam", "get_exam_module", "get_open_attempts", "get_next_best"];

/** Reads anew what shows exams and runs under way. */
export function useExamsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(CHANGED.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  }, [queries]);
}
