import { describe, expect, it } from "vitest";
import { fuelMass } from "../mass/fuel-mass.ts";
import { loadedIndex } from "../mass/load-index.ts";
import { centreInPercentOfChord } from "../mass/mean-chord.ts";
import { eachItem, expectNear, read, toNumber } from "../reckoning-fixture.ts";
import { equalTimeTwoWinds } from "./equal-time-two-winds.ts";
import { fuelAtDestination } from "./fuel-check.ts";
import { specificRange } from "./specific-range.ts";

describe("planning", () => {
  it("equal time: half a minute earlier it is quicker to turn back, half a minute later to fly on", () => {
    eachItem(equalTimeTwoWinds, (stem, right) => {
      const tas = read(stem, /TAS (\d+) kt/);
      const [on = 0, back = 0] = [...stem.matchAll(/(headwind|tailwind) of (\d+) kt/g)].map(
        ([, name, speed]) => tas + Number(speed) * (name === "tailwind" ? 1 : -1),
      );
      /** Hours that flying back takes longer than flying on. */
      const longer = (minutes: number) => {
        const flown = (minutes / 60) * on;
        return flown / back - (read(stem, /distance (\d+) NM/) - flown) / on;
      };
      const minutes = toNumber(right);
      expect(longer(minutes - 0.5) < 0 && longer(minutes + 0.5) > 0, `${stem} ${right}`).toBe(true);
    });
  });

  it("specific range: the way of each hour shared among its tonnes", () => {
    expectNear(specificRange, 0.5, (stem) => {
      const wind = read(stem, /(?:headwind|tailwind) (\d+) kt/) * (stem.includes("headwind") ? -1 : 1);
      const tonnes = (read(stem, /flow (\d+) kg/) * 2) / 1_000;
      return (read(stem, /TAS (\d+) kt/) + wind) / tonnes;
    });
  });

  it("fuel check: rule of three in seconds", () => {
    expectNear(fuelAtDestination, 0.5, (stem) => {
      const now = read(stem, /after \d+ min (\d+) L/);
      const seconds = (read(stem, /(\d+) NM to go/) * 3_600) / read(stem, /speed of (\d+) kt/);
      const used = read(stem, /take-off (\d+) L/) - now;
      return now - (used * seconds) / (read(stem, /after (\d+) min/) * 60);
    });
  });
});

describe("mass", () => {
  it("fuel: cubic inches of a gallon", () => {
    expectNear(fuelMass, 0.5, (stem) => {
      const litres = (read(stem, /(\d+) US gal/) * 231 * 2.54 ** 3) / 1_000;
      return litres * read(stem, /density ([\d.]+) kg/);
    });
  });

  it("percent of the chord: the share brings the arm back", () => {
    eachItem(centreInPercentOfChord, (stem, right) => {
      const chord = read(stem, /length of the MAC ([\d.]+) m/);
      const arm = read(stem, /\(MAC\) at ([\d.]+) m/) + (chord * toNumber(right)) / 100;
      expect(Math.abs(arm - read(stem, /gravity at ([\d.]+) m/)), stem).toBeLessThanOrEqual(chord * 0.000_51);
    });
  });

  it("index: moments about the datum, less those of the reference", () => {
    expectNear(loadedIndex, 0.051, (stem) => {
      const loads = [...stem.matchAll(/(\d+) kg at ([\d.]+) m/g)].map((match) => [
        Number(match[1]),
        Number(match[2]),
      ]);
      const masses = loads.reduce((sum, [mass = 0]) => sum + mass, 0);
      const moments = loads.reduce((sum, [mass = 0, arm = 0]) => sum + mass * arm, 0);
      return (
        read(stem, /operating index ([\d.]+),/) + (moments - masses * read(stem, /− ([\d.]+) m\)/)) / 1_000
      );
    });
  });
});
