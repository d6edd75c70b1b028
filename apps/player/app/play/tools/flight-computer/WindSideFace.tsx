import { useId, useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import {
  DialPart,
  FineSteps,
  HALF,
  RingLabels,
  ringPath,
  viewBoxAt,
  ZoomButton,
  type Zoom,
} from "./DialParts.tsx";
import type { SideProps } from "./SlideRuleSide.tsx";
import { turnAt, useDial, type Drag, type Spot } from "./use-dial.ts";
import { GRID_DRAWINGS, GRIDS, ROSE_LETTERS, ROSE_MARKS, ROSE_NUMBERS } from "./wind-marks.ts";
import {
  markDot,
  placeOfDot,
  RANGES,
  readDot,
  slideTo,
  wrapDegrees,
  type WindRange,
  type WindSide,
} from "./wind-side.ts";

/** Edge of the window through which the grid is seen. */
const WINDOW = 184;
const RIM = 230;
/** How near the dot is taken hold of, in units of the drawing. */
const NEAR_DOT = 20;
/** The dot jumps onto the centre line from this near. */
const SNAP = 4;

const ROSE_LINES = ringPath(ROSE_MARKS, RIM, -1);

/** A rose that turns over a grid that slides, and a dot for the wind. */
export function WindSideFace({ side, onChange }: SideProps<WindSide>) {
  const text = useText();
  const [zoom, setZoom] = useState<Zoom>(1);
  // While a part is held the enlarged drawing stays: it would run away under the finger.
  const [held, setHeld] = useState<Spot | null>(null);
  const { perKnot } = GRIDS[side.range];
  const place = placeOfDot(side);
  const dot = { x: place.right * perKnot, y: -place.up * perKnot };
  const words = useReadings(side);
  const step = {
    rose: (by: number) => onChange((old) => ({ ...old, index: wrapDegrees(Math.round(old.index) + by) })),
    grid: (by: number) => onChange((old) => slideTo(old, Math.round(old.slide) + by)),
    dot: (by: number) => onChange((old) => markAtIndex(old, Math.round(old.dot.speed) + by)),
  };
  const dial = useDial({
    grab: (at) => {
      setHeld(dot);
      if (Math.hypot(at.x, at.y) > WINDOW) return dragRose(onChange);
      return Math.hypot(at.x - dot.x, at.y - dot.y) < NEAR_DOT ? dragDot(onChange) : dragGrid(onChange);
    },
    onWheel: (at, by) => (Math.hypot(at.x, at.y) > WINDOW ? step.rose(by) : step.grid(by)),
    onRelease: () => setHeld(null),
  });
  return (
    <>
      <svg
        {...dial}
        viewBox={viewBoxAt(zoom, held ?? dot)}
        className="cc-dial"
        role="group"
        aria-label={text("tools.computer.wind")}
      >
        <DialPart
          label={text("tools.computer.rose")}
          least={0}
          most={359}
          value={Math.round(side.index) % 360}
          reading={words.rose}
          className="cc-dial-rose"
          onStep={step.rose}
        >
          <circle r={RIM} className="cc-dial-face" />
          <g transform={`rotate(${-side.index})`}>
            <path d={ROSE_LINES} className="cc-dial-lines" />
            <RingLabels labels={ROSE_NUMBERS} radius={197} className="cc-dial-time" />
            <RingLabels labels={ROSE_LETTERS} radius={197} className="cc-dial-letter" />
          </g>
        </DialPart>
        <DialPart
          label={text("tools.computer.grid")}
          least={RANGES[side.range].least}
          most={RANGES[side.range].most}
          value={Math.round(side.slide)}
          reading={words.grid}
          className="cc-dial-grid"
          onStep={step.grid}
        >
          <SlidingGrid side={side} />
        </DialPart>
        <g aria-hidden="true" className="cc-dial-index">
          <path d={`M0 ${-RIM}l12 ${RIM - HALF + 2}h-24z`} />
        </g>
        <circle r="4" className="cc-dial-grommet" />
        <DialPart
          label={text("tools.computer.dot")}
          least={0}
          most={Math.floor(WINDOW / perKnot)}
          value={Math.round(side.dot.speed)}
          reading={words.dot}
          className={side.dot.speed === 0 ? "cc-dial-dot cc-dial-dot-off" : "cc-dial-dot"}
          onStep={step.dot}
        >
          <circle cx={dot.x} cy={dot.y} r={NEAR_DOT} />
          <circle cx={dot.x} cy={dot.y} r="7" />
        </DialPart>
      </svg>
      <div className="cc-fine-row">
        <FineSteps part={text("tools.computer.rose")} onStep={step.rose} />
        <FineSteps part={text("tools.computer.grid")} onStep={step.grid} />
        <FineSteps part={text("tools.computer.dot")} onStep={step.dot} />
        <RangeButton range={side.range} onRange={(range) => onChange((old) => turnAround(old, range))} />
        <ZoomButton zoom={zoom} onZoom={setZoom} />
      </div>
    </>
  );
}

function SlidingGrid({ side: { range, slide } }: { readonly side: WindSide }) {
  const id = useId();
  const { fine, bold, speeds, drifts } = GRID_DRAWINGS[range];
  return (
    <>
      <clipPath id={id}>
        <circle r={WINDOW} />
      </clipPath>
      <circle r={WINDOW} className="cc-dial-plate" />
      <g clipPath={`url(#${CSS.escape(id)})`}>
        <g transform={`translate(0 ${slide * GRIDS[range].perKnot})`}>
          <path d={fine} className="cc-dial-fine" />
          <path d={bold} className="cc-dial-bold" />
          <line y1={-1_000} y2="0" className="cc-dial-centre" />
          {drifts.map(({ x, y, degrees }) => (
            <text key={`${x} ${y}`} x={x} y={y} className="cc-dial-drift">
              {`${degrees}°`}
            </text>
          ))}
          {speeds.map(({ y, text }) => (
            <text key={text} x="-6" y={y} className="cc-dial-speed">
              {text}
            </text>
          ))}
        </g>
      </g>
      <circle r={WINDOW} className="cc-dial-ring" />
    </>
  );
}

type RangeButtonProps = { readonly range: WindRange; readonly onRange: (range: WindRange) => void };

/** The slide has two ends, for slow aeroplanes and fast ones. */
function RangeButton({ range, onRange }: RangeButtonProps) {
  const text = useText();
  const { number } = useFormats();
  const { least, most } = RANGES[range];
  return (
    <button
      type="button"
      className="cc-fine-zoom"
      aria-label={text("tools.computer.range", { least: number(least), most: number(most) })}
      onClick={() => onRange(range === "low" ? "high" : "low")}
    >
      <bdi dir="ltr">{`${number(least)}–${number(most)}`}</bdi>
    </button>
  );
}

/** What the face shows, in words. */
function useReadings(side: WindSide) {
  const text = useText();
  const { number } = useFormats();
  const { speed, drift } = readDot(side);
  const slide = number(Math.round(side.slide));
  const degrees = number(Math.abs(Math.round(drift)));
  return {
    rose: text("tools.computer.rose_value", { direction: number(Math.round(side.index) % 360) }),
    grid:
      side.dot.speed === 0
        ? text("tools.computer.grid_value", { speed: slide })
        : text(drift < 0 ? "tools.computer.grid_left" : "tools.computer.grid_right", {
            speed: slide,
            dot: number(Math.round(speed)),
            degrees,
          }),
    dot:
      side.dot.speed === 0
        ? text("tools.computer.dot_none")
        : text("tools.computer.dot_value", {
            speed: number(Math.round(side.dot.speed)),
            direction: number(Math.round(side.dot.direction) % 360),
          }),
  };
}

/** By keys the dot goes along the centre line, as it is marked on the device. */
function markAtIndex(side: WindSide, speed: number): WindSide {
  const most = Math.floor(WINDOW / GRIDS[side.range].perKnot);
  return markDot(side, { right: 0, up: Math.min(most, Math.max(0, speed)) });
}

/** The other end of the grid; a dot that would lie outside its window has to be marked again. */
function turnAround(side: WindSide, range: WindRange): WindSide {
  const isInside = side.dot.speed * GRIDS[range].perKnot < WINDOW;
  const turned = { ...side, range, dot: isInside ? side.dot : { ...side.dot, speed: 0 } };
  return slideTo(turned, side.slide);
}

type Change = SideProps<WindSide>["onChange"];

function dragRose(onChange: Change): Drag {
  return (to, from) =>
    onChange((old) => ({ ...old, index: wrapDegrees(old.index - (turnAt(to) - turnAt(from)) * 360) }));
}

function dragGrid(onChange: Change): Drag {
  return (to, from) =>
    onChange((old) => slideTo(old, old.slide + (to.y - from.y) / GRIDS[old.range].perKnot));
}

function dragDot(onChange: Change): Drag {
  return ({ x, y }: Spot) =>
    onChange((old) => {
      const { perKnot } = GRIDS[old.range];
      const isInside = Math.hypot(x, y) < WINDOW - 4;
      return isInside
        ? markDot(old, { right: (Math.abs(x) < SNAP ? 0 : x) / perKnot, up: -y / perKnot })
        : old;
    });
}
