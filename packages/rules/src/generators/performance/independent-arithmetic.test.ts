import { describe, expect, it } from "vitest";
import { RADIANS, eachItem, expectNear, read, toNumber } from "../reckoning-fixture.ts";
import { bankForLoadFactor } from "./bank-limit.ts";
import { bankedRadius, bankedRate } from "./banked-turns.ts";
import { glideDistance } from "./glide.ts";
import { gradientInFeetPerMile } from "./gradient-units.ts";
import { hydroplaningSpeed } from "./hydroplaning.ts";
import { landingDistanceRequired } from "./landing-factors.ts";
import { manoeuvringSpeedOfLimit } from "./manoeuvring-speed.ts";
import { speedWithMass } from "./mass-and-speed.ts";
import { obstacleMargin } from "./obstacle-margin.ts";
import { referenceSpeed } from "./reference-speeds.ts";
import { thrustGradient } from "./thrust-gradient.ts";
import { timedTurn } from "./timed-turn.ts";

const G = 9.806_65;
const METRES_PER_SECOND = 1_852 / 3_600;

/** How far a rounded number may be from the square root of a square that another way gives. */
function expectSquare(right: string, square: number, stem: string): void {
  const shown = toNumber(right);
  expect((shown - 0.5) ** 2 <= square && square <= (shown + 0.5) ** 2, `${stem} ${right}`).toBe(true);
}

describe("speeds", () => {
  it("from a stall speed: tenths counted in whole numbers", () => {
    expectNear(referenceSpeed, 0.5, (stem) => {
      const landing = read(stem, /(\d+) kt in landing/);
      const takeOff = read(stem, /(\d+) kt in take-off/);
      return (stem.includes("VREF") ? 13 * landing : 12 * takeOff) / 10;
    });
  });

  it("at another mass: lift as speed squared", () => {
    eachItem(speedWithMass, (stem, right) => {
      const [from = 0, to = 0] = [...stem.matchAll(/(\d+) kg/g)].map((match) => Number(match[1]));
      expectSquare(right, (read(stem, /(\d+) kt/) ** 2 * to) / from, stem);
    });
  });

  it("of manoeuvre: lift at the limit is the limit times the lift at the stall", () => {
    eachItem(manoeuvringSpeedOfLimit, (stem, right) => {
      expectSquare(right, read(stem, /VS1 (\d+)/) ** 2 * read(stem, /load factor ([\d.]+)/), stem);
    });
  });

  it("of hydroplaning: the square of the speed is 81 or 59.29 times the pressure", () => {
    eachItem(hydroplaningSpeed, (stem, right) => {
      const psi = read(stem, /pressure ([\d.]+) bar/) * 14.5;
      expectSquare(right, psi * (stem.includes("a rolling tyre") ? 81 : 59.29), stem);
    });
  });
});

describe("turns", () => {
  it("bank of a load factor: the sideways part of the lift over the weight", () => {
    expectNear(bankForLoadFactor, 0.5, (stem) => {
      const factor = read(stem, /exceed ([\d.]+\d)/, /load factor of ([\d.]+\d)/, /than ([\d.]+\d) g/);
      return Math.atan(Math.sqrt(factor ** 2 - 1)) / RADIANS;
    });
  });

  it("radius: the sideways acceleration from the load factor", () => {
    eachItem(bankedRadius, (stem, right) => {
      const speed = read(stem, /(\d+) kt/) * METRES_PER_SECOND;
      const factor = 1 / Math.cos(read(stem, /(\d+)° of bank/) * RADIANS);
      const radius = speed ** 2 / (G * Math.sqrt(factor ** 2 - 1));
      expect(Math.abs(toNumber(right) - radius), stem).toBeLessThanOrEqual(0.5);
    });
  });

  it("rate: 1091 tan φ / V", () => {
    expectNear(bankedRate, 0.06, (stem) => {
      return (1_091 * Math.tan(read(stem, /(\d+)° of bank/) * RADIANS)) / read(stem, /(\d+) kt/);
    });
  });

  it("time at rate one: the heading turned degree by degree", () => {
    expectNear(timedTurn, 0.5, (stem) => {
      const step = stem.includes("by the left") ? 359 : 1;
      const to = read(stem, /to heading (\d+)/) % 360;
      let [heading, degrees] = [read(stem, /from heading (\d+)/) % 360, 0];
      for (; heading !== to; heading = (heading + step) % 360) degrees += 1;
      return (degrees / 180) * 60;
    });
  });
});

describe("climb, glide and landing", () => {
  it("ft/NM: metres of a nautical mile turned into feet", () => {
    expectNear(gradientInFeetPerMile, 0.5, (stem) => (read(stem, /([\d.]+) %/) * 18.52) / 0.3048);
  });

  it("margin: reckoned in metres", () => {
    expectNear(obstacleMargin, 0.5, (stem) => {
      const climbed = (read(stem, /gradient ([\d.]+) %/) * read(stem, /(\d+) m beyond/)) / 100;
      return (50 * 0.3048 + climbed - read(stem, /obstacle (\d+) ft/) * 0.3048) / 0.3048;
    });
  });

  it("gradient: forces in newtons along the path", () => {
    expectNear(thrustGradient, 0.051, (stem) => {
      const weight = read(stem, /mass (\d+) t/) * 1_000 * 9.81;
      const drag = weight / read(stem, /ratio ([\d.]+),/);
      return (100 * (read(stem, /thrust (\d+) kN/) * 1_000 - drag)) / weight;
    });
  });

  it("glide: the time aloft at the rate of descent, flown at the ground speed", () => {
    expectNear(glideDistance, 0.051, (stem) => {
      const tas = read(stem, /TAS (\d+) kt/);
      const tail = read(stem, /(?:headwind|tailwind) (\d+) kt/) * (stem.includes("tailwind") ? 1 : -1);
      const height = (read(stem, /altitude (\d+) ft/) - read(stem, /terrain (\d+) ft/)) * 0.3048;
      const sink = (tas * METRES_PER_SECOND) / read(stem, /ratio ([\d.]+),/);
      return (height / sink / 3_600) * (tas + tail);
    });
  });

  it("landing: seven tenths of the answer are what the aeroplane needs", () => {
    eachItem(landingDistanceRequired, (stem, right) => {
      const isSlow = /wet paved|grass/.test(stem);
      const slope = Number(/(\d) % downslope/.exec(stem)?.[1] ?? 0);
      const needed = (read(stem, /manual (\d+) m/) * (isSlow ? 115 : 100) * (100 + 5 * slope)) / 10_000;
      expect(Math.abs(toNumber(right) * 0.7 - needed), stem).toBeLessThanOrEqual(0.36);
    });
  });
});
