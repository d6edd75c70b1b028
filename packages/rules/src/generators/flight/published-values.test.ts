import { describe, expect, it } from "vitest";
import { massToMove } from "./mass.ts";
import { legMinutes, oneInSixty } from "./navigation.ts";
import { RATE_ONE, bankAngle, loadFactor, stallSpeedInTurn, turnRadius } from "./turn.ts";
import {
  FEET_PER_NM,
  KG_PER_LB,
  LITRES_PER_IMPERIAL_GALLON,
  LITRES_PER_US_GALLON,
  MPS_PER_KNOT,
} from "./units.ts";
import { gradientOfAngle, rateOnGradient } from "./vertical.ts";

const RADIANS = Math.PI / 180;

describe("units", () => {
  it.each([
    ["feet in a nautical mile", FEET_PER_NM, 6_076.115_486],
    ["litres in 231 cubic inches", LITRES_PER_US_GALLON, 231 * 0.254 ** 3],
    ["US gallons in an imperial gallon", LITRES_PER_IMPERIAL_GALLON / LITRES_PER_US_GALLON, 1.200_949_93],
    ["pounds in a kilogram", 1 / KG_PER_LB, 2.204_622_62],
    ["knots in a metre per second", 1 / MPS_PER_KNOT, 1.943_844_49],
  ])("%s", (_what, value, published) => {
    expect(value).toBeCloseTo(published, 6);
  });
});

/** Load factors and stall speeds as printed in the FAA Airplane Flying Handbook and Pilot's Handbook (FAA-H-8083). */
describe("level turns", () => {
  it.each([
    [0, 1, 1],
    [30, 1.15, 1.07],
    [45, 1.41, 1.19],
    [60, 2, 1.41],
    [75, 3.86, 1.97],
  ])("with %i° of bank load the wing %f times", (bank, factor, stallFactor) => {
    expect(loadFactor(bank)).toBeCloseTo(factor, 2);
    expect(stallSpeedInTurn(100, bank) / 100).toBeCloseTo(stallFactor, 2);
  });

  it.each([80, 100, 120, 160, 240])("at rate one and %i kt follow the published constants", (tasKt) => {
    // FAA Pilot's Handbook: rate = 1091 tan φ / V and radius in ft = V² / (11.26 tan φ).
    const tangent = Math.tan(bankAngle(tasKt, RATE_ONE) * RADIANS);
    expect((1_091 * tangent) / tasKt).toBeCloseTo(RATE_ONE, 2);
    const radiusFt = turnRadius(tasKt, RATE_ONE) * FEET_PER_NM;
    expect(tasKt ** 2 / (11.26 * tangent) / radiusFt).toBeCloseTo(1, 2);
  });

  it("at rate one need a tenth of the TAS plus 7 at light aeroplane speeds", () => {
    for (let tasKt = 94; tasKt <= 180; tasKt += 1) {
      expect(Math.abs(bankAngle(tasKt, RATE_ONE) - (tasKt / 10 + 7))).toBeLessThan(2);
    }
  });
});

/** Rate of descent table of the FAA Terminal Procedures Publication: 3° is 318 ft a NM. */
describe("glide paths", () => {
  it.each([
    [60, 318],
    [90, 478],
    [120, 637],
    [150, 796],
  ])("of 3° take at %i kt %i ft/min", (groundSpeedKt, published) => {
    expect(Math.abs(rateOnGradient(gradientOfAngle(3), groundSpeedKt) - published)).toBeLessThan(1);
  });

  it("climb 200 ft a NM on 3.3 %", () => {
    expect(rateOnGradient(3.3, 60)).toBeCloseTo(200.5, 1);
  });
});

describe("rules of navigation and loading", () => {
  it("a mile in sixty is a degree", () => {
    expect(oneInSixty(1, 60)).toBe(1);
    expect(Math.asin(1 / 60) / RADIANS).toBeCloseTo(1, 1);
  });

  it("120 kt are two miles a minute", () => {
    expect(legMinutes(50, 120)).toBe(25);
  });

  it("the mass moved is to the whole mass as the shift is to the distance", () => {
    expect(massToMove({ massKg: 2_000, shiftM: 0.1 }, 4)).toBe(50);
  });
});
