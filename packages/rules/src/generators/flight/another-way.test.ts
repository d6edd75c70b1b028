import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuelRequired, safeEndurance } from "./fuel.ts";
import { combine, massToMove, trafficLoad } from "./mass.ts";
import { equalTimeDistance, legDistance, legMinutes, safeReturnMinutes } from "./navigation.ts";
import { distanceForHeight, gradientOfRate, rateOnGradient, slopePercent } from "./vertical.ts";
import { groundSpeed, windCorrectionAngle } from "./wind-triangle.ts";

const RADIANS = Math.PI / 180;
const whole = (min: number, max: number) => fc.integer({ min, max });

/** East and north part of a speed towards a direction. */
function vector(degrees: number, speed: number): readonly [east: number, north: number] {
  return [speed * Math.sin(degrees * RADIANS), speed * Math.cos(degrees * RADIANS)];
}

describe("the wind triangle", () => {
  it("closes: air vector and wind vector add up to the ground vector", () => {
    fc.assert(
      fc.property(whole(1, 360), whole(80, 480), whole(1, 360), whole(0, 60), (track, tas, from, speedKt) => {
        const wind = { fromDegrees: from, speedKt };
        const air = vector(track + windCorrectionAngle(wind, track, tas), tas);
        const blown = vector(from + 180, speedKt);
        const ground = vector(track, groundSpeed(wind, track, tas));
        expect(air[0] + blown[0]).toBeCloseTo(ground[0], 8);
        expect(air[1] + blown[1]).toBeCloseTo(ground[1], 8);
      }),
    );
  });
});

describe("points on the way", () => {
  it("of equal time are as far in time from both ends", () => {
    fc.assert(
      fc.property(whole(50, 4_000), whole(60, 500), whole(60, 500), (distance, outKt, homeKt) => {
        const point = equalTimeDistance(distance, { outKt, homeKt });
        expect(legMinutes(distance - point, outKt)).toBeCloseTo(legMinutes(point, homeKt), 8);
      }),
    );
  });

  it("of safe return use up the safe endurance out and home", () => {
    fc.assert(
      fc.property(whole(60, 600), whole(60, 500), whole(60, 500), (safe, outKt, homeKt) => {
        const out = safeReturnMinutes(safe, { outKt, homeKt });
        expect(out + legMinutes(legDistance(out, outKt), homeKt)).toBeCloseTo(safe, 8);
      }),
    );
  });
});

describe("fuel", () => {
  it("loaded for a flight lasts for it", () => {
    fc.assert(
      fc.property(whole(20, 300), whole(10, 60), whole(3, 9), (tripMinutes, flow, taxi) => {
        const reserveMinutes = 45;
        const plan = { taxi, tripMinutes, contingencyPercent: 0, alternateMinutes: 0, reserveMinutes, flow };
        const usable = fuelRequired(plan);
        expect(safeEndurance({ usable, taxi, reserveMinutes, flow })).toBeCloseTo(tripMinutes, 8);
      }),
    );
  });
});

describe("loads", () => {
  it("balance about their common centre", () => {
    const load = fc.record({ massKg: whole(1, 900), armM: fc.double({ min: -5, max: 9, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(load, { minLength: 1, maxLength: 6 }), (loads) => {
        const centre = combine(loads).armM;
        const turning = loads.reduce((sum, { massKg, armM }) => sum + massKg * (armM - centre), 0);
        expect(turning).toBeCloseTo(0, 6);
      }),
    );
  });

  it("moved bring the centre where it was wanted", () => {
    fc.assert(
      fc.property(whole(20_000, 70_000), whole(1, 25), (massKg, centimetres) => {
        const shiftM = centimetres / 100;
        const moved = massToMove({ massKg, shiftM }, 12);
        const before = { massKg, armM: 17 };
        const after = combine([before, { massKg: -moved, armM: 22 }, { massKg: moved, armM: 10 }]);
        expect(after.armM).toBeCloseTo(17 - shiftM, 8);
      }),
    );
  });

  it("at the traffic limit keep all three limits and touch one", () => {
    const limits = fc.record({
      dryOperating: whole(33_000, 37_000),
      maxZeroFuel: whole(48_000, 52_000),
      maxLanding: whole(52_000, 56_000),
      maxTakeOff: whole(58_000, 63_000),
      takeOffFuel: whole(9_000, 13_000),
      tripFuel: whole(4_000, 8_000),
    });
    fc.assert(
      fc.property(limits, (masses) => {
        const zeroFuel = masses.dryOperating + trafficLoad(masses);
        const room = [
          masses.maxZeroFuel - zeroFuel,
          masses.maxTakeOff - zeroFuel - masses.takeOffFuel,
          masses.maxLanding - (zeroFuel + masses.takeOffFuel - masses.tripFuel),
        ];
        expect(Math.min(...room)).toBe(0);
      }),
    );
  });
});

describe("climb and descent", () => {
  it("rise by the gradient over the distance they take", () => {
    fc.assert(
      fc.property(whole(500, 9_000), whole(300, 2_000), whole(60, 300), (feet, rate, kt) => {
        const metresFlown = distanceForHeight(feet, rate, kt) * 1_852;
        expect(gradientOfRate(rate, kt)).toBeCloseTo(slopePercent(feet * 0.3048, metresFlown), 8);
        expect(rateOnGradient(gradientOfRate(rate, kt), kt)).toBeCloseTo(rate, 8);
      }),
    );
  });
});
