import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import type { Attempt } from "../attempt/run-state.ts";

const PassageFrame = lazyPart(async () => ({
  default: (await import("../passage/PassageFrame.tsx")).PassageFrame,
}));

type PlayFrameProps = { readonly attempt: Attempt; readonly children: ReactNode };

/** The column of a question; what a run about a passage needs besides comes with it. */
export function PlayFrame({ attempt, children }: PlayFrameProps) {
  if (attempt.passage === null) return <div className="mx-auto flex max-w-2xl flex-col">{children}</div>;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      <PassageFrame attempt={attempt}>{children}</PassageFrame>
    </Suspense>
  );
}
