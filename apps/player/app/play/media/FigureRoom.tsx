import { use, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Card } from "../attempt/run-state.ts";
import { FigurePlace } from "./figure-place.ts";

/** Beside the question where there is a place for it, else right here; nowhere until a place that is to come is there. */
export function InPlace({ children }: { readonly children: ReactNode }) {
  const place = use(FigurePlace);
  if (place === undefined) return children;
  return place === null ? null : createPortal(children, place);
}

/** Figures are as high as this whatever is drawn, so that nothing moves when they come. */
export function figureHeight(count: number): string {
  return count > 1 ? "h-44 sm:h-60" : "h-64 sm:h-88";
}

/** As much room as the clips and figures of a question will take. */
export function MediaRoom({ card }: { readonly card: Card }) {
  const count = card.media.filter(({ type }) => type === "image").length;
  if (count === 0) return <div className="h-36" />;
  return (
    <InPlace>
      <div className="border-2 border-transparent">
        <div className={figureHeight(count)} />
      </div>
    </InPlace>
  );
}
