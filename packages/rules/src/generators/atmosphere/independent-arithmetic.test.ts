import { describe, expect, it } from "vitest";
import { eachItem, expectNear, read, toNumber } from "../reckoning-fixture.ts";
import { foehnTemperature } from "./foehn.ts";
import { freezingLevel } from "./freezing-level.ts";
import { trueAltitudeOfReading } from "./true-altitude.ts";

describe("temperature and height", () => {
  it("freezing level: the air cooled up to there has 0 °C", () => {
    eachItem(freezingLevel, (stem, right) => {
      const climbed = toNumber(right) - read(stem, /elevation (\d+) ft/);
      expect(read(stem, /temperature (\d+) °C/) - 0.002 * climbed, stem).toBeCloseTo(0, 6);
    });
  });

  it("true altitude: multiplied out, with ISA 15 °C − 1.98 °C per 1000 ft within 0.4 % of the column", () => {
    eachItem(trueAltitudeOfReading, (stem, right) => {
      const [indicated, station] = [read(stem, /altitude (\d+) ft/), read(stem, /station at (\d+) ft/)];
      const deviation = read(stem, /air temperature ([−\d]+) °C/) - 15 + 0.001_98 * indicated;
      const reckoned = indicated * (1 + 0.004 * deviation) - station * 0.004 * deviation;
      expect(Math.abs(toNumber(right) - reckoned), stem).toBeLessThanOrEqual(0.004 * (indicated - station));
    });
  });

  it("foehn: air lifted and let down a hundred feet at a time", () => {
    expectNear(foehnTemperature, 0.051, (stem) => {
      const [base, crest] = [read(stem, /cloud from (\d+) ft/), read(stem, /crest at (\d+) ft/)];
      const lee = read(stem, /valley at (\d+) ft/, /lee at (\d+) ft/, /at (\d+) ft in the lee/);
      let celsius = read(stem, /(\d+) °C at \d+ ft on/);
      for (let feet = read(stem, /°C at (\d+) ft on/); feet < crest; feet += 100) {
        celsius -= feet < base ? 0.3 : 0.15;
      }
      for (let feet = crest; feet > lee; feet -= 100) celsius += 0.3;
      return celsius;
    });
  });
});
