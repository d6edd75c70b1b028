import { choiceField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, sheet, text, type Point } from "../kit/svg.ts";
import { block, cross, legend, valve, valveSign, WORDS, wire } from "./schematic.ts";

const DUCT = 158;
const state = choiceField(["open", "closed"]);
const source = choiceField(["on", "off"]);

/** What hangs on the duct and where; sources below it, users above it. */
const USERS = {
  pack1: { x: 48, name: "PACK 1" },
  wing1: { x: 130, name: "WAI 1" },
  wing2: { x: 230, name: "WAI 2" },
  pack2: { x: 312, name: "PACK 2" },
} as const;
const SOURCES = {
  engine1: { x: 76, name: "ENG 1" },
  apu: { x: 158, name: "APU" },
  engine2: { x: 284, name: "ENG 2" },
} as const;

/** Bleed air of a twin-jet: engines and APU, valves, packs and wing anti-ice. A break of the duct may be shown. */
export const bleedDiagram = defineFigure({
  parameters: recordField({
    sources: recordField({ engine1: source, apu: source, engine2: source }),
    valves: recordField({
      engine1: state,
      apu: state,
      engine2: state,
      cross: state,
      pack1: state,
      wing1: state,
      wing2: state,
      pack2: state,
    }),
    /** Side of the duct that has burst. */
    burst: choiceField(["none", "left side", "right side"]),
  }),
  alt: {
    en: "Diagram of the bleed air system of a twin-jet with engines, APU, valves, packs and wing anti-ice",
    ar: "مخطط هواء الاستنزاف لطائرة نفاثة بمحركين: محركات ووحدة طاقة وصمامات ومجموعات تكييف ومنع تجمد الجناح",
  },
  svg: ({ sources, valves, burst }, language) => {
    const bar = (x: number, y: number, is: "open" | "closed") =>
      valve({ x, y }, { isOn: is === "open", isUpright: true });
    return sheet(338, [
      wire({ x: USERS.pack1.x, y: DUCT }, { x: USERS.pack2.x, y: DUCT }),
      ...entriesOf(USERS).flatMap(([key, { x, name }]) => [
        wire({ x, y: 50 }, { x, y: DUCT }),
        block({ x, y: 36 }, { width: 76, lines: [name] }),
        bar(x, 100, valves[key]),
      ]),
      ...entriesOf(SOURCES).flatMap(([key, { x, name }]) => [
        wire({ x, y: DUCT }, { x, y: 262 }),
        block({ x, y: 276 }, { width: 68, lines: [] }),
        ...(sources[key] === "on" ? [] : [cross({ x, y: 276 }, 16)]),
        text({ x, y: 276 }, name, { bold: true }),
        bar(x, 214, valves[key]),
      ]),
      valve({ x: 190, y: DUCT }, { isOn: valves.cross === "open", isUpright: false }),
      text({ x: 190, y: DUCT + 24 }, "X-BLEED", { anchor: "start" }),
      ...(burst === "none" ? [] : [leak({ x: burst === "left side" ? 100 : 262, y: DUCT })]),
      legend(318, [
        [cross({ x: 22, y: 318 }, 8), WORDS.off[language], 22],
        [valveSign({ x: 150, y: 318 }, true), WORDS.open[language], 150],
        [valveSign({ x: 254, y: 318 }, false), WORDS.shut[language], 254],
      ]),
    ]);
  },
});

function entriesOf<T extends object>(of: T): readonly (readonly [keyof T, T[keyof T]])[] {
  return Object.entries(of) as [keyof T, T[keyof T]][]; // the keys that it was written with
}

/** Rays of hot air out of a break. */
function leak({ x, y }: Point): string {
  const ends = [
    [-12, -16],
    [0, -20],
    [12, -16],
    [-12, 16],
    [0, 20],
    [12, 16],
  ] as const;
  return ends
    .map(([dx, dy]) =>
      line(
        { x: x + dx / 4, y: y + dy / 4 },
        { x: x + dx, y: y + dy },
        { stroke: COLOUR.red, "stroke-width": 3 },
      ),
    )
    .join("");
}
