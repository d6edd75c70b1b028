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
import { foehnTemperature } from "./atmosphere/foehn.ts";
import { freezingLevel } from "./atmosphere/freezing-level.ts";
import { trueAltitudeOfReading } from "./atmosphere/true-altitude.ts";
import { fuelMass } from "./mass/fuel-mass.ts";
import { loadedIndex } from "./mass/load-index.ts";
import { centreInPercentOfChord } from "./mass/mean-chord.ts";
import { chartScaleDistance } from "./navigation/chart-scale.ts";
import { departureOnParallel } from "./navigation/departure.ts";
import { sunInUtc } from "./navigation/local-mean-time.ts";
import { bankForLoadFactor } from "./performance/bank-limit.ts";
import { bankedRadius, bankedRate } from "./performance/banked-turns.ts";
import { glideDistance } from "./performance/glide.ts";
import { gradientInFeetPerMile } from "./performance/gradient-units.ts";
import { hydroplaningSpeed } from "./performance/hydroplaning.ts";
import { landingDistanceRequired } from "./performance/landing-factors.ts";
import { manoeuvringSpeedOfLimit } from "./performance/manoeuvring-speed.ts";
import { speedWithMass } from "./performance/mass-and-speed.ts";
import { obstacleMargin } from "./performance/obstacle-margin.ts";
import { referenceSpeed } from "./performance/reference-speeds.ts";
import { thrustGradient } from "./performance/thrust-gradient.ts";
import { timedTurn } from "./performance/timed-turn.ts";
import { equalTimeTwoWinds } from "./planning/equal-time-two-winds.ts";
import { fuelAtDestination } from "./planning/fuel-check.ts";
import { specificRange } from "./planning/specific-range.ts";
import { vhfLineOfSight } from "./radio/line-of-sight.ts";
import { localizerDeviation } from "./radio/localizer.ts";
import { radarRange } from "./radio/radar.ts";
import { dmeGroundDistance } from "./radio/slant-range.ts";
import { radioWavelength } from "./radio/wavelength.ts";
import { PICTURED_TEMPLATES } from "./pictured/index.ts";
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
  foehnTemperature,
  freezingLevel,
  trueAltitudeOfReading,
  fuelMass,
  loadedIndex,
  centreInPercentOfChord,
  chartScaleDistance,
  departureOnParallel,
  sunInUtc,
  bankForLoadFactor,
  bankedRadius,
  bankedRate,
  glideDistance,
  gradientInFeetPerMile,
  hydroplaningSpeed,
  landingDistanceRequired,
  manoeuvringSpeedOfLimit,
  speedWithMass,
  obstacleMargin,
  referenceSpeed,
  thrustGradient,
  timedTurn,
  equalTimeTwoWinds,
  fuelAtDestination,
  specificRange,
  vhfLineOfSight,
  localizerDeviation,
  radarRange,
  dmeGroundDistance,
  radioWavelength,
  ...PICTURED_TEMPLATES,
];

/** The template with this id; undefined when there is none. */
export function findTemplate(templateId: string): Template | undefined {
  return TEMPLATES.find(({ id }) => id === templateId);
}
