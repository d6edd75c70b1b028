import { altimeterWrongSetting, altitudeOfFlightLevel, qfeFromQnh } from "./atmosphere/altimetry.ts";
import { cloudBaseFromSpread } from "./atmosphere/cloud-base.ts";
import { densityAltitude, pressureAltitudeOfAerodrome } from "./atmosphere/density-altitude.ts";
import { isaDeviation } from "./atmosphere/isa-deviation.ts";
import { holdingEntry } from "./holding/holding-entry.ts";
import { centreOfGravity, landingCentreOfGravity } from "./mass/centre-of-gravity.ts";
import { loadChange, loadMove } from "./mass/load-change.ts";
import { landingMass, maximumTrafficLoad } from "./mass/masses.ts";
import { METAR_TEMPLATES } from "./metar/templates.ts";
import {
  localSpeedOfSound,
  machNumber,
  trueAirspeedFromCas,
  trueAirspeedFromMach,
} from "./navigation/airspeed.ts";
import { compassHeading } from "./navigation/heading-chain.ts";
import { greatCircleTrack, meridianConvergency } from "./navigation/meridian-convergency.ts";
import { closingHeadingChange, trackErrorAngle } from "./navigation/one-in-sixty.ts";
import { legLength, legSpeed, legTime } from "./navigation/time-speed-distance.ts";
import { localArrivalTime } from "./navigation/time-zone.ts";
import { unitConversion } from "./navigation/unit-conversion.ts";
import { windTriangleGroundSpeed, windTriangleHeading } from "./navigation/wind-triangle.ts";
import { climbGradient, climbRate } from "./performance/climb.ts";
import { glidePathRate, topOfDescent } from "./performance/descent.ts";
import { runwaySlope } from "./performance/runway-slope.ts";
import { crosswindComponent, headwindComponent } from "./performance/runway-wind.ts";
import { loadFactorInTurn, stallSpeedBanked } from "./performance/stall.ts";
import { rateOneBank, rateOneRadius } from "./performance/turns.ts";
import { pointOfEqualTime, pointOfSafeReturn } from "./planning/decision-points.ts";
import { enduranceFromFuel, fuelToLoad } from "./planning/fuel.ts";
import { adfBearing, vorRadial } from "./radio/radio-aids.ts";
import type { Template } from "./template.ts";

/** Every template there is, in the order of the daily draw; ids are unique. */
export const TEMPLATES: readonly Template[] = [
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
  densityAltitude,
  pressureAltitudeOfAerodrome,
  isaDeviation,
  qfeFromQnh,
  altitudeOfFlightLevel,
  altimeterWrongSetting,
  trueAirspeedFromCas,
  localSpeedOfSound,
  machNumber,
  trueAirspeedFromMach,
  cloudBaseFromSpread,
  compassHeading,
  meridianConvergency,
  greatCircleTrack,
  localArrivalTime,
  adfBearing,
  vorRadial,
  holdingEntry,
  ...METAR_TEMPLATES,
];

/** The template with this id; undefined when there is none. */
export function findTemplate(templateId: string): Template | undefined {
  return TEMPLATES.find(({ id }) => id === templateId);
}
