import { describe, expect, it } from "vitest";
import { dmeGroundDistance } from "../radio/slant-range.ts";
import { localizerDeviation } from "../radio/localizer.ts";
import { radarRange } from "../radio/radar.ts";
import { radioWavelength } from "../radio/wavelength.ts";
import { vhfLineOfSight } from "../radio/line-of-sight.ts";
import { RADIANS, eachItem, expectNear, expectWithin, read } from "../reckoning-fixture.ts";
import { chartScaleDistance } from "./chart-scale.ts";
import { departureOnParallel } from "./departure.ts";
import { sunInUtc } from "./local-mean-time.ts";

const LIGHT_METRES_PER_SECOND = 299_792_458;

describe("maps and time", () => {
  it("departure: an arc about the axis, found from the chord between two points in space", () => {
    expectNear(departureOnParallel, 0.5, (stem) => {
      const latitude = read(stem, /(\d+)°[NS]/) * RADIANS;
      const places = [...stem.matchAll(/(\d{3})°([EW])/g)].map(([, degrees, side]) => {
        const longitude = Number(degrees) * (side === "E" ? 1 : -1) * RADIANS;
        return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude)] as const;
      });
      const [from = [0, 0], to = [0, 0]] = places;
      const chord = Math.hypot(from[0] - to[0], from[1] - to[1]);
      const radius = Math.cos(latitude);
      return ((2 * radius * Math.asin(chord / (2 * radius))) / RADIANS) * 60;
    });
  });

  it("chart: metres on the ground over 1852 m", () => {
    expectNear(chartScaleDistance, 0.051, (stem) => {
      const denominator = Number(/1:([\d ]+\d)/.exec(stem)?.[1]?.replaceAll(" ", ""));
      return (read(stem, /([\d.]+) cm/) * denominator) / 185_200;
    });
  });

  it("sun: the part of a day that the part of the circle takes", () => {
    eachItem(sunInUtc, (stem, right) => {
      const minutes = (text: string) => {
        const [hour = 0, minute = 0] = /(\d\d):(\d\d)/.exec(text)?.slice(1).map(Number) ?? [];
        return hour * 60 + minute;
      };
      const west = read(stem, /(\d{3})°/) * (/°W/.test(stem) ? 1 : -1);
      expect(minutes(right), stem).toBe(minutes(stem) + (1_440 * west) / 360);
    });
  });
});

describe("radio", () => {
  it("DME: the angle of elevation and its cosine", () => {
    expectNear(dmeGroundDistance, 0.051, (stem) => {
      const slant = read(stem, /shows ([\d.]+) NM/);
      const elevation = Math.asin((read(stem, /(\d+) ft above/) * 0.3048) / 1_852 / slant);
      return slant * Math.cos(elevation);
    });
  });

  it("VHF: the horizon of an earth with four thirds of its radius, within 0.5 %", () => {
    expectWithin(vhfLineOfSight, 0.005, (stem) => {
      const horizon = (feet: number) => Math.sqrt(2 * ((6_371 * 4) / 3) * feet * 0.000_304_8) / 1.852;
      return horizon(read(stem, /aircraft at (\d+) ft/)) + horizon(read(stem, /station at (\d+) ft/));
    });
  });

  it("radar: the time between two pulses at the speed of light, within 0.2 %", () => {
    expectWithin(radarRange, 0.002, (stem) => {
      const seconds = 1 / read(stem, /(\d+) pulses/);
      return (LIGHT_METRES_PER_SECOND * seconds) / 2 / 1_852;
    });
  });

  it("wavelength: the way of light in one period, within 0.2 %", () => {
    expectWithin(
      radioWavelength,
      0.002,
      (stem) => LIGHT_METRES_PER_SECOND / (read(stem, /(\d+) kHz/) * 1_000),
    );
  });

  it("localizer: a sixtieth of the distance for each degree, in metres", () => {
    expectNear(localizerDeviation, 0.5, (stem) => {
      const degrees = read(stem, /shows ([\d.]+) dot/) / 2;
      return (degrees * read(stem, /([\d.]+) NM/) * 1_852) / 60;
    });
  });
});
