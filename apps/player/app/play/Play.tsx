import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { loadFinishedRun } from "./result/LazyFinishedRun.tsx";
import { OneByOnePlay } from "./one-by-one/OneByOnePlay.tsx";
import type { PlayProps } from "./play-props.ts";
import { useEarlyLoad } from "./use-early-load.ts";

const FreePlay = lazyPart(async () => ({ default: (await import("./free/FreePlay.tsx")).FreePlay }));
const HalvesPlay = lazyPart(async () => ({ default: (await import("./halves/HalvesPlay.tsx")).HalvesPlay }));
const RESULT = [loadFinishedRun];

/**
 * One run of any mode: one question after the other, at speed where all are true or false, or a paper in any order. The
 * server decides everything.
 */
export function Play(props: PlayProps) {
  const { answer_mode: answerMode, mode } = props.attempt;
  useEarlyLoad(RESULT);
  if (answerMode === "one_by_one" && mode !== "true_and_false") return <OneByOnePlay {...props} />;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      {answerMode === "one_by_one" ? <HalvesPlay {...props} /> : <FreePlay {...props} />}
    </Suspense>
  );
}
