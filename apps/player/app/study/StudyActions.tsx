import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";

const StudyBar = lazyPart(async () => ({ default: (await import("./StudyBar.tsx")).StudyBar }));

export type StudyActionsProps = {
  readonly questionId: string;
  /** Whether earlier answers can be looked at here. */
  readonly hasHistory?: boolean;
  /** Letters, of "bnr", that press its keys on this screen; none unless given. */
  readonly letters?: string;
  /** Told when the bookmark is taken away here. */
  readonly onUnbookmark?: () => void;
};

/** Bookmark, note and report of one question. Loaded on demand: playing does not wait for it. */
export function StudyActions(props: StudyActionsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-11 w-72 max-w-full" />}>
      <StudyBar {...props} />
    </Suspense>
  );
}
