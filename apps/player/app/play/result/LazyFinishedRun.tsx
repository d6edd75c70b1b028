import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";

/** A run ends minutes after it began: its result comes after the first question, and is here before the last. */
export const loadFinishedRun = async () => ({ default: (await import("./FinishedRun.tsx")).FinishedRun });
const FinishedRun = lazyPart(loadFinishedRun);

/** The result of a run, for screens that begin with its questions. */
export function LazyFinishedRun(props: ComponentProps<typeof FinishedRun>) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      <FinishedRun {...props} />
    </Suspense>
  );
}
