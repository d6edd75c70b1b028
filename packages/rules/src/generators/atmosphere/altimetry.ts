import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";
import { STANDARD_HPA } from "./atmosphere.ts";

const whole = (value: number) => showNumber(value, { decimals: 0 });

/** Feet for each hPa near sea level, as stated in the stems. */
const FEET_PER_HPA = 27;

function drawQfe(random: Random): NumberProblem {
  const hectopascals = drawNumber(random, { from: 8, to: 60, step: 1 });
  const elevation = hectopascals * FEET_PER_HPA;
  const qnh = drawNumber(random, { from: 980, to: 1040, step: 1 });
  const value = qnh - elevation / FEET_PER_HPA;
  return {
    shape: "number",
    stem: pick(random, [
      `The QNH of an aerodrome at ${elevation} ft is ${qnh} hPa. What is its QFE in hPa? Use ${FEET_PER_HPA} ft per hPa.`,
      `Aerodrome elevation ${elevation} ft, QNH ${qnh} hPa, 1 hPa = ${FEET_PER_HPA} ft: find the QFE in hPa.`,
      `Which pressure in hPa makes the altimeter read 0 ft on the ground at ${elevation} ft when the QNH is ${qnh} hPa (${FEET_PER_HPA} ft per hPa)?`,
    ]),
    unit: "hPa",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "qfe-above-qnh",
        why: "Adds the difference: above mean sea level the QFE is lower than the QNH.",
        value: qnh + hectopascals,
      },
      {
        id: "standard-for-qnh",
        why: "Starts from 1013 hPa instead of the QNH.",
        value: STANDARD_HPA - hectopascals,
      },
      {
        id: "standard-and-wrong-way",
        why: "Starts from 1013 hPa and adds the difference.",
        value: STANDARD_HPA + hectopascals,
      },
      {
        id: "one-hectopascal-per-hundred-feet",
        why: "Counts 1 hPa for each 100 ft instead of the stated value.",
        value: qnh - elevation / 100,
      },
      {
        id: "metres-for-feet",
        why: "Counts 8 ft per hPa, the value for metres.",
        value: qnh - elevation / 8,
      },
      { id: "correction-twice", why: "Applies the difference twice.", value: qnh - 2 * hectopascals },
      { id: "qnh-as-qfe", why: "Takes the QNH for the QFE.", value: qnh },
    ],
    explanation: String.raw`$QFE = QNH - elevation / ${FEET_PER_HPA}$ = ${qnh} hPa − ${elevation} ft / ${FEET_PER_HPA} ft/hPa = ${qnh} hPa − ${hectopascals} hPa = ${whole(value)} hPa.`,
  };
}

export const qfeFromQnh: Template = {
  id: "qfe-from-qnh",
  version: 3,
  title: "QFE from QNH and elevation",
  code: "050",
  lo: "050.01.06",
  difficulty: 2,
  reference: "ICAO Doc 8168, altimeter setting; feet per hPa as stated",
  draw: drawQfe,
};

function drawLevelAltitude(random: Random): NumberProblem {
  const level = drawNumber(random, { from: 40, to: 150, step: 5 });
  const qnh = drawWhere(
    random,
    (random) => drawNumber(random, { from: 980, to: 1040, step: 1 }),
    (hpa) => Math.abs(STANDARD_HPA - hpa) >= 6,
  );
  const name = `FL${String(level).padStart(3, "0")}`;
  const feet = level * 100;
  const difference = STANDARD_HPA - qnh;
  const value = feet - difference * FEET_PER_HPA;
  return {
    shape: "number",
    stem: pick(random, [
      `An aircraft flies at ${name} over an area with QNH ${qnh} hPa. What is its altitude in ft? Use ${FEET_PER_HPA} ft per hPa, standard pressure ${STANDARD_HPA} hPa and standard temperature.`,
      `QNH ${qnh} hPa, 1 hPa = ${FEET_PER_HPA} ft, standard pressure ${STANDARD_HPA} hPa: which altitude in ft is ${name} in standard temperature?`,
      `At ${name} the altimeter is turned from ${STANDARD_HPA} hPa to the QNH of ${qnh} hPa. Which altitude in ft does it show then (${FEET_PER_HPA} ft per hPa)?`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 10,
    mistakes: [
      {
        id: "pressure-wrong-way",
        why:
          difference > 0
            ? "Turns the correction round: below standard pressure the altitude is lower than the level."
            : "Turns the correction round: above standard pressure the altitude is higher than the level.",
        value: feet + difference * FEET_PER_HPA,
      },
      { id: "level-as-altitude", why: "Takes the flight level for the altitude.", value: feet },
      {
        id: "thirty-feet-per-hectopascal",
        why: "Uses 30 ft per hPa instead of the stated value.",
        value: feet - difference * 30,
      },
      {
        id: "thirty-feet-wrong-way",
        why: "Uses 30 ft per hPa instead of the stated value and turns the correction round.",
        value: feet + difference * 30,
      },
      {
        id: "correction-twice",
        why: "Applies the correction twice.",
        value: feet - 2 * difference * FEET_PER_HPA,
      },
      {
        id: "thousand-as-standard",
        why: "Counts from 1000 hPa instead of standard pressure.",
        value: feet - (1000 - qnh) * FEET_PER_HPA,
      },
    ],
    explanation: String.raw`$Altitude = FL \times 100 - (${STANDARD_HPA} - QNH) \times ${FEET_PER_HPA}$ = ${feet} ft − (${whole(difference)} hPa) × ${FEET_PER_HPA} ft/hPa = ${whole(value)} ft.`,
  };
}

export const altitudeOfFlightLevel: Template = {
  id: "altitude-of-flight-level",
  version: 3,
  title: "Altitude of a flight level",
  code: "050",
  lo: "050.01.06",
  difficulty: 3,
  reference: "ICAO Doc 8168, altimeter setting; feet per hPa as stated",
  draw: drawLevelAltitude,
};

function drawWrongSetting(random: Random): NumberProblem {
  const indicated = drawNumber(random, { from: 2000, to: 7500, step: 100 });
  const [set, actual] = drawWhere(
    random,
    (random): readonly [number, number] => [
      drawNumber(random, { from: 985, to: 1035, step: 1 }),
      drawNumber(random, { from: 985, to: 1035, step: 1 }),
    ],
    ([one, other]) => Math.abs(one - other) >= 5 && Math.abs(one - other) <= 30,
  );
  const difference = actual - set;
  const value = indicated + difference * FEET_PER_HPA;
  return {
    shape: "number",
    stem: pick(random, [
      `An altimeter still set to ${set} hPa reads ${indicated} ft where the QNH is ${actual} hPa. What is the altitude in ft in standard temperature? Use ${FEET_PER_HPA} ft per hPa.`,
      `A flight keeps ${indicated} ft with the departure QNH of ${set} hPa set. The QNH here is ${actual} hPa. At which altitude in ft does it fly (${FEET_PER_HPA} ft per hPa, standard temperature)?`,
      `Altimeter reading ${indicated} ft, subscale ${set} hPa, QNH ${actual} hPa, 1 hPa = ${FEET_PER_HPA} ft: find the altitude in ft in standard temperature.`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 10,
    mistakes: [
      {
        id: "pressure-wrong-way",
        why:
          difference < 0
            ? "Turns the correction round: from high to low pressure the aircraft is lower than it reads."
            : "Turns the correction round: from low to high pressure the aircraft is higher than it reads.",
        value: indicated - difference * FEET_PER_HPA,
      },
      { id: "reading-as-altitude", why: "Takes the reading for the altitude.", value: indicated },
      {
        id: "thirty-feet-per-hectopascal",
        why: "Uses 30 ft per hPa instead of the stated value.",
        value: indicated + difference * 30,
      },
      {
        id: "thirty-feet-wrong-way",
        why: "Uses 30 ft per hPa instead of the stated value and turns the correction round.",
        value: indicated - difference * 30,
      },
      {
        id: "standard-for-setting",
        why: "Takes standard pressure for the pressure that is set.",
        value: indicated + (actual - STANDARD_HPA) * FEET_PER_HPA,
      },
      {
        id: "correction-twice",
        why: "Applies the correction twice.",
        value: indicated + 2 * difference * FEET_PER_HPA,
      },
    ],
    explanation: String.raw`$Altitude = reading + (QNH - setting) \times ${FEET_PER_HPA}$ = ${indicated} ft + (${actual} hPa − ${set} hPa) × ${FEET_PER_HPA} ft/hPa = ${indicated} ft + (${whole(difference * FEET_PER_HPA)} ft) = ${whole(value)} ft.`,
  };
}

export const altimeterWrongSetting: Template = {
  id: "altimeter-wrong-setting",
  version: 3,
  title: "Altitude with a wrong altimeter setting",
  code: "050",
  lo: "050.01.06",
  difficulty: 3,
  reference: "ICAO Doc 8168, altimeter setting; feet per hPa as stated",
  draw: drawWrongSetting,
};
