import { CRUISE_ALTITUDES, CRUISE_SPEEDS, cruiseAt } from "../../figures/tables/cruise-table.ts";
import {
  distanceIn,
  LANDING_GROWTH,
  TABLE_ALTITUDES,
  TABLE_TEMPERATURES,
  TAKE_OFF_GROWTH,
} from "../../figures/tables/distance-tables.ts";
import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

/** A cell of a table of distances, never at its edge, and the cells around it. */
function drawCells(random: Random, growth: typeof TAKE_OFF_GROWTH) {
  const row = 1 + random.below(TABLE_ALTITUDES.length - 2);
  const column = 1 + random.below(TABLE_TEMPERATURES.length - 2);
  const base = drawNumber(random, { from: 350, to: 700, step: 5 });
  const mass = drawNumber(random, { from: 900, to: 1_400, step: 10 });
  const at = (down: number, right: number) =>
    distanceIn(
      { altitude: TABLE_ALTITUDES[row + down] ?? 0, temperature: TABLE_TEMPERATURES[column + right] ?? 0 },
      base,
      growth,
    );
  return {
    own: { mass, base },
    altitude: TABLE_ALTITUDES[row] ?? 0,
    temperature: TABLE_TEMPERATURES[column] ?? 0,
    here: at(0, 0),
    warmer: at(0, 1),
    colder: at(0, -1),
    higher: at(1, 0),
    lower: at(-1, 0),
    both: at(1, 1),
  };
}

function drawTakeOff(random: Random): NumberProblem {
  const { own, altitude, temperature, here, both, ...cells } = drawCells(random, TAKE_OFF_GROWTH);
  const isWarm = random.below(2) === 0;
  const [asked, other] = isWarm ? [cells.warmer, cells.higher] : [cells.higher, cells.warmer];
  const before = isWarm ? cells.colder : cells.lower;
  const conditions = isWarm
    ? `pressure altitude ${altitude} ft, ${temperature + 5} °C`
    : `pressure altitude ${altitude + 500} ft, ${temperature} °C`;
  const value = (here + asked) / 2;
  return {
    shape: "number",
    stem: pick(random, [
      `A runway lies at ${conditions}. After how many metres does this aeroplane pass 15 m, read half-way between two values?`,
      `How many metres to a height of 15 m does this aeroplane need at ${conditions}, half-way between two values?`,
    ]),
    figure: { kind: "take-off-table", ...own },
    unit: "m",
    decimals: 0,
    value,
    tolerance: 3,
    mistakes: [
      { id: "lower-cell", why: "Takes the value below and does not interpolate.", value: here },
      { id: "upper-cell", why: "Takes the value above and does not interpolate.", value: asked },
      {
        id: "other-direction",
        why: isWarm ? "Interpolates between two altitudes." : "Interpolates between two temperatures.",
        value: (here + other) / 2,
      },
      {
        id: "interval-below",
        why: "Interpolates in the interval below the one that is asked for.",
        value: (here + before) / 2,
      },
      { id: "value-before", why: "Takes the value of one step too low.", value: before },
      {
        id: "both-directions",
        why: "Interpolates in altitude and in temperature.",
        value: (here + both) / 2,
      },
      {
        id: "next-line",
        why: isWarm
          ? "Interpolates in the line of the next altitude."
          : "Interpolates in the column of the next temperature.",
        value: (other + both) / 2,
      },
    ],
    explanation: String.raw`The table has ${here} m and ${asked} m on either side. Half-way: $\frac{${here} + ${asked}}{2} = ${dec(value, value % 1 === 0 ? 0 : 1)}$ m.`,
  };
}

function drawLanding(random: Random): NumberProblem {
  const { own, altitude, temperature, here, warmer, colder, higher, lower } = drawCells(
    random,
    LANDING_GROWTH,
  );
  const value = here / 0.7;
  return {
    shape: "number",
    stem: pick(random, [
      `Commercial air transport, performance class B, dry runway. Which landing distance must at least be available at ${altitude} ft and ${temperature} °C, in m? The table is not factored.`,
      `Performance class B, dry paved runway, ${altitude} ft and ${temperature} °C: how long must the landing distance available be, in m, with the unfactored distances of this table?`,
    ]),
    figure: { kind: "landing-table", ...own },
    unit: "m",
    decimals: 0,
    value,
    tolerance: 3,
    mistakes: [
      { id: "no-factor", why: "Takes the distance of the table as it stands.", value: here },
      { id: "times-seventy-percent", why: "Multiplies by 0.70 instead of dividing.", value: here * 0.7 },
      { id: "jet-factor", why: "Divides by 0.60, which is for turbojets of class A.", value: here / 0.6 },
      { id: "wet-as-well", why: "Adds the 15 % of a wet runway.", value: value * 1.15 },
      { id: "next-column", why: "Reads the column of the next temperature.", value: warmer / 0.7 },
      { id: "column-before", why: "Reads the column of the temperature before.", value: colder / 0.7 },
      { id: "row-before", why: "Reads the line of the altitude before.", value: lower / 0.7 },
      { id: "next-row", why: "Reads the line of the next altitude.", value: higher / 0.7 },
    ],
    explanation: String.raw`Table: ${here} m. It must not be more than 70 % of the distance available: $\frac{${here}}{0.70} = ${dec(value)}$ m.`,
  };
}

/** A line of a cruise table, the same altitude with other revolutions, and another altitude. */
function drawCruiseLines(random: Random) {
  const own = {
    tas: drawNumber(random, { from: 95, to: 150, step: 1 }),
    flow: drawNumber(random, { from: 24, to: 50, step: 1 }),
  };
  const altitude = pick(random, CRUISE_ALTITUDES);
  const rpm = pick(random, CRUISE_SPEEDS);
  const otherRpm = rpm === CRUISE_SPEEDS[0] ? CRUISE_SPEEDS[1] : CRUISE_SPEEDS[0];
  const otherAltitude = altitude === CRUISE_ALTITUDES[1] ? CRUISE_ALTITUDES[0] : CRUISE_ALTITUDES[1];
  const [here, slow, other] = [
    cruiseAt(altitude, rpm, own),
    cruiseAt(altitude, otherRpm, own),
    cruiseAt(otherAltitude, rpm, own),
  ];
  return { own, altitude, rpm, otherRpm, otherAltitude, here, slow, other };
}

function drawCruise(random: Random): NumberProblem {
  const { own, altitude, rpm, otherRpm, otherAltitude, here, slow, other } = drawCruiseLines(random);
  const wind = drawNumber(random, { from: 10, to: 30, step: 5 }) * pick(random, [-1, 1]);
  const distance = drawNumber(random, { from: 120, to: 360, step: 10 });
  const said = wind > 0 ? `a headwind of ${wind} kt` : `a tailwind of ${-wind} kt`;
  const fuel = (flow: number, speed: number) => (distance / speed) * flow;
  const groundSpeed = here.tas - wind;
  const value = fuel(here.flow, groundSpeed);
  return {
    shape: "number",
    stem: pick(random, [
      `Cruise at ${altitude} ft and ${rpm} RPM over ${distance} NM with ${said}. How many litres does it take, to the nearest litre?`,
      `How much fuel, to the nearest litre, does the cruise of ${distance} NM burn at ${altitude} ft and ${rpm} RPM with ${said}?`,
    ]),
    figure: { kind: "cruise-table", ...own },
    unit: "L",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "wind-left-out",
        why: "Works with the true airspeed and leaves out the wind.",
        value: fuel(here.flow, here.tas),
      },
      {
        id: "wind-wrong-way",
        why: "Applies the wind the wrong way round.",
        value: fuel(here.flow, here.tas + wind),
      },
      {
        id: "other-revolutions",
        why: `Reads the line of ${otherRpm} RPM.`,
        value: fuel(slow.flow, slow.tas - wind),
      },
      {
        id: "other-altitude",
        why: `Reads the lines of ${otherAltitude} ft.`,
        value: fuel(other.flow, other.tas - wind),
      },
      {
        id: "power-for-flow",
        why: "Takes the power in % for the flow in litres an hour.",
        value: fuel(here.power, groundSpeed),
      },
      { id: "one-hour", why: "Takes the flow of one hour for the whole leg.", value: here.flow },
    ],
    explanation: String.raw`The table gives ${here.tas} kt and ${dec(here.flow, 1)} L/h. Ground speed ${groundSpeed} kt, time $\frac{${distance}}{${groundSpeed}} = ${dec(distance / groundSpeed, 2)}$ h, fuel ${dec(value, 1)} L.`,
  };
}

export const takeOffTableDistance: Template = {
  id: "take-off-table",
  version: 2,
  title: "Take-off distance by a table",
  code: "032",
  lo: "032.03",
  difficulty: 3,
  reference:
    "UK CAA CAP 698, Section 2 (take-off); FAA-H-8083-25C, ch. 11, Performance Charts, Interpolation",
  draw: drawTakeOff,
};

export const landingTableFactored: Template = {
  id: "landing-table-factored",
  version: 1,
  title: "Landing distance required of performance class B",
  code: "032",
  lo: "032.03",
  difficulty: 4,
  reference: "Regulation (EU) No 965/2012, CAT.POL.A.330 and CAT.POL.A.335",
  draw: drawLanding,
};

export const cruiseTableFuel: Template = {
  id: "cruise-table-fuel",
  version: 1,
  title: "Fuel of a leg by a cruise table",
  code: "033",
  lo: "033.03",
  difficulty: 4,
  reference:
    "UK CAA CAP 697, Section 2 (cruise power settings); FAA-H-8083-25C, ch. 11, Climb and Cruise Charts",
  draw: drawCruise,
};
