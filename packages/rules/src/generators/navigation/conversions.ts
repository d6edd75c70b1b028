import {
  KG_PER_LB,
  KM_PER_NM,
  LITRES_PER_IMPERIAL_GALLON,
  LITRES_PER_US_GALLON,
  METRES_PER_FOOT,
  MPS_PER_KNOT,
} from "../flight/units.ts";

/** A wrong factor and the mistake behind it. */
type WrongFactor = readonly [id: string, why: string, factor: number];

/** Something a pilot reads in one unit and needs in another. */
export type Conversion = {
  /** Beginning of the stem, up to the number. */
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** One `from` in `to`. */
  readonly factor: number;
  /** Least and largest number to convert. */
  readonly range: readonly [least: number, most: number];
  readonly wrong: readonly WrongFactor[];
};

/** Kilometres in a statute mile, exact. Source: ICAO Annex 5. */
const KM_PER_STATUTE_MILE = 1.609_344;

const swapped = (factor: number): WrongFactor => [
  "factor-upside-down",
  "Uses the factor upside down: divides where it has to multiply, or the other way round.",
  factor,
];
const TENTH_FORGOTTEN = "Uses the rule of thumb without its ten percent.";
const TENTH_WRONG_WAY = "Applies the ten percent of the rule of thumb the wrong way.";
const TENTH_TWICE = "Applies the ten percent of the rule of thumb twice.";
const STATUTE = "Takes the statute mile for the nautical mile.";

const LENGTH_TO_KM: readonly WrongFactor[] = [
  swapped(1 / KM_PER_NM),
  ["statute-mile", STATUTE, KM_PER_STATUTE_MILE],
  ["tenth-forgotten", TENTH_FORGOTTEN, 2],
  ["tenth-wrong-way", TENTH_WRONG_WAY, 2.2],
  ["tenth-twice", TENTH_TWICE, 1.62],
];

const KM_TO_LENGTH: readonly WrongFactor[] = [
  swapped(KM_PER_NM),
  ["statute-mile", STATUTE, 1 / KM_PER_STATUTE_MILE],
  ["tenth-forgotten", TENTH_FORGOTTEN, 0.5],
  ["tenth-wrong-way", TENTH_WRONG_WAY, 0.45],
  ["tenth-twice", TENTH_TWICE, 0.605],
];

/** Every conversion asked. Rules of thumb: doubling or halving, or three feet to the metre, corrected by ten percent. */
export const CONVERSIONS: readonly [Conversion, ...Conversion[]] = [
  {
    what: "The tower stands on a hill of",
    from: "ft",
    to: "m",
    factor: METRES_PER_FOOT,
    range: [420, 2_900],
    wrong: [
      swapped(1 / METRES_PER_FOOT),
      ["yard", "Takes yards for feet.", METRES_PER_FOOT * 3],
      ["tenth-forgotten", TENTH_FORGOTTEN, 1 / 3],
      ["tenth-twice", TENTH_TWICE, 0.27],
      ["quarter", "Divides by 4 instead of 3.28.", 0.25],
    ],
  },
  {
    what: "The landing distance available is",
    from: "m",
    to: "ft",
    factor: 1 / METRES_PER_FOOT,
    range: [450, 2_600],
    wrong: [
      swapped(METRES_PER_FOOT),
      ["yard", "Gives yards instead of feet.", 1 / METRES_PER_FOOT / 3],
      ["tenth-forgotten", TENTH_FORGOTTEN, 3],
      ["tenth-twice", TENTH_TWICE, 3.63],
      ["four-feet", "Takes 4 ft for a metre.", 4],
    ],
  },
  {
    what: "Your ground speed is",
    from: "kt",
    to: "km/h",
    factor: KM_PER_NM,
    range: [62, 240],
    wrong: [
      ...LENGTH_TO_KM,
      ["metres-per-second", "Gives m/s instead of km/h.", MPS_PER_KNOT],
      ["knots-as-metres-per-second", "Takes the knots for m/s.", 3.6],
    ],
  },
  {
    what: "The speed limit in the manual of a glider is",
    from: "km/h",
    to: "kt",
    factor: 1 / KM_PER_NM,
    range: [120, 280],
    wrong: [...KM_TO_LENGTH, ["metres-per-second", "Gives m/s instead of knots.", 1 / 3.6]],
  },
  {
    what: "A leg on the chart is",
    from: "NM",
    to: "km",
    factor: KM_PER_NM,
    range: [40, 320],
    wrong: LENGTH_TO_KM,
  },
  {
    what: "The next aerodrome is",
    from: "km",
    to: "NM",
    factor: 1 / KM_PER_NM,
    range: [80, 420],
    wrong: KM_TO_LENGTH,
  },
  {
    what: "The load sheet shows",
    from: "kg",
    to: "lb",
    factor: 1 / KG_PER_LB,
    range: [64, 960],
    wrong: [
      swapped(KG_PER_LB),
      ["tenth-forgotten", TENTH_FORGOTTEN, 2],
      ["tenth-wrong-way", TENTH_WRONG_WAY, 1.8],
      ["tenth-twice", TENTH_TWICE, 2.42],
    ],
  },
  {
    what: "The maximum mass in an American manual is",
    from: "lb",
    to: "kg",
    factor: KG_PER_LB,
    range: [1_320, 3_900],
    wrong: [
      swapped(1 / KG_PER_LB),
      ["tenth-forgotten", TENTH_FORGOTTEN, 0.5],
      ["tenth-wrong-way", TENTH_WRONG_WAY, 0.55],
      ["tenth-twice", TENTH_TWICE, 0.405],
    ],
  },
  {
    what: "The gauges show",
    from: "US gal",
    to: "L",
    factor: LITRES_PER_US_GALLON,
    range: [18, 92],
    wrong: [
      swapped(1 / LITRES_PER_US_GALLON),
      ["imperial-gallon", "Takes imperial gallons for US gallons.", LITRES_PER_IMPERIAL_GALLON],
      ["four-litres", "Takes 4 L for a US gallon.", 4],
      ["three-litres", "Takes 3 L for a US gallon.", 3],
      ["quart", "Takes US quarts for US gallons.", LITRES_PER_US_GALLON / 4],
    ],
  },
  {
    what: "The surface wind in the bulletin is",
    from: "m/s",
    to: "kt",
    factor: 1 / MPS_PER_KNOT,
    range: [11, 32],
    wrong: [
      swapped(MPS_PER_KNOT),
      ["km-h", "Gives km/h instead of knots.", 3.6],
      ["statute-mile", "Gives statute miles an hour instead of knots.", 3.6 / KM_PER_STATUTE_MILE],
      ["feet-per-second", "Gives ft/s instead of knots.", 1 / METRES_PER_FOOT],
      ["half-more", "Adds half of the number instead of doubling it.", 1.5],
    ],
  },
];
