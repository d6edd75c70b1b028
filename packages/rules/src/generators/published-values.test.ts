import { describe, expect, it } from "vitest";
import {
  densityRatio,
  pressureAltitude,
  pressureRatio,
  ruleDensityAltitude,
  ruleTemperature,
  speedOfSound,
  standardTemperature,
  trueAirspeed,
} from "./atmosphere/atmosphere.ts";
import { convectiveCloudBase } from "./atmosphere/cloud-base.ts";
import { turnBetween } from "./flight/direction.ts";
import { conversionAngle, convergency, rhumbLineTrack } from "./navigation/great-circle.ts";
import { fromCompass, toCompass } from "./navigation/heading-chain.ts";
import { entryOf, offsetTrack } from "./holding/holding.ts";
import { bearingTo, radialOf } from "./radio/radio-bearing.ts";
import { addMinutes, toLocal, toUtc } from "./navigation/time-zone.ts";

describe("the standard atmosphere of ICAO Doc 7488", () => {
  it.each([
    [0, 15, 1, 1],
    [5_000, 5.094, 0.83205, 0.86167],
    [10_000, -4.812, 0.6877, 0.73848],
    [20_000, -24.624, 0.45954, 0.53281],
    [30_000, -44.436, 0.29695, 0.37413],
    [40_000, -56.5, 0.18509, 0.24617],
  ])("at %i ft: temperature, pressure and density", (feet, celsius, pressure, density) => {
    expect(standardTemperature(feet)).toBeCloseTo(celsius, 2);
    expect(pressureRatio(feet)).toBeCloseTo(pressure, 4);
    expect(densityRatio(feet, celsius)).toBeCloseTo(density, 4);
  });

  it.each([
    ["at mean sea level, 340.294 m/s", 15, 340.294],
    ["at 5000 m, 320.529 m/s", -17.5, 320.529],
    ["above the tropopause, 295.069 m/s", -56.5, 295.069],
  ])("has the speed of sound %s", (_where, celsius, metresPerSecond) => {
    expect(speedOfSound(celsius) * (1852 / 3600)).toBeCloseTo(metresPerSecond, 1);
  });
});

describe("rules of pilots", () => {
  it.each([
    [5_000, 25, 7_400],
    [3_000, 30, 5_520],
    [8_000, -11, 6_800],
  ])("density altitude for %i ft and %i °C", (feet, celsius, expected) => {
    expect(ruleDensityAltitude(feet, celsius)).toBe(expected);
  });

  it.each([
    [0, 15],
    [10_000, -5],
    [35_000, -55],
    [39_000, -56.5],
  ])("ISA temperature at %i ft", (feet, celsius) => {
    expect(ruleTemperature(feet)).toBe(celsius);
  });

  it.each([
    [2_000, 1_003, 27, 2_270],
    [500, 1_023, 30, 200],
    [0, 1_013, 27, 0],
  ])("pressure altitude of %i ft at %i hPa", (feet, qnh, feetPerHpa, expected) => {
    expect(pressureAltitude(feet, qnh, feetPerHpa)).toBe(expected);
  });

  it.each([
    // 1/√σ of the standard atmosphere, as printed on every airspeed correction card (SMOE).
    [5_000, 1.0773],
    [10_000, 1.1637],
    [20_000, 1.37],
  ])("true airspeed at %i ft is calibrated airspeed times SMOE", (feet, factor) => {
    const sigma = densityRatio(feet, standardTemperature(feet));
    expect(trueAirspeed(100, sigma)).toBeCloseTo(100 * factor, 1);
  });

  it.each([
    [0, 0],
    [5, 2_000],
    [12, 4_800],
  ])("cloud base for a spread of %i °C", (spread, feet) => {
    expect(convectiveCloudBase(spread)).toBe(feet);
  });
});

describe("headings", () => {
  it.each([
    // True, variation, deviation, compass: worked by "east is least, west is best".
    [90, 10, -3, 83],
    [210, -7, 2, 215],
    [5, 12, 4, 349],
    [357, -6, -2, 5],
  ])("true %i°, variation %i°, deviation %i° is compass %i°", (heading, variation, deviation, compass) => {
    expect(toCompass(heading, { variation, deviation })).toBe(compass);
    expect(fromCompass(compass, { variation, deviation })).toBe(heading);
  });
});

describe("radio bearings", () => {
  it.each([
    ["090 FROM, needle left 2 dots", { course: 90, flag: "FROM", needle: "left", dots: 2 }, 94],
    ["090 FROM, needle right 2 dots", { course: 90, flag: "FROM", needle: "right", dots: 2 }, 86],
    ["270 TO, needle left 2 dots", { course: 270, flag: "TO", needle: "left", dots: 2 }, 86],
    ["270 TO, needle right 5 dots", { course: 270, flag: "TO", needle: "right", dots: 5 }, 100],
    ["360 FROM, centred", { course: 360, flag: "FROM", needle: "left", dots: 0 }, 360],
  ] as const)("VOR %s", (_case, indication, radial) => {
    expect(radialOf(indication)).toBe(radial);
  });

  it.each([
    [45, 270, 315],
    [300, 120, 60],
    [180, 180, 360],
  ])("heading %i°, relative bearing %i°: QDM %i°", (heading, relative, qdm) => {
    expect(bearingTo(heading, relative)).toBe(qdm);
  });
});

describe("holding entries", () => {
  // Sectors of a pattern with inbound track 090°, as drawn in ICAO Doc 8168: direct 020° to 200° for right turns.
  it.each([
    ["right", 100, "direct"],
    ["right", 30, "direct"],
    ["right", 195, "direct"],
    ["right", 205, "offset"],
    ["right", 265, "offset"],
    ["right", 275, "parallel"],
    ["right", 15, "parallel"],
    ["left", 155, "direct"],
    ["left", 345, "direct"],
    ["left", 335, "offset"],
    ["left", 275, "offset"],
    ["left", 265, "parallel"],
    ["left", 165, "parallel"],
  ] as const)("inbound 090°, %s turns, heading %i°: %s", (turns, heading, entry) => {
    expect(entryOf({ inbound: 90, turns }, heading)).toBe(entry);
  });

  it.each([
    ["right", 360, 150],
    ["left", 360, 210],
    ["right", 90, 240],
    ["left", 200, 50],
  ] as const)("offset track, %s turns, inbound %i°", (turns, inbound, track) => {
    expect(offsetTrack({ inbound, turns })).toBe(track);
  });
});

describe("great circles", () => {
  const RADIANS = Math.PI / 180;
  type Place = { readonly latitude: number; readonly longitude: number };

  /** Initial bearing by spherical trigonometry, the exact way. */
  function bearing(from: Place, to: Place): number {
    const across = (to.longitude - from.longitude) * RADIANS;
    const [first, second] = [from.latitude * RADIANS, to.latitude * RADIANS];
    const east = Math.sin(across) * Math.cos(second);
    const north = Math.cos(first) * Math.sin(second) - Math.sin(first) * Math.cos(second) * Math.cos(across);
    return (Math.atan2(east, north) / RADIANS + 360) % 360;
  }

  const places: readonly (readonly [Place, Place])[] = [
    [
      { latitude: 40, longitude: -10 },
      { latitude: 40, longitude: 20 },
    ],
    [
      { latitude: 60, longitude: 5 },
      { latitude: 52, longitude: -15 },
    ],
    [
      { latitude: -35, longitude: 18 },
      { latitude: -31, longitude: 40 },
    ],
  ];

  it.each([
    [40, 30, 19.28],
    [30, 20, 10],
    [60, 10, 8.66],
  ])("convergency at %i° over %i° of longitude", (latitude, across, expected) => {
    expect(convergency({ latitude, longitude: 0 }, { latitude, longitude: across })).toBeCloseTo(expected, 2);
  });

  it.each(places)("change their direction by the convergency, from %o to %o", (from, to) => {
    const change = turnBetween(bearing(from, to), bearing(to, from) + 180);
    expect(Math.abs(change)).toBeCloseTo(convergency(from, to), -0.3);
  });

  it.each(places)(
    "lie on the pole side of the rhumb line by the conversion angle, from %o to %o",
    (from, to) => {
      const off = turnBetween(rhumbLineTrack(from, to), bearing(from, to));
      expect(Math.abs(Math.abs(off) - conversionAngle(from, to))).toBeLessThan(1);
      const isEast = to.longitude > from.longitude;
      expect(off < 0).toBe(isEast === from.latitude > 0);
    },
  );
});

describe("time", () => {
  it.each([
    ["Dubai to UTC", toUtc({ day: 12, minute: 2 * 60 }, 240), { day: 11, minute: 22 * 60 }],
    ["UTC to Delhi", toLocal({ day: 11, minute: 20 * 60 + 45 }, 330), { day: 12, minute: 2 * 60 + 15 }],
    ["UTC to New York", toLocal({ day: 5, minute: 3 * 60 }, -300), { day: 4, minute: 22 * 60 }],
    ["two days on", addMinutes({ day: 1, minute: 1_439 }, 1_441), { day: 3, minute: 0 }],
  ])("%s", (_case, clock, expected) => {
    expect(clock).toEqual(expected);
  });
});
