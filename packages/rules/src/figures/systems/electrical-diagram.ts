import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, sheet, text, type Point } from "../kit/svg.ts";
import { block, contactor, cross, junction, legend, WORDS, wire } from "./schematic.ts";

const HEIGHT = 345;
const source = choiceField(["on", "off"]);
const state = choiceField(["open", "closed"]);
const load = numberField({ from: 5, to: 90 });

const parameters = recordField({
  sources: recordField({ gen1: source, apu: source, gen2: source, tr1: source, tr2: source }),
  contactors: recordField({
    gcb1: state,
    apb: state,
    gcb2: state,
    btb1: state,
    btb2: state,
    k1: state,
    k2: state,
    k3: state,
  }),
  /** kVA on the AC buses, A on the DC buses. */
  loads: recordField({ ac1: load, ac2: load, dc1: load, dc2: load, ess: load }),
});

type Contactors = Readonly<Record<"gcb1" | "apb" | "gcb2" | "btb1" | "btb2", "open" | "closed">>;

/** Generators that run and would work in parallel, which they cannot do here. */
function areParallel(
  sources: Readonly<Record<"gen1" | "apu" | "gen2", "on" | "off">>,
  of: Contactors,
): boolean {
  const left = sources.gen1 === "on" && of.gcb1 === "closed";
  const middle = sources.apu === "on" && of.apb === "closed";
  const right = sources.gen2 === "on" && of.gcb2 === "closed";
  const [one, two] = [of.btb1 === "closed", of.btb2 === "closed"];
  return (left && middle && one) || (middle && right && two) || (left && right && one && two);
}

/** Buses of a twin-jet with their sources and contactors. */
export const electricalDiagram = defineFigure({
  parameters,
  alt: {
    en: "Diagram of the electrical system of a twin-jet: generators, contactors, buses, battery",
    ar: "مخطط النظام الكهربائي لطائرة نفاثة بمحركين: مولدات وملامسات وقضبان توزيع وبطارية",
  },
  fault: ({ sources, contactors }) =>
    areParallel(sources, contactors) ? "generators would work in parallel" : null,
  svg: ({ sources, contactors, loads }, language) => {
    const bus = (centre: Point, name: string, amount: string) =>
      block(centre, { width: 92, height: 40, lines: [name, amount] });
    return sheet(HEIGHT, [
      ...wires(),
      generator({ x: 62, y: 26 }, "G1", sources.gen1),
      generator({ x: 180, y: 26 }, "APU", sources.apu),
      generator({ x: 298, y: 26 }, "G2", sources.gen2),
      ...switches(contactors),
      bus({ x: 62, y: 128 }, "AC BUS 1", `${loads.ac1} kVA`),
      bus({ x: 298, y: 128 }, "AC BUS 2", `${loads.ac2} kVA`),
      rectifier({ x: 62, y: 186 }, "TR 1", sources.tr1),
      rectifier({ x: 298, y: 186 }, "TR 2", sources.tr2),
      bus({ x: 62, y: 240 }, "DC BUS 1", `${loads.dc1} A`),
      bus({ x: 298, y: 240 }, "DC BUS 2", `${loads.dc2} A`),
      bus({ x: 180, y: 298 }, "DC ESS", `${loads.ess} A`),
      block({ x: 310, y: 298 }, { width: 56, lines: ["BAT"], fill: COLOUR.faint }),
      legend(332, [
        [
          circle({ x: 24, y: 332 }, 8, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 }) +
            cross({ x: 24, y: 332 }, 7),
          WORDS.off[language],
          24,
        ],
      ]),
    ]);
  },
});

function wires(): readonly string[] {
  return [
    wire({ x: 62, y: 40 }, { x: 62, y: 298 }, { x: 140, y: 298 }),
    wire({ x: 298, y: 40 }, { x: 298, y: 240 }),
    wire({ x: 180, y: 40 }, { x: 180, y: 128 }),
    wire({ x: 62, y: 128 }, { x: 298, y: 128 }),
    wire({ x: 62, y: 240 }, { x: 298, y: 240 }),
    wire({ x: 220, y: 298 }, { x: 290, y: 298 }),
    junction({ x: 180, y: 128 }),
  ];
}

function generator(centre: Point, name: string, is: "on" | "off"): string {
  return (
    circle(centre, 20, { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 2 }) +
    (is === "on" ? "" : cross(centre, 20)) +
    text(centre, name, { bold: true })
  );
}

function rectifier(centre: Point, name: string, is: "on" | "off"): string {
  return (
    block(centre, { width: 56, lines: [] }) +
    (is === "on" ? "" : cross(centre, 16)) +
    text(centre, name, { bold: true })
  );
}

function switches(
  of: Contactors & Readonly<Record<"k1" | "k2" | "k3", "open" | "closed">>,
): readonly string[] {
  const upright = (point: Point, name: keyof Contactors, at: readonly [number, "start" | "end"]) =>
    contactor(point, { isOn: of[name] === "closed", isUpright: true }) +
    text({ x: point.x + at[0], y: point.y }, name.toUpperCase(), { anchor: at[1] });
  const lying = (point: Point, name: keyof typeof of, below: number) =>
    contactor(point, { isOn: of[name] === "closed", isUpright: false }) +
    text({ x: point.x, y: point.y + below }, name.toUpperCase());
  return [
    upright({ x: 62, y: 76 }, "gcb1", [12, "start"]),
    upright({ x: 180, y: 76 }, "apb", [12, "start"]),
    upright({ x: 298, y: 76 }, "gcb2", [-20, "end"]),
    lying({ x: 144, y: 128 }, "btb1", 20),
    lying({ x: 216, y: 128 }, "btb2", 20),
    lying({ x: 180, y: 240 }, "k1", 20),
    lying({ x: 98, y: 298 }, "k2", 20),
    lying({ x: 254, y: 298 }, "k3", 20),
  ];
}
