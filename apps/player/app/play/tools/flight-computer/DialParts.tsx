import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/texts.tsx";
import type { MarkSize, ScaleLabel, ScaleMark } from "./scale-marks.ts";
import { stepsOfKey } from "./use-dial.ts";

/** Half the width of both drawings, in their units. */
export const HALF = 250;

const LENGTHS: Readonly<Record<MarkSize, number>> = { long: 19, middle: 14, short: 9 };

/** Lines around a circle, outwards from it or inwards. */
export function ringPath(marks: readonly ScaleMark[], radius: number, way: 1 | -1): string {
  return marks
    .map(({ turn, size }) => {
      const [from, to] = [spotAt(turn, radius), spotAt(turn, radius + way * LENGTHS[size])];
      return `M${from}L${to}`;
    })
    .join("");
}

function spotAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

type RingLabelsProps = {
  readonly labels: readonly ScaleLabel[];
  readonly radius: number;
  readonly className: string;
};

/** Texts around a circle, their feet towards the middle. */
export function RingLabels({ labels, radius, className }: RingLabelsProps) {
  return labels.map(({ turn, text }) => (
    <text key={text} className={className} transform={`rotate(${turn * 360}) translate(0 ${-radius})`}>
      {text}
    </text>
  ));
}

type DialPartProps = {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** What can be read there, in words. */
  readonly reading: string;
  readonly className: string;
  /** Turns it by so many small steps. */
  readonly onStep: (steps: number) => void;
  readonly children: ReactNode;
};

/** A part of a drawing that is turned by keys too. */
export function DialPart({ label, least, most, value, reading, className, onStep, children }: DialPartProps) {
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={reading}
      className={className}
      onKeyDown={(event) => {
        const steps = event.ctrlKey || event.metaKey || event.altKey ? 0 : stepsOfKey(event);
        if (steps === 0) return;
        event.preventDefault();
        onStep(steps);
      }}
    >
      {children}
    </g>
  );
}

type FineStepsProps = { readonly part: string; readonly onStep: (steps: 1 | -1) => void };

/** Two buttons for a finger that is too thick for one line of a scale. */
export function FineSteps({ part, onStep }: FineStepsProps) {
  const text = useText();
  return (
    <div role="group" aria-label={part} className="cc-fine">
      <button type="button" aria-label={text("tools.computer.back", { part })} onClick={() => onStep(-1)}>
        <RotateCcw aria-hidden="true" className="size-5" />
      </button>
      <span aria-hidden="true">{part}</span>
      <button type="button" aria-label={text("tools.computer.on", { part })} onClick={() => onStep(1)}>
        <RotateCw aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** How large a drawing is shown; after the last one comes the whole again. */
const ZOOMS = [1, 2, 3.5] as const;
export type Zoom = (typeof ZOOMS)[number];

type ZoomButtonProps = { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void };

export function ZoomButton({ zoom, onZoom }: ZoomButtonProps) {
  const text = useText();
  const next = ZOOMS[ZOOMS.indexOf(zoom) + 1] ?? 1;
  const Icon = next > 1 ? ZoomIn : ZoomOut;
  return (
    <button
      type="button"
      aria-label={text(next > 1 ? "tools.computer.zoom_in" : "tools.computer.whole")}
      className="cc-fine-zoom"
      onClick={() => onZoom(next)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The part of a drawing that is seen, with this place near its middle. */
export function viewBoxAt(zoom: Zoom, { x, y }: { readonly x: number; readonly y: number }): string {
  const size = (2 * HALF) / zoom;
  const start = (middle: number) => Math.min(HALF - size, Math.max(-HALF, middle - size / 2)).toFixed(2);
  return `${start(x)} ${start(y)} ${size.toFixed(2)} ${size.toFixed(2)}`;
}
