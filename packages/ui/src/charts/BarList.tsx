import type { ReactNode } from "react";
import { Emblem } from "../art/Emblem.tsx";
import { inFace, type Face } from "../subject-face.tsx";
import { shareOf } from "./scale.ts";

export type Bar = {
  readonly key: string;
  readonly label: ReactNode;
  /** Of the subject it is about, whose tile and colour it gets. */
  readonly face?: Face | null | undefined;
  /** The figure in words, beside the label; empty where there is none. */
  readonly value: string;
  /** Smaller print below the bar. */
  readonly note?: ReactNode;
  readonly amount: number;
  /** Something to press at the end of the row. */
  readonly aside?: ReactNode;
};

type BarListProps = {
  readonly bars: readonly Bar[];
  /** Amount of a full bar. */
  readonly max: number;
  /** Amount at which a line crosses every bar; say beside it what it stands for. */
  readonly mark?: number;
};

/** Amounts as bars in reading direction. Every figure is in the text; the bars are for the eye. */
export function BarList({ bars, max, mark }: BarListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-4">
      {bars.map((bar) => (
        // One column for what is at the ends, so that all bars are of one length.
        <li key={bar.key} style={inFace(bar.face)} className="col-span-2 grid grid-cols-subgrid items-center">
          <div className="min-w-0">
            <p className="mb-1.5 flex items-center gap-2.5">
              {bar.face ? <Emblem name={bar.face.emblem} className="size-7 shrink-0" /> : null}
              <bdi className="min-w-0 grow text-sm font-medium break-words">{bar.label}</bdi>
              {bar.value === "" ? null : (
                <bdi className="shrink-0 font-semibold tabular-nums">{bar.value}</bdi>
              )}
            </p>
            <BarShape
              share={shareOf(bar.amount, max)}
              mark={mark === undefined ? null : shareOf(mark, max)}
            />
            {bar.note === undefined ? null : <p className="mt-1 text-xs text-muted">{bar.note}</p>}
          </div>
          {bar.aside === undefined || bar.aside === null ? null : <div className="ps-4">{bar.aside}</div>}
        </li>
      ))}
    </ul>
  );
}

function BarShape({ share, mark }: { readonly share: number; readonly mark: number | null }) {
  return (
    <svg aria-hidden="true" className="block h-3 w-full rounded-full bg-sunken rtl:-scale-x-100">
      <rect
        width={`${share}%`}
        height="100%"
        rx="6"
        className={mark === null || share >= mark ? "fill-[var(--cc-face,var(--cc-primary))]" : "fill-action"}
      />
      {mark === null ? null : (
        <line
          x1={`${mark}%`}
          x2={`${mark}%`}
          y2="100%"
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="3 2"
        />
      )}
    </svg>
  );
}
