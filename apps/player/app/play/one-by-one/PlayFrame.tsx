import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, useState, type ReactNode } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";
import { FigurePlace } from "../media/figure-place.ts";
import "./play.css";

const PassageFrame = lazyPart(async () => ({
  default: (await import("../passage/PassageFrame.tsx")).PassageFrame,
}));

const DeskSide = lazyPart(async () => ({ default: (await import("./DeskSide.tsx")).DeskSide }));

type PlayFrameProps = {
  readonly attempt: Attempt;
  /** The question on the screen. */
  readonly card: Card;
  /** Above both panes of a desk. */
  readonly head: ReactNode;
  /** What belongs to the question: helps while it is open, what is told of it afterwards. */
  readonly side: ReactNode;
  readonly children: ReactNode;
};

/**
 * One column on narrow screens; on a desk the question with its figure, helps and explanation beside it. Where a run is
 * about a passage, that stands beside the column instead.
 */
export function PlayFrame({ attempt, card, head, side, children }: PlayFrameProps) {
  const isWide = useMediaQuery(DESK);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (attempt.passage !== null) {
    return (
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
        <PassageFrame attempt={attempt}>
          {head}
          {children}
          {side}
        </PassageFrame>
      </Suspense>
    );
  }
  return (
    <div className="cc-play">
      <div className="cc-play-head">{head}</div>
      <div className="cc-play-main" data-pane>
        <FigurePlace value={isWide ? place : undefined}>{children}</FigurePlace>
      </div>
      <div className="cc-play-side" data-pane>
        {isWide ? <div ref={setPlace} className="cc-play-figure" /> : null}
        {side}
        {isWide ? (
          <Suspense fallback={null}>
            <DeskSide attempt={attempt} shownId={card.question_id} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
