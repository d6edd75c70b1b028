import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { rect, sheet, text, type Point } from "../kit/svg.ts";
import { block, legend, pump, valve, valveSign, WORDS, wire } from "./schematic.ts";

const MANIFOLD = 112;
const PUMP_Y = 176;
/** Where pumps 1 to 6 stand: two in each wing tank, one to each side in the centre tank. */
const PUMPS_X = [38, 92, 152, 208, 268, 322] as const;
const ENGINES_X = [65, 295] as const;
const running = choiceField(["on", "off"]);
const state = choiceField(["open", "closed"]);
const amount = numberField({ from: 0, to: 9_900, step: 50 });
const flow = numberField({ from: 0, to: 3_000, step: 50 });

/** Tanks, pumps and valves of a twin-jet. */
export const fuelDiagram = defineFigure({
  parameters: recordField({
    left: amount,
    centre: amount,
    right: amount,
    pumps: recordField({ p1: running, p2: running, p3: running, p4: running, p5: running, p6: running }),
    crossfeed: state,
    shutOff1: state,
    shutOff2: state,
    /** kg an hour. */
    flow1: flow,
    flow2: flow,
  }),
  alt: {
    en: "Diagram of the fuel system of a twin-jet: tanks, pumps, valves, engines",
    ar: "مخطط نظام الوقود لطائرة نفاثة بمحركين: خزانات ومضخات وصمامات ومحركات",
  },
  fault: ({ shutOff1, shutOff2, flow1, flow2 }) =>
    (shutOff1 === "closed" && flow1 > 0) || (shutOff2 === "closed" && flow2 > 0)
      ? "fuel flows through a closed valve"
      : null,
  svg: ({ left, centre, right, pumps, crossfeed, shutOff1, shutOff2, flow1, flow2 }, language) => {
    const isOn = (is: string) => is === "open";
    const states = [pumps.p1, pumps.p2, pumps.p3, pumps.p4, pumps.p5, pumps.p6];
    return sheet(338, [
      ...tank(8, 116, [TANKS.left[language], `${left} kg`]),
      ...tank(128, 104, [TANKS.centre[language], `${centre} kg`]),
      ...tank(236, 116, [TANKS.right[language], `${right} kg`]),
      wire({ x: PUMPS_X[0], y: MANIFOLD }, { x: PUMPS_X[5], y: MANIFOLD }),
      ...PUMPS_X.map((x) => wire({ x, y: MANIFOLD }, { x, y: PUMP_Y })),
      ...ENGINES_X.map((x) => wire({ x, y: 40 }, { x, y: MANIFOLD })),
      engine({ x: ENGINES_X[0], y: 28 }, ["ENG 1", `${flow1} kg/h`]),
      engine({ x: ENGINES_X[1], y: 28 }, ["ENG 2", `${flow2} kg/h`]),
      valve({ x: ENGINES_X[0], y: 80 }, { isOn: isOn(shutOff1), isUpright: true }),
      valve({ x: ENGINES_X[1], y: 80 }, { isOn: isOn(shutOff2), isUpright: true }),
      valve({ x: 180, y: MANIFOLD }, { isOn: isOn(crossfeed), isUpright: false }),
      text({ x: 180, y: MANIFOLD - 24 }, "X-FEED"),
      ...states.map((is, at) => {
        const x = PUMPS_X[at] ?? 0;
        return pump({ x, y: PUMP_Y }, is === "on") + text({ x, y: PUMP_Y + 25 }, at + 1);
      }),
      legend(318, [
        [pump({ x: 22, y: 318 }, true), WORDS.on[language], 22],
        [pump({ x: 100, y: 318 }, false), WORDS.off[language], 100],
        [valveSign({ x: 190, y: 318 }, true), WORDS.open[language], 190],
        [valveSign({ x: 274, y: 318 }, false), WORDS.shut[language], 274],
      ]),
    ]);
  },
});

const TANKS = {
  left: { en: "Left", ar: "أيسر" },
  centre: { en: "Centre", ar: "أوسط" },
  right: { en: "Right", ar: "أيمن" },
} as const;

function tank(x: number, width: number, [name, amount]: readonly [string, string]): readonly string[] {
  return [
    rect(
      { x, y: 150, width, height: 144 },
      { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 2, rx: 6 },
    ),
    text({ x: x + width / 2, y: 236 }, name, { fill: COLOUR.muted, size: 15 }),
    text({ x: x + width / 2, y: 264 }, amount, { bold: true, size: 18 }),
  ];
}

function engine(centre: Point, lines: readonly string[]): string {
  return block(centre, { width: 96, height: 44, lines });
}
