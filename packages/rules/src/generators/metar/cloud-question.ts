import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import { METRES_PER_FOOT } from "../flight/units.ts";
import type { ChoiceProblem, Mistake, NumberProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import { OKTAS } from "./meaning.ts";
import type { CloudAmount, CloudLayer, Metar } from "./report.ts";
import { STATIONS } from "./station.ts";
import { writeLayer, writeMetar } from "./write-report.ts";

const FEET_PER_METRE = 1 / METRES_PER_FOOT;

function layersOf({ condition }: Metar): readonly CloudLayer[] {
  if (condition.kind === "cavok" || condition.sky.kind !== "clouds") return [];
  return condition.sky.layers;
}

const TYPE_WORDS = { CB: "cumulonimbus", TCU: "towering cumulus" } as const;

type Reading = {
  readonly amount: CloudAmount;
  readonly base: string;
  readonly above?: "the aerodrome" | "mean sea level";
  readonly type: CloudLayer["type"];
};

function describe({ amount, base, above = "the aerodrome", type }: Reading): string {
  const kind = type === null ? "" : `, ${TYPE_WORDS[type]}`;
  return `${OKTAS[amount]}, base ${base} above ${above}${kind}`;
}

const MORE: Readonly<Record<CloudAmount, CloudAmount>> = { FEW: "SCT", SCT: "BKN", BKN: "OVC", OVC: "BKN" };
const LESS: Readonly<Record<CloudAmount, CloudAmount>> = { FEW: "BKN", SCT: "FEW", BKN: "SCT", OVC: "SCT" };

function typeMisreadings(layer: CloudLayer) {
  const base = `${layer.feet} ft`;
  if (layer.type === null) return [];
  const other = layer.type === "CB" ? "TCU" : "CB";
  return [
    {
      id: "cloud-type-swapped",
      why: "Swaps CB (cumulonimbus) and TCU (towering cumulus).",
      text: describe({ ...layer, base, type: other }),
    },
    {
      id: "cloud-type-left-out",
      why: "Leaves out the letters of the cloud type.",
      text: describe({ ...layer, base, type: null }),
    },
  ];
}

/** The figures in another unit or step, and oktas as tenths. */
function figureMisreadings(layer: CloudLayer) {
  return [
    {
      id: "cloud-base-in-metres",
      why: "Took the cloud base in metres.",
      text: describe({ ...layer, base: `${layer.feet} m` }),
    },
    {
      id: "cloud-base-in-tens",
      why: "Takes the figures for tens of feet.",
      text: describe({ ...layer, base: `${layer.feet / 10} ft` }),
    },
    {
      id: "cloud-base-in-thousands",
      why: "Takes the figures for thousands of feet.",
      text: describe({ ...layer, base: `${layer.feet * 10} ft` }),
    },
    {
      id: "cloud-amount-in-tenths",
      why: "Takes the amount for tenths of the sky; an okta is an eighth.",
      text: describe({ ...layer, base: `${layer.feet} ft` }).replace("oktas", "tenths"),
    },
  ];
}

function drawCloudQuestion(random: Random): ChoiceProblem {
  const metar = drawMetarWith(random, (one) => layersOf(one).length > 0);
  const layers = layersOf(metar);
  const layer = layers[random.below(layers.length)];
  if (layer === undefined) throw new Error("The wanted report has clouds");
  const group = writeLayer(layer);
  const base = `${layer.feet} ft`;
  const question = pick(random, [
    `What does the cloud group ${group} of this report mean?`,
    `Decode ${group} in this report.`,
    `Which cloud does ${group} describe in this report?`,
  ]);
  const kind = layer.type === null ? "" : `; ${layer.type} = ${TYPE_WORDS[layer.type]}`;
  return {
    shape: "choice",
    stem: `${question}\n${writeMetar(metar)}`,
    right: {
      text: describe({ ...layer, base }),
      why: "Correct: amount, base in hundreds of feet above the aerodrome, type.",
    },
    mistakes: [
      {
        id: "cloud-amount-too-large",
        why: "Takes the next larger amount or a wrong one for the letters.",
        text: describe({ ...layer, base, amount: MORE[layer.amount] }),
      },
      {
        id: "cloud-amount-too-small",
        why: "Takes the letters for another amount of cloud.",
        text: describe({ ...layer, base, amount: LESS[layer.amount] }),
      },
      {
        id: "cloud-base-above-sea",
        why: "Takes the height above the aerodrome for an altitude.",
        text: describe({ ...layer, base, above: "mean sea level" }),
      },
      ...figureMisreadings(layer),
      ...typeMisreadings(layer),
    ],
    explanation: `${group}: ${layer.amount} = ${OKTAS[layer.amount]}; the three figures are hundreds of feet above the aerodrome, ${base}${kind}.`,
  };
}

export const metarCloud: Template = {
  id: "metar-cloud-group",
  version: 5,
  title: "Cloud group in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 1,
  reference: "ICAO Annex 3, appendix 3, 4.5",
  draw: drawCloudQuestion,
};

/** The ceiling: base of the lowest layer that covers more than half the sky, in ft above the aerodrome. ICAO Annex 2, definitions. */
export function findCeilingFeet(layers: readonly CloudLayer[]): number | undefined {
  return layers.find(({ amount }) => amount === "BKN" || amount === "OVC")?.feet;
}

/** Aerodromes high enough above the sea that forgetting the elevation shows. */
const LEAST_ELEVATION_FEET = 80;

function elevationOf(metar: Metar): number {
  return STATIONS.find(({ code }) => code === metar.station)?.elevationFeet ?? 0;
}

function ceilingMistakes(layers: readonly CloudLayer[], elevation: number): readonly Mistake[] {
  const ceiling = findCeilingFeet(layers) ?? 0;
  const lowest = layers[0]?.feet ?? 0;
  const highest = layers.at(-1)?.feet ?? 0;
  return [
    {
      id: "lowest-layer-as-ceiling",
      why: "Takes the lowest layer for the ceiling, though it covers half the sky or less.",
      value: lowest + elevation,
    },
    {
      id: "highest-layer-as-ceiling",
      why: "Takes the highest layer for the ceiling.",
      value: highest + elevation,
    },
    {
      id: "elevation-forgotten",
      why: "Gives the height above the aerodrome, not the altitude.",
      value: ceiling,
    },
    {
      id: "elevation-subtracted",
      why: "Subtracts the elevation instead of adding it.",
      value: ceiling - elevation,
    },
    {
      id: "cloud-base-in-metres",
      why: "Took the cloud base in metres and converted it to feet.",
      value: ceiling * FEET_PER_METRE + elevation,
    },
    {
      id: "metres-and-no-elevation",
      why: "Took the cloud base in metres and left out the elevation.",
      value: ceiling * FEET_PER_METRE,
    },
    {
      id: "cloud-base-in-thousands",
      why: "Takes the figures for thousands of feet.",
      value: ceiling * 10 + elevation,
    },
    {
      id: "cloud-base-in-tens",
      why: "Takes the figures for tens of feet.",
      value: ceiling / 10 + elevation,
    },
  ];
}

function drawCeilingQuestion(random: Random): NumberProblem {
  const metar = drawMetarWith(random, (one) => {
    const layers = layersOf(one);
    return (
      layers.length > 1 && findCeilingFeet(layers) !== undefined && elevationOf(one) >= LEAST_ELEVATION_FEET
    );
  });
  const layers = layersOf(metar);
  const ceiling = findCeilingFeet(layers) ?? 0;
  const elevation = elevationOf(metar);
  const question = pick(random, [
    `The aerodrome elevation is ${elevation} ft. At which altitude is the ceiling of this report, in ft?`,
    `Elevation ${elevation} ft: find the altitude (ft above mean sea level) of the ceiling in this report.`,
    `Climbing from an aerodrome at ${elevation} ft with this report, at which altitude in ft is the ceiling reached?`,
  ]);
  const group = layers.find(({ feet, amount }) => feet === ceiling && (amount === "BKN" || amount === "OVC"));
  return {
    shape: "number",
    stem: `${question}\n${writeMetar(metar)}`,
    unit: "ft",
    decimals: 0,
    value: ceiling + elevation,
    tolerance: 20,
    mistakes: ceilingMistakes(layers, elevation),
    explanation: `The ceiling is the lowest layer of more than 4 oktas (BKN or OVC): ${group === undefined ? "" : writeLayer(group)}, ${ceiling} ft above the aerodrome. Altitude = height + elevation = ${ceiling} ft + ${elevation} ft = ${ceiling + elevation} ft.`,
  };
}

export const metarCeiling: Template = {
  id: "metar-ceiling-altitude",
  version: 3,
  title: "Altitude of the ceiling in a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 3,
  reference: "ICAO Annex 2, chapter 1 (ceiling); Annex 3, appendix 3, 4.5",
  draw: drawCeilingQuestion,
};
