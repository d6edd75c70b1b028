import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, arrow, circle, line, polar, polyline, rect, sheet, type Point } from "../kit/svg.ts";

const CELL = { width: 168, height: 152 };
const WAND = "#f0552b";
const MOTION = { stroke: COLOUR.blue, width: 2.25 } as const;

/** Directions of upper arm, forearm and wand: 0 is up, 90 away from the body, negative across it. */
type Arm = readonly [upper: number, fore: number, wand: number];
/** How a wand moves: an arrow of the kind beside the hand. */
type Move = "none" | "beckon" | "raise" | "pat" | "inward" | "outward" | "circle" | "throat" | "fan" | "wave";
/** The marshaller is seen from the front: the own right arm is at the left of the sheet. */
type Pose = {
  readonly right: Arm;
  readonly left: Arm;
  readonly rightMove: Move;
  readonly leftMove: Move;
};

const DOWN: Arm = [172, 176, 178];
const BECKON: Arm = [104, 4, 2];
const OUT: Arm = [90, 90, 90];

/** Signals of a marshaller to an aircraft (SERA, Appendix 1, 4.1.1). */
const POSES = {
  "straight-ahead": { right: BECKON, left: BECKON, rightMove: "beckon", leftMove: "beckon" },
  "turn-left": { right: OUT, left: BECKON, rightMove: "none", leftMove: "beckon" },
  "turn-right": { right: BECKON, left: OUT, rightMove: "beckon", leftMove: "none" },
  halt: { right: [22, -30, -60], left: [22, -30, -60], rightMove: "raise", leftMove: "raise" },
  "hold-position": { right: [135, 135, 135], left: [135, 135, 135], rightMove: "none", leftMove: "none" },
  "slow-down": { right: [122, 118, 112], left: [122, 118, 112], rightMove: "pat", leftMove: "pat" },
  gate: { right: [14, 3, 0], left: [14, 3, 0], rightMove: "none", leftMove: "none" },
  "chocks-in": { right: [24, -2, -89], left: [24, -2, -89], rightMove: "inward", leftMove: "inward" },
  "chocks-out": { right: [20, 2, 88], left: [20, 2, 88], rightMove: "outward", leftMove: "outward" },
  "start-engine": { right: [104, 2, 0], left: [48, 46, 50], rightMove: "circle", leftMove: "none" },
  "cut-engines": { right: [112, -62, -90], left: DOWN, rightMove: "throat", leftMove: "none" },
  affirmative: { right: [104, 2, 0], left: DOWN, rightMove: "none", leftMove: "none" },
  negative: { right: [90, 90, 180], left: DOWN, rightMove: "none", leftMove: "none" },
  fire: { right: [112, 118, 120], left: [118, 118, 118], rightMove: "fan", leftMove: "none" },
  "slow-left-engine": { right: [160, 162, 164], left: DOWN, rightMove: "wave", leftMove: "none" },
  "slow-right-engine": { right: DOWN, left: [160, 162, 164], rightMove: "none", leftMove: "wave" },
} as const satisfies Readonly<Record<string, Pose>>;
type Signal = keyof typeof POSES;

const SIGNALS = [
  "straight-ahead",
  "turn-left",
  "turn-right",
  "halt",
  "hold-position",
  "slow-down",
  "gate",
  "chocks-in",
  "chocks-out",
  "start-engine",
  "cut-engines",
  "affirmative",
  "negative",
  "fire",
  "slow-left-engine",
  "slow-right-engine",
] as const satisfies readonly Signal[];

/** Marshallers as the pilot sees them, each lettered where there are more; arrows show how wands move. */
export const marshalling = defineFigure({
  parameters: recordField({ signals: listField(choiceField(SIGNALS), 1, 4) }),
  alt: {
    en: "Marshaller with two wands as seen from the cockpit, arrows for movements",
    ar: "مرشد أرضي بعصوين كما يُرى من قمرة القيادة، مع أسهم للحركات",
  },
  svg: ({ signals }) => {
    if (signals.length === 1 && signals[0] !== undefined)
      return sheet(252, [
        ...scene({ x: 66, y: 8, width: 228, height: 236 }),
        ...person(signals[0], { x: 180, y: 122 }, 1.55),
      ]);
    return sheet(
      signals.length > 2 ? 2 * CELL.height + 24 : CELL.height + 16,
      signals.flatMap((signal, at) => {
        const corner = {
          x: 8 + (at % 2) * (CELL.width + 8),
          y: 8 + Math.floor(at / 2) * (CELL.height + 8),
        };
        return [
          ...scene({ ...corner, ...CELL }),
          ...person(signal, { x: corner.x + CELL.width / 2, y: corner.y + 76 }, 1),
          tag({ x: corner.x + 16, y: corner.y + 16 }, LETTERS[at] ?? ""),
        ];
      }),
    );
  },
});

/** Sky and apron behind a marshaller. */
function scene(box: Point & { readonly width: number; readonly height: number }): readonly string[] {
  const apron = box.height * 0.2;
  return [
    rect(box, { fill: "#e8eef5" }),
    rect({ ...box, y: box.y + box.height - apron, height: apron }, { fill: "#c6ccd4" }),
    rect(box, { fill: "none", stroke: COLOUR.line, "stroke-width": 1.25 }),
  ];
}

type Box = readonly [x: number, y: number, width: number, height: number];

function person(signal: Signal, centre: Point, scale: number): readonly string[] {
  const put = (x: number, y: number) => ({ x: centre.x + x * scale, y: centre.y + y * scale });
  const box = ([x, y, width, height]: Box, fill: string) =>
    rect({ ...put(x, y), width: width * scale, height: height * scale }, { fill });
  const { right, left, rightMove, leftMove } = POSES[signal];
  return [
    box([-12, 16, 10, 44], COLOUR.ink),
    box([2, 16, 10, 44], COLOUR.ink),
    box([-15, -24, 30, 42], "#d7e34b"),
    box([-15, 2, 30, 5], "#f4f6f8"),
    box([-10, -24, 4, 42], "#f4f6f8"),
    box([6, -24, 4, 42], "#f4f6f8"),
    circle(put(0, -35), 9 * scale, { fill: "#d9a986", stroke: COLOUR.ink, "stroke-width": 1 }),
    arc(
      { centre: put(0, -35), r: 9 * scale, from: 270, to: 449.9 },
      { stroke: COLOUR.ink, "stroke-width": 3.5 * scale },
    ),
    ...arm(joints(right, -1), put, scale),
    ...arm(joints(left, 1), put, scale),
    ...MOVES[rightMove](right, -1, put),
    ...MOVES[leftMove](left, 1, put),
  ];
}

type Side = 1 | -1;
type Put = (x: number, y: number) => Point;

/** Joints of an arm around the chest of the marshaller. */
function joints([upper, fore, wand]: Arm, side: Side): readonly [Point, Point, Point, Point] {
  const shoulder = { x: 15 * side, y: -20 };
  const elbow = polar(shoulder, upper * side, 18);
  const hand = polar(elbow, fore * side, 17);
  return [shoulder, elbow, hand, polar(hand, wand * side, 19)];
}

function arm(places: readonly Point[], put: Put, scale: number): readonly string[] {
  const [shoulder, elbow, hand, tip] = places.map(({ x, y }) => put(x, y));
  if (shoulder === undefined || elbow === undefined || hand === undefined || tip === undefined) return [];
  const sleeve = { "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  return [
    polyline([shoulder, elbow, hand], { ...sleeve, stroke: COLOUR.ink, "stroke-width": 7.5 * scale }),
    line(hand, tip, { ...sleeve, stroke: WAND, "stroke-width": 4.5 * scale }),
    circle(hand, 4 * scale, { fill: "#d9a986" }),
  ];
}

/** Arrows to both sides of a middle, or to one. */
function toAndFro(from: Point, to: Point): readonly string[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [arrow(middle, from, MOTION), arrow(middle, to, MOTION)];
}

type Draw = (arm: Arm, side: Side, put: Put) => readonly string[];
/** What shows a movement stands beside hand or wand. */
const MOVES: Readonly<Record<Move, Draw>> = {
  none: () => [],
  beckon: (pose, side, put) => {
    const [, , hand] = joints(pose, side);
    const x = hand.x + 15 * side;
    return toAndFro(put(x, hand.y - 22), put(x, hand.y + 18));
  },
  raise: (_pose, side, put) => [arrow(put(58 * side, -24), put(40 * side, -56), MOTION)],
  pat: (pose, side, put) => {
    const [, , , tip] = joints(pose, side);
    return toAndFro(put(tip.x, tip.y - 22), put(tip.x, tip.y + 24));
  },
  inward: (pose, side, put) => {
    const [, , hand] = joints(pose, side);
    return [arrow(put(hand.x + 20 * side, hand.y - 2), put(hand.x + 5 * side, hand.y - 2), MOTION)];
  },
  outward: (pose, side, put) => {
    const [, , hand, tip] = joints(pose, side);
    return [arrow(put(hand.x + 4 * side, hand.y - 10), put(tip.x + 6 * side, hand.y - 10), MOTION)];
  },
  circle: (pose, side, put) => {
    const [, , , tip] = joints(pose, side);
    const centre = put(tip.x, tip.y + 5);
    const r = Math.abs(put(11, 0).x - put(0, 0).x);
    const end = polar(centre, 300, r);
    return [
      arc({ centre, r, from: 0, to: 300 }, { stroke: MOTION.stroke, "stroke-width": MOTION.width }),
      arrow(polar(centre, 285, r), polar(end, 40, 7), MOTION),
    ];
  },
  throat: (_pose, side, put) => [arrow(put(-16 * side, -50), put(18 * side, -50), MOTION)],
  fan: (_pose, side, put) => toAndFro(put(64 * side, -14), put(42 * side, 38)),
  wave: (pose, side, put) => {
    const [, , , tip] = joints(pose, side);
    return toAndFro(put(tip.x + 12 * side, tip.y - 24), put(tip.x + 12 * side, tip.y + 8));
  },
};
