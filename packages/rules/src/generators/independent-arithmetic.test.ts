import { describe, expect, it } from "vitest";
import { RADIANS, eachItem, expectNear, read, toNumber } from "./reckoning-fixture.ts";
import {
  localSpeedOfSound,
  machNumber,
  trueAirspeedFromCas,
  trueAirspeedFromMach,
} from "./navigation/airspeed.ts";
import { altimeterWrongSetting, altitudeOfFlightLevel, qfeFromQnh } from "./atmosphere/altimetry.ts";
import { cloudBaseFromSpread } from "./atmosphere/cloud-base.ts";
import { densityAltitude, pressureAltitudeOfAerodrome } from "./atmosphere/density-altitude.ts";
import { compassHeading } from "./navigation/heading-chain.ts";
import { holdingEntry } from "./holding/holding-entry.ts";
import { isaDeviation } from "./atmosphere/isa-deviation.ts";
import { greatCircleTrack, meridianConvergency } from "./navigation/meridian-convergency.ts";
import { adfBearing, vorRadial } from "./radio/radio-aids.ts";
import { localArrivalTime } from "./navigation/time-zone.ts";

const celsiusIn = (stem: string) => read(stem, /(?:temperature|at|for|of|belongs to|is) ([−\d]+) °C/);
const qnhIn = (stem: string) => read(stem, /(?:QNH(?: is| of)?|QNH of an aerodrome at \d+ ft is) (\d+) hPa/);

describe("right answers agree with another way of reckoning", () => {
  it("density altitude: 1.24 PA + 120 T − 1800, and the exact atmosphere within 4 %", () => {
    expectNear(densityAltitude, 0.5, (stem) => {
      return 1.24 * read(stem, /altitude (\d+) ft/) + 120 * celsiusIn(stem) - 1800;
    });
    expectNear(densityAltitude, 330, (stem) => {
      const metres = read(stem, /altitude (\d+) ft/) * 0.3048;
      const pressure = 101_325 * (1 - metres / 44_330.8) ** 5.255_88;
      const density = pressure / (287.053 * (celsiusIn(stem) + 273.15));
      return (44_330.8 * (1 - (density / 1.225) ** (1 / 4.255_88))) / 0.3048;
    });
  });

  it("pressure altitude, flight level and altimeter settings: the same rule multiplied out, against slips of the pen", () => {
    expectNear(pressureAltitudeOfAerodrome, 0.5, (stem) => {
      const feet = read(stem, /(\d+) ft per hPa/, /1 hPa = (\d+) ft/);
      return read(stem, /(?:at|Elevation) (\d+) ft/) + 1013 * feet - qnhIn(stem) * feet;
    });
    expectNear(altitudeOfFlightLevel, 0.5, (stem) => {
      return 100 * read(stem, /FL(\d+)/) + qnhIn(stem) * 27 - 1013 * 27;
    });
    expectNear(altimeterWrongSetting, 0.5, (stem) => {
      const set = read(stem, /set to (\d+) hPa/, /QNH of (\d+) hPa set/, /subscale (\d+) hPa/);
      const actual = read(stem, /where the QNH is (\d+)/, /QNH here is (\d+)/, /QNH (\d+)/);
      return read(stem, /(?:reads|keeps|reading) (\d+) ft/) + actual * 27 - set * 27;
    });
    expectNear(qfeFromQnh, 0.5, (stem) => {
      return (qnhIn(stem) * 27 - read(stem, /(?:at|elevation) (\d+) ft/)) / 27;
    });
  });

  it("ISA deviation: the exact lapse of 1.98 °C per 1000 ft within 0.9 °C", () => {
    expectNear(isaDeviation, 0.9, (stem) => {
      const feet = 100 * read(stem, /FL(\d+)/);
      const celsius = read(stem, /temperature is ([−\d]+) °C/, /temperature ([−\d]+) °C/, / of ([−\d]+) °C/);
      return celsius - Math.max(15 - (6.5 * 0.3048 * feet) / 1000, -56.5);
    });
  });

  it("true airspeed: the compressible equations within 1.5 kt", () => {
    expectNear(trueAirspeedFromCas, 1.5, (stem) => {
      const metres = read(stem, /altitude (\d+) ft/) * 0.3048;
      const pressure = 101_325 * (1 - metres / 44_330.8) ** 5.255_88;
      const kelvin = celsiusIn(stem) + 273.15;
      const impact = 101_325 * ((1 + 0.2 * (read(stem, /CAS (\d+) kt/) / 661.4786) ** 2) ** 3.5 - 1);
      const mach = Math.sqrt(5 * ((impact / pressure + 1) ** (2 / 7) - 1));
      return (mach * Math.sqrt(1.4 * 287.053 * kelvin) * 3600) / 1852;
    });
  });

  it("speed of sound and Mach number: √(κRT) in m/s", () => {
    const sound = (celsius: number) => (Math.sqrt(1.4 * 287.053 * (celsius + 273.15)) * 3600) / 1852;
    const cruise = (stem: string) => sound(read(stem, /temperature(?: is)? ([−\d]+) °C/, / at ([−\d]+) °C/));
    expectNear(localSpeedOfSound, 0.6, (stem) => {
      return sound(read(stem, / at ([−\d]+) °C/, /temperature is ([−\d]+) °C/, /belongs to ([−\d]+) °C/));
    });
    expectNear(machNumber, 0.006, (stem) => read(stem, /TAS(?: is)? (\d+) kt/) / cruise(stem));
    expectNear(trueAirspeedFromMach, 0.6, (stem) => {
      return read(stem, /M(\d\.\d+)/, /Mach (\d\.\d+)/) * cruise(stem);
    });
  });

  it("cloud base: 125 m per °C within 3 %", () => {
    eachItem(cloudBaseFromSpread, (stem, right) => {
      const temperature = read(stem, /[Tt]emperature (\d+) °C/, /reports (\d+) °C/);
      const spread = temperature - read(stem, /dew point(?: of)? (\d+) °C/);
      const elevation = read(stem, /aerodrome (\d+) ft/, /elevation (\d+) ft/);
      const height = toNumber(right) - elevation;
      expect(Math.abs(height / ((spread * 125) / 0.3048) - 1), stem).toBeLessThan(0.03);
    });
  });

  it("headings: needle of a compass turned by its errors", () => {
    expectNear(compassHeading, 0, (stem) => {
      const error = (name: string) => {
        const match = new RegExp(`${name} (\\d+)° ([EW])`).exec(stem);
        return Number(match?.[1]) * (match?.[2] === "E" ? 1 : -1);
      };
      const total = error("ariation") + error("eviation");
      const given = read(stem, /heading(?: is| of)? (\d{3})°/);
      const isCompassGiven = /compass heading(?: is| of)? \d{3}/.test(stem);
      // 360 is added first, so that the remainder is never negative.
      return (given + (isCompassGiven ? total : -total) + 360) % 360;
    });
  });

  it("ADF: the station found by adding vectors", () => {
    expectNear(adfBearing, 0.5, (stem) => {
      const heading = read(stem, /heading (\d+)°/) * RADIANS;
      const relative = read(stem, /relative bearing of(?: the NDB)? (\d+)°/, /of the NDB (\d+)°/) * RADIANS;
      const ahead = [Math.sin(heading), Math.cos(heading)] as const;
      const right = [Math.cos(heading), -Math.sin(heading)] as const;
      const sign = /QDR/.test(stem) ? -1 : 1;
      const east = sign * (ahead[0] * Math.cos(relative) + right[0] * Math.sin(relative));
      const north = sign * (ahead[1] * Math.cos(relative) + right[1] * Math.sin(relative));
      return (Math.atan2(east, north) / RADIANS + 360) % 360;
    });
  });

  it("VOR: an aircraft on the radial sees the indication of the stem", () => {
    eachItem(vorRadial, (stem, right) => {
      const course = read(stem, /(?:course(?: of)?|OBS) (\d+)°/) * RADIANS;
      const radial = toNumber(right) * RADIANS;
      const [along, across] = [Math.cos(radial - course), Math.sin(radial - course)];
      const dots = Math.abs(Math.asin(across)) / RADIANS / 2;
      const seen = `${along > 0 ? "FROM" : "TO"} ${across > 0 ? "left" : "right"} ${Math.round(dots)}`;
      const flag = /\b(FROM|TO)\b/.exec(stem)?.[1];
      const side = /\b(left|right)\b/.exec(stem)?.[1];
      expect(seen, stem).toBe(`${flag} ${side} ${read(stem, /(\d) dots? (?:to|left|right)/, /by (\d) dot/)}`);
    });
  });

  it("holding entries: half-planes of the line at 70°", () => {
    eachItem(holdingEntry, (stem, right) => {
      const side = stem.includes("right turns") ? 1 : -1;
      const inbound = read(stem, /inbound track (\d+)°/);
      const angle = (read(stem, /[Hh]eading (\d+)°/) - inbound) * RADIANS;
      const isDirect = Math.cos(angle - side * 20 * RADIANS) > 0;
      const entry = isDirect ? "Direct" : side * Math.sin(angle) > 0 ? "Offset" : "Parallel";
      expect(right.split(" ")[0], stem).toBe(entry);
    });
  });

  it("time: minutes counted from the start of the month", () => {
    eachItem(localArrivalTime, (stem, right) => {
      const clock = (text: string) => {
        const [hours = 0, minutes = 0, day = 0] = text.match(/\d+/g)?.map(Number) ?? [];
        return (day * 24 + hours) * 60 + minutes;
      };
      const offsets = [...stem.matchAll(/UTC(?:([+−])(\d+)(?::(\d+))?)?/g)].map(
        ([, sign, hours, minutes]) => {
          return (sign === "−" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
        },
      );
      const [from = 0, to = 0] = offsets;
      const departure = clock(/\d\d:\d\d on day \d+/.exec(stem)?.[0] ?? "");
      const duration = /(\d+) h (\d+) min/.exec(stem);
      const flown = Number(duration?.[1]) * 60 + Number(duration?.[2]);
      expect(clock(right) - to, stem).toBe(departure - from + flown);
    });
  });
});

describe("great circles by spherical trigonometry", () => {
  type Place = readonly [latitude: number, longitude: number];

  function placesIn(stem: string): readonly [Place, Place] {
    const found = [...stem.matchAll(/(\d+)°([NS]) (\d+)°([EW])/g)].map((match): Place => [
      Number(match[1]) * (match[2] === "N" ? 1 : -1) * RADIANS,
      Number(match[3]) * (match[4] === "E" ? 1 : -1) * RADIANS,
    ]);
    const [from, to] = found;
    if (from === undefined || to === undefined) throw new Error(`No two places in "${stem}"`);
    return [from, to];
  }

  function bearing([latitude, longitude]: Place, [second, far]: Place): number {
    const across = far - longitude;
    const east = Math.sin(across) * Math.cos(second);
    const north =
      Math.cos(latitude) * Math.sin(second) - Math.sin(latitude) * Math.cos(second) * Math.cos(across);
    return Math.atan2(east, north) / RADIANS;
  }

  const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

  it("convergency is the change of direction, but for 1.5°", () => {
    expectNear(meridianConvergency, 1.5, (stem) => {
      const [from, to] = placesIn(stem);
      return apart(bearing(to, from) + 180, bearing(from, to));
    });
  });

  it("the initial track is the bearing, but for 1.5° and two roundings", () => {
    eachItem(greatCircleTrack, (stem, right) => {
      const [from, to] = placesIn(stem);
      expect(apart(toNumber(right), bearing(from, to)), stem).toBeLessThan(2.5);
    });
  });
});
