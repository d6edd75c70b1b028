import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, rect, sheet, text, type Point } from "../kit/svg.ts";
import { cross, legend, pump, WORDS, wire } from "./schematic.ts";

const COLUMNS = [140, 226, 312] as const;
const PTU = { x: 183, y: 142 } as const;
const TABLE = 174;
const ROW = 25;

const NAMES = {
  ailerons: { en: "Ailerons", ar: "الجنيحات" },
  elevators: { en: "Elevators", ar: "دفة الارتفاع" },
  rudder: { en: "Rudder", ar: "دفة الاتجاه" },
  spoilers: { en: "Spoilers", ar: "مخمدات الرفع" },
  flaps: { en: "Flaps", ar: "القلابات" },
  gear: { en: "Gear", ar: "عجلات الهبوط" },
  brakes: { en: "Brakes", ar: "المكابح" },
  steering: { en: "Steering", ar: "توجيه الأنفية" },
} as const satisfies Readonly<Record<string, Wording>>;

const running = choiceField(["on", "off"]);
const quantity = numberField({ from: 0, to: 100, step: 5 });

/** Three hydraulic systems, their pumps, a power transfer unit between two, and what each of them moves. */
export const hydraulicDiagram = defineFigure({
  parameters: recordField({
    /** Fluid in the reservoirs, per cent. */
    quantities: recordField({ a: quantity, b: quantity, c: quantity }),
    pumps: recordField({ a: running, b: running, c: running }),
    /** Transfers power, no fluid, between systems A and B, either way. */
    ptu: running,
    users: listField(
      recordField({
        name: choiceField([
          "ailerons",
          "elevators",
          "rudder",
          "spoilers",
          "flaps",
          "gear",
          "brakes",
          "steering",
        ]),
        systems: choiceField(["a", "b", "c", "ab", "ac", "bc", "abc"]),
      }),
      3,
      5,
    ),
  }),
  alt: {
    en: "Diagram of three hydraulic systems with reservoirs, pumps and a table of what they move",
    ar: "مخطط ثلاثة أنظمة هيدروليكية بخزاناتها ومضخاتها مع جدول بما تحركه",
  },
  fault: ({ users }) =>
    new Set(users.map(({ name }) => name)).size === users.length ? null : "a user stands there twice",
  svg: ({ quantities, pumps, ptu, users }, language) => {
    const bottom = TABLE + ROW * users.length;
    return sheet(bottom + 40, [
      ...COLUMNS.map((x) => wire({ x, y: 60 }, { x, y: bottom - 10 })),
      wire({ x: COLUMNS[0], y: PTU.y }, { x: COLUMNS[1], y: PTU.y }),
      transfer(ptu === "on"),
      ...[quantities.a, quantities.b, quantities.c].map((value, at) =>
        reservoir(COLUMNS[at] ?? 0, "ABC"[at] ?? "", value),
      ),
      ...[pumps.a, pumps.b, pumps.c].map((is, at) => {
        const x = COLUMNS[at] ?? 0;
        return (
          pump({ x, y: 106 }, is === "on") + text({ x: x - 18, y: 106 }, PUMPS[at] ?? "", { anchor: "end" })
        );
      }),
      ...users.flatMap(({ name, systems }, at) => row(at, NAMES[name][language], systems)),
      legend(bottom + 20, [
        [pump({ x: 22, y: bottom + 20 }, true), WORDS.on[language], 22],
        [pump({ x: 106, y: bottom + 20 }, false), WORDS.off[language], 106],
        [
          circle({ x: 194, y: bottom + 20 }, 7, { fill: COLOUR.ink }),
          language === "ar" ? "يحرّكه النظام" : "moved by the system",
          194,
        ],
      ]),
    ]);
  },
});

const PUMPS = ["ENG 1", "ELEC", "ENG 2"] as const;

function reservoir(x: number, letter: string, value: number): string {
  const box = { x: x - 30, y: 12, width: 60, height: 52 };
  const height = (box.height * value) / 100;
  return (
    rect(box, { fill: COLOUR.paper }) +
    rect({ ...box, y: box.y + box.height - height, height }, { fill: COLOUR.sky, "fill-opacity": 0.55 }) +
    rect(box, { fill: "none", stroke: COLOUR.ink, "stroke-width": 2, rx: 3 }) +
    text({ x, y: 27 }, letter, { bold: true, size: 16 }) +
    text({ x, y: 49 }, `${value} %`, { size: 15 })
  );
}

/** Two machines on one shaft. */
function transfer(isOn: boolean): string {
  const { x, y } = PTU;
  const wing = (side: 1 | -1) => [
    { x, y },
    { x: x + side * 15, y: y - 9 },
    { x: x + side * 15, y: y + 9 },
  ];
  const fill = isOn ? COLOUR.ink : COLOUR.paper;
  const style = { fill, stroke: COLOUR.ink, "stroke-width": 1.5 };
  return (
    polygon(wing(1), style) +
    polygon(wing(-1), style) +
    (isOn ? "" : cross({ x, y }, 11)) +
    text({ x, y: y + 20 }, "PTU")
  );
}

function row(at: number, name: string, systems: string): readonly string[] {
  const y = TABLE + ROW * (at + 0.5);
  const dots: readonly Point[] = COLUMNS.map((x) => ({ x, y }));
  return [
    line({ x: 8, y: y - ROW / 2 }, { x: 352, y: y - ROW / 2 }, { stroke: COLOUR.faint, "stroke-width": 1 }),
    text({ x: 8, y }, name, { anchor: "start", bold: true }),
    ...dots.map((dot, column) =>
      systems.includes("abc"[column] ?? "?") ? circle(dot, 7, { fill: COLOUR.ink }) : "",
    ),
  ];
}
