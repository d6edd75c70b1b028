import { useState, type PointerEvent } from "react";
import { axisTop, shareOf } from "./scale.ts";

export type DayColumn = {
  readonly key: string;
  /** The day in words. */
  readonly label: string;
  /** What stands under the column; null for most of them. */
  readonly tick: string | null;
  readonly right: number;
  readonly wrong: number;
};

type DayColumnsProps = {
  /** Oldest first. */
  readonly days: readonly DayColumn[];
  /** What the picture says in one sentence. */
  readonly summary: string;
  readonly names: { readonly day: string; readonly right: string; readonly wrong: string };
  readonly format: (count: number) => string;
};

const WIDTH_SHARE = 0.72;

/** Right and wrong answers by day as columns, in reading direction, with the same figures as a table for screen readers. */
export function DayColumns({ days, summary, names, format }: DayColumnsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const top = axisTop(Math.max(0, ...days.map(({ right, wrong }) => right + wrong)));
  const day = pointed === null ? undefined : days[pointed];
  return (
    <div>
      <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <Legend names={names} />
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {day === undefined
            ? null
            : `${day.label}: ${names.right} ${format(day.right)}, ${names.wrong} ${format(day.wrong)}`}
        </span>
      </div>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex h-40 min-w-5 flex-col justify-between text-end text-xs leading-none text-muted tabular-nums"
        >
          {[top, top / 2, 0].map((count) => (
            <span key={count}>{format(count)}</span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <svg
            role="img"
            aria-label={summary}
            className="block h-40 w-full touch-pan-y overflow-visible rtl:-scale-x-100"
            onPointerMove={(event) => setPointed(placeAt(event, days.length))}
            onPointerLeave={() => setPointed(null)}
          >
            {["0%", "50%", "100%"].map((y) => (
              <line key={y} x2="100%" y1={y} y2={y} className="stroke-line" strokeWidth="1" />
            ))}
            {days.map((column, place) => (
              <Column
                key={column.key}
                column={column}
                top={top}
                start={(place / days.length) * 100}
                span={100 / days.length}
                isPointed={place === pointed}
              />
            ))}
          </svg>
          <Ticks days={days} />
        </div>
      </div>
      <Figures days={days} summary={summary} names={names} format={format} />
    </div>
  );
}

/** Which column a pointer is over; the picture is mirrored in right-to-left pages. */
function placeAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  const along = getComputedStyle(currentTarget).direction === "rtl" ? 1 - share : share;
  return Math.min(count - 1, Math.max(0, Math.floor(along * count)));
}

type ColumnProps = {
  readonly column: DayColumn;
  readonly top: number;
  /** Percent of the width. */
  readonly start: number;
  readonly span: number;
  readonly isPointed: boolean;
};

function Column({ column, top, start, span, isPointed }: ColumnProps) {
  const right = shareOf(column.right, top);
  const wrong = shareOf(column.wrong, top);
  const x = `${start + (span * (1 - WIDTH_SHARE)) / 2}%`;
  const width = `${span * WIDTH_SHARE}%`;
  return (
    <g>
      {isPointed ? <rect x={`${start}%`} width={`${span}%`} height="100%" className="fill-sunken" /> : null}
      <rect x={x} width={width} y={`${100 - right}%`} height={`${right}%`} rx="2" className="fill-primary" />
      {column.wrong === 0 ? null : (
        <rect
          x={x}
          width={width}
          y={`${100 - right - wrong}%`}
          height={`${wrong}%`}
          rx="2"
          className="fill-wrong-soft stroke-wrong"
          strokeWidth="1.5"
        />
      )}
    </g>
  );
}

function Legend({ names }: Pick<DayColumnsProps, "names">) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-[3px] bg-primary" />
        {names.right}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-[3px] border-2 border-wrong bg-wrong-soft" />
        {names.wrong}
      </span>
    </span>
  );
}

function Ticks({ days }: Pick<DayColumnsProps, "days">) {
  return (
    <div aria-hidden="true" className="relative mt-1.5 h-5 text-xs text-muted">
      {days.map(({ key, tick }, place) =>
        tick === null ? null : (
          <span
            key={key}
            className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
            style={{ insetInlineStart: `${((place + 0.5) / days.length) * 100}%` }}
          >
            {tick}
          </span>
        ),
      )}
    </div>
  );
}

/** The days with any answer, for those who cannot see the columns. */
function Figures({ days, summary, names, format }: DayColumnsProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{summary}</caption>
        <thead>
          <tr>
            <th scope="col">{names.day}</th>
            <th scope="col">{names.right}</th>
            <th scope="col">{names.wrong}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ right, wrong }) => right + wrong > 0)
            .map((day) => (
              <tr key={day.key}>
                <th scope="row">{day.label}</th>
                <td>{format(day.right)}</td>
                <td>{format(day.wrong)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
