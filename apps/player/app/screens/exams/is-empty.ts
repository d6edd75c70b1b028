import type { MockPreset } from "../../study/mock-queries.ts";

/** Whether there are no questions for a paper in the language that was asked for. */
export function isEmpty({ lengths }: Pick<MockPreset, "lengths">): boolean {
  return lengths.every(({ questions }) => questions === 0);
}
