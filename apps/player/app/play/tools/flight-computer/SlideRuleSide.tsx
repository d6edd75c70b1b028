import { useState } from "react";
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
import { SCALE_LABELS, SCALE_MARKS, TIME_LABELS, TIME_MARKS, UNIT_MARKS } from "./scale-marks.ts";
import {
  outerOver,
  readHairline,
  setUnder,
  SPEED_INDEX,
  stepValue,
  turnOf,
  valueAt,
  wrap,
  type SlideRule,
} from "./slide-rule.ts";
import { turnAt, useDial, type Drag, type Spot } from "./use-dial.ts";

/** Where the inner disc ends and the outer scale begins. */
const RIM = 176;
/** How near the hairline is taken hold of, on the disc. */
const NEAR_HAIRLINE = 9;
const SECONDS_MARK = 36;

const OUTER_LINES = ringPath(SCALE_MARKS, RIM, 1);
const INNER_LINES = ringPath(SCALE_MARKS, RIM, -1);
const TIME_LINES = ringPath(TIME_MARKS, 132, -1);
// The index has a mark of its own, and the one for seconds takes the place of 35.
const INNER_LABELS = SCALE_LABELS.filter(({ text }) => text !== String(SPEED_INDEX) && text !== "35");

export type SideProps<Side> = {
  readonly side: Side;
  readonly onChange: (change: (side: Side) => Side) => void;
};

/** Two logarithmic scales, one on a disc that turns, and a hairline over both. */
export function SlideRuleSide({ side: rule, onChange }: SideProps<SlideRule>) {
  const text = useText();
  const { number } = useFormats();
  const [zoom, setZoom] = useState<Zoom>(1);
  // While a part is held the enlarged drawing stays: it would run away under the finger.
  const [held, setHeld] = useState<number | null>(null);
  const { outer, inner } = readHairline(rule);
  const read = (value: number) => number(Number(value.toPrecision(3)));

  const turnDisc = (steps: number) =>
    onChange((old) => setUnder(old, SPEED_INDEX, stepValue(outerOver(old, SPEED_INDEX), steps)));
  const moveHairline = (steps: number) =>
    onChange((old) => ({ ...old, hairline: turnOf(stepValue(valueAt(old.hairline), steps)) }));
  const dial = useDial({
    grab: (at) => {
      setHeld(rule.hairline);
      return isOnHairline(at, rule.hairline) ? dragHairline(onChange) : dragDisc(onChange);
    },
    onWheel: (at, by) => (Math.hypot(at.x, at.y) > RIM ? moveHairline(by) : turnDisc(by)),
    onRelease: () => setHeld(null),
  });
  const angle = (held ?? rule.hairline) * 2 * Math.PI;
  const middle = { x: RIM * Math.sin(angle), y: -RIM * Math.cos(angle) };
  return (
    <>
      <svg
        {...dial}
        viewBox={viewBoxAt(zoom, middle)}
        className="cc-dial"
        role="group"
        aria-label={text("tools.computer.rule")}
      >
        <OuterRing />
        <DialPart
          label={text("tools.computer.disc")}
          least={10}
          most={100}
          value={Number(outerOver(rule, SPEED_INDEX).toFixed(1))}
          reading={text("tools.computer.disc_value", { outer: read(outerOver(rule, SPEED_INDEX)) })}
          className="cc-dial-disc"
          onStep={turnDisc}
        >
          <g transform={`rotate(${rule.disc * 360})`}>
            <InnerDisc />
          </g>
        </DialPart>
        <DialPart
          label={text("tools.computer.hairline")}
          least={10}
          most={100}
          value={Number(outer.toFixed(1))}
          reading={text("tools.computer.hairline_value", { outer: read(outer), inner: read(inner) })}
          className="cc-dial-hairline"
          onStep={moveHairline}
        >
          <g transform={`rotate(${rule.hairline * 360})`}>
            <rect x="-14" y={-HALF + 2} width="28" height={HALF - 42} rx="12" />
            <line y1={-HALF + 4} y2="-42" />
          </g>
        </DialPart>
        <circle r="5" className="cc-dial-rivet" />
      </svg>
      <div className="cc-fine-row">
        <FineSteps part={text("tools.computer.disc")} onStep={turnDisc} />
        <FineSteps part={text("tools.computer.hairline")} onStep={moveHairline} />
        <ZoomButton zoom={zoom} onZoom={setZoom} />
      </div>
    </>
  );
}

function OuterRing() {
  return (
    <g aria-hidden="true">
      <circle r={HALF - 2} className="cc-dial-plate" />
      <path d={OUTER_LINES} className="cc-dial-lines" />
      <RingLabels labels={SCALE_LABELS} radius={206} className="cc-dial-number" />
      {Object.entries(UNIT_MARKS).map(([unit, value]) => (
        <g key={unit} transform={`rotate(${turnOf(value) * 360})`} className="cc-dial-unit">
          <path d="M0 -217l4.500 -8h-9z" />
          <text y="-235">{unit}</text>
        </g>
      ))}
    </g>
  );
}

function InnerDisc() {
  return (
    <>
      <circle r={RIM} className="cc-dial-face" />
      <path d={INNER_LINES} className="cc-dial-lines" />
      <RingLabels labels={INNER_LABELS} radius={147} className="cc-dial-number cc-dial-inner" />
      <circle r="132" className="cc-dial-ring" />
      <path d={TIME_LINES} className="cc-dial-lines" />
      <RingLabels labels={TIME_LABELS} radius={106} className="cc-dial-time" />
      <g transform={`rotate(${turnOf(SPEED_INDEX) * 360})`} className="cc-dial-index">
        <path d="M0 -176L15 -132h-30z" />
        <text y="-144">60</text>
        <text y="-106" className="cc-dial-time">
          1:00
        </text>
      </g>
      <g transform={`rotate(${turnOf(SECONDS_MARK) * 360})`} className="cc-dial-unit">
        <path d="M0 -175l4.500 10h-9z" />
        <text y="-148">SEC</text>
      </g>
      <circle r="84" className="cc-dial-hub" />
      <path
        d="M0 -46l9 24v14l38 22v9l-38 -11v21l12 9v7l-21 -6l-21 6v-7l12 -9v-21l-38 11v-9l38 -22v-14z"
        className="cc-dial-plane"
      />
    </>
  );
}

function isOnHairline(at: Spot, hairline: number): boolean {
  const distance = Math.hypot(at.x, at.y);
  if (distance > RIM) return true;
  const angle = (turnAt(at) - hairline) * 2 * Math.PI;
  return Math.cos(angle) > 0 && Math.abs(distance * Math.sin(angle)) < NEAR_HAIRLINE;
}

function dragDisc(onChange: SideProps<SlideRule>["onChange"]): Drag {
  return (to, from) => onChange((old) => ({ ...old, disc: wrap(old.disc + turnAt(to) - turnAt(from)) }));
}

function dragHairline(onChange: SideProps<SlideRule>["onChange"]): Drag {
  return (to, from) =>
    onChange((old) => ({ ...old, hairline: wrap(old.hairline + turnAt(to) - turnAt(from)) }));
}
