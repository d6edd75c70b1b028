import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { OneByOnePlay } from "./OneByOnePlay.tsx";
import type { PlayProps } from "./play-props.ts";

const FreePlay = lazyPart(async () => ({ default: (await import("./FreePlay.tsx")).FreePlay }));

/** One run of any mode: one question after the other, or a paper in any order. The server decides everything. */
export function Play(props: PlayProps) {
  if (props.attempt.answer_mode === "one_by_one") return <OneByOnePlay {...props} />;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      <FreePlay {...props} />
    </Suspense>
  );
}
