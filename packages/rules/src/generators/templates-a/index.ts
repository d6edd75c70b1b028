import type { Template } from "../template.ts";
import { centreOfGravity, landingCentreOfGravity } from "./centre-of-gravity.ts";
import { climbGradient, climbRate } from "./climb.ts";
import { pointOfEqualTime, pointOfSafeReturn } from "./decision-points.ts";
import { glidePathRate, topOfDescent } from "./descent.ts";
import { enduranceFromFuel, fuelToLoad } from "./fuel.ts";
import { loadChange, loadMove } from "./load-change.ts";
import { landingMass, maximumTrafficLoad } from "./masses.ts";
import { closingHeadingChange, trackErrorAngle } from "./one-in-sixty.ts";
import { runwaySlope } from "./runway-slope.ts";
import { crosswindComponent, headwindComponent } from "./runway-wind.ts";
import { loadFactorInTurn, stallSpeedBanked } from "./stall.ts";
import { legLength, legSpeed, legTime } from "./time-speed-distance.ts";
import { rateOneBank, rateOneRadius } from "./turns.ts";
import { unitConversion } from "./unit-conversion.ts";
import { windTriangleGroundSpeed, windTriangleHeading } from "./wind-triangle.ts";

/** Templates of the first list: navigation, planning, mass and balance, performance. */
export const TEMPLATES_A: readonly Template[] = [
  windTriangleHeading,
  windTriangleGroundSpeed,
  crosswindComponent,
  headwindComponent,
  trackErrorAngle,
  closingHeadingChange,
  legTime,
  legLength,
  legSpeed,
  topOfDescent,
  glidePathRate,
  fuelToLoad,
  enduranceFromFuel,
  pointOfEqualTime,
  pointOfSafeReturn,
  rateOneBank,
  rateOneRadius,
  loadFactorInTurn,
  stallSpeedBanked,
  centreOfGravity,
  landingCentreOfGravity,
  loadChange,
  loadMove,
  landingMass,
  maximumTrafficLoad,
  runwaySlope,
  unitConversion,
  climbRate,
  climbGradient,
];
