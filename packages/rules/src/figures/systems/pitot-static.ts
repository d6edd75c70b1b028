import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, path, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";
import { junction, legend, valve, valveSign, WORDS, wire } from "./schematic.ts";

const PITOT_Y = 158;
const STATIC_Y = 214;
const INSTRUMENTS = [
  { x: 154, name: "ASI" },
  { x: 238, name: "ALT" },
  { x: 320, name: "VSI" },
] as const;

/** Where a line may be blocked or broken, and where the letter of it stands. */
const PLACES = {
  probe: { at: { x: 22, y: PITOT_Y }, letter: { x: 22, y: 130 } },
  drain: { at: { x: 50, y: 173 }, letter: { x: 50, y: 194 } },
  pitotLine: { at: { x: 104, y: PITOT_Y }, letter: { x: 104, y: 134 } },
  port: { at: { x: 22, y: STATIC_Y }, letter: { x: 40, y: 236 } },
  staticLine: { at: { x: 152, y: STATIC_Y }, letter: { x: 152, y: 240 } },
  asiBranch: { at: { x: 168, y: 180 }, letter: { x: 192, y: 180 } },
  altBranch: { at: { x: 238, y: 150 }, letter: { x: 262, y: 150 } },
  vsiBranch: { at: { x: 320, y: 150 }, letter: { x: 344, y: 150 } },
} as const satisfies Readonly<Record<string, { readonly at: Point; readonly letter: Point }>>;

/** Pitot and static lines of three instruments, with lettered blockages or leaks. */
export const pitotStatic = defineFigure({
  parameters: recordField({
    faults: listField(
      recordField({
        place: choiceField([
          "probe",
          "drain",
          "pitotLine",
          "port",
          "staticLine",
          "asiBranch",
          "altBranch",
          "vsiBranch",
        ]),
        form: choiceField(["blocked", "leak"]),
      }),
      1,
      4,
    ),
    /** Valve of the alternate static source. */
    alternate: choiceField(["open", "closed"]),
  }),
  alt: {
    en: "Diagram of a pitot-static system with airspeed indicator, altimeter and vertical speed indicator",
    ar: "مخطط نظام بيتو والضغط الساكن مع مؤشر السرعة ومقياس الارتفاع ومؤشر السرعة الرأسية",
  },
  fault: ({ faults }) => {
    const places = faults.map(({ place }) => place);
    if (new Set(places).size < places.length) return "a place has two faults";
    const isOpening = ({ place, form }: (typeof faults)[number]) =>
      form === "leak" && ["probe", "drain", "port"].includes(place);
    return faults.some(isOpening) ? "an opening cannot leak" : null;
  },
  svg: ({ faults, alternate }, language) =>
    sheet(316, [
      ...lines(),
      ...INSTRUMENTS.map(({ x, name }) => instrument({ x, y: 58 }, name)),
      ...probe(),
      valve({ x: 204, y: 244 }, { isOn: alternate === "open", isUpright: true }),
      text({ x: 224, y: 268 }, language === "ar" ? "المأخذ البديل" : "alternate static", { anchor: "start" }),
      ...faults.map(({ place, form }, at) => {
        const { at: point, letter } = PLACES[place];
        return (form === "blocked" ? plug(point) : leak(point)) + tag(letter, LETTERS[at] ?? "");
      }),
      legend(300, [
        [plug({ x: 20, y: 300 }), language === "ar" ? "مسدود" : "blocked", 18],
        [leak({ x: 108, y: 300 }), language === "ar" ? "تسرّب" : "leak", 112],
        [valveSign({ x: 194, y: 300 }, true), WORDS.open[language], 194],
        [valveSign({ x: 282, y: 300 }, false), WORDS.shut[language], 282],
      ]),
    ]),
});

function lines(): readonly string[] {
  return [
    wire({ x: 60, y: PITOT_Y }, { x: 140, y: PITOT_Y }, { x: 140, y: 90 }),
    wire({ x: 22, y: STATIC_Y }, { x: 320, y: STATIC_Y }, { x: 320, y: 90 }),
    wire({ x: 168, y: STATIC_Y }, { x: 168, y: 90 }),
    wire({ x: 238, y: STATIC_Y }, { x: 238, y: 90 }),
    wire({ x: 204, y: STATIC_Y }, { x: 204, y: 268 }),
    ...[168, 204, 238].map((x) => junction({ x, y: STATIC_Y })),
    // The skin of the aeroplane, and the hole in it.
    line({ x: 14, y: STATIC_Y - 22 }, { x: 14, y: STATIC_Y - 5 }, { stroke: COLOUR.ink, "stroke-width": 4 }),
    line({ x: 14, y: STATIC_Y + 5 }, { x: 14, y: STATIC_Y + 22 }, { stroke: COLOUR.ink, "stroke-width": 4 }),
    line({ x: 14, y: STATIC_Y }, { x: 24, y: STATIC_Y }, { stroke: COLOUR.ink, "stroke-width": 2 }),
  ];
}

function instrument(centre: Point, name: string): string {
  return (
    circle(centre, 36, { fill: COLOUR.bezel }) +
    circle(centre, 31, { fill: COLOUR.dial }) +
    text(centre, name, { fill: COLOUR.mark, size: 17, bold: true })
  );
}

/** The tube that looks forward, with its drain hole below. */
function probe(): readonly string[] {
  const style = { fill: COLOUR.faint, stroke: COLOUR.ink, "stroke-width": 2, "stroke-linejoin": "round" };
  return [
    path(
      `M18 ${PITOT_Y - 10}L62 ${PITOT_Y - 14}L62 ${PITOT_Y + 14}L18 ${PITOT_Y + 10}L18 ${PITOT_Y + 4}L58 ${PITOT_Y + 4}L58 ${PITOT_Y - 4}L18 ${PITOT_Y - 4}L18 ${PITOT_Y - 10}`,
      style,
    ),
    rect({ x: 47, y: PITOT_Y + 4, width: 6, height: 11 }, { fill: COLOUR.paper }),
    ...[47, 53].map((x) =>
      line({ x, y: PITOT_Y + 4 }, { x, y: PITOT_Y + 13 }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ),
  ];
}

function plug({ x, y }: Point): string {
  return rect(
    { x: x - 7, y: y - 7, width: 14, height: 14 },
    { fill: COLOUR.red, stroke: COLOUR.ink, "stroke-width": 1.5 },
  );
}

/** A line that is broken: a gap between two drops. */
function leak({ x, y }: Point): string {
  const ray = (dx: number, dy: number) => [
    { x: x + dx, y: y + dy },
    { x: x + dx * 0.35 - dy * 0.25, y: y + dy * 0.35 + dx * 0.25 },
    { x: x + dx * 0.35 + dy * 0.25, y: y + dy * 0.35 - dx * 0.25 },
  ];
  return (
    circle({ x, y }, 5, { fill: COLOUR.paper }) +
    [ray(-10, -10), ray(10, -10), ray(-10, 10), ray(10, 10)]
      .map((points) => polygon(points, { fill: COLOUR.blue }))
      .join("")
  );
}
