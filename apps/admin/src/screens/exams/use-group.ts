import type { DataOf } from "../../data/call.ts";
import { useAnswer } from "../../kit/use-answer.ts";

const MOST = 200;

/** Groups of candidates, by name. */
export function useGroups(): DataOf<"list_candidate_groups">["rows"] {
  return useAnswer("list_candidate_groups", { limit: MOST }).data?.rows ?? [];
}

export function useGroup(id: string): DataOf<"list_candidate_groups">["rows"][number] | undefined {
  return useGroups().find((group) => group.group_id === id);
}
