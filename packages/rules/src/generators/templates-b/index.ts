import type { Template } from "../template.ts";
import { localSpeedOfSound, machNumber, trueAirspeedFromCas, trueAirspeedFromMach } from "./airspeed.ts";
import { altimeterWrongSetting, altitudeOfFlightLevel, qfeFromQnh } from "./altimetry.ts";
import { cloudBaseFromSpread } from "./cloud-base.ts";
import { densityAltitude, pressureAltitudeOfAerodrome } from "./density-altitude.ts";
import { compassHeading } from "./heading-chain.ts";
import { holdingEntry } from "./holding-entry.ts";
import { isaDeviation } from "./isa-deviation.ts";
import { greatCircleTrack, meridianConvergency } from "./meridian-convergency.ts";
import { adfBearing, vorRadial } from "./radio-aids.ts";
import { localArrivalTime } from "./time-zone.ts";

/** Templates of the second list: atmosphere, altimetry, airspeeds, radio aids, directions, time. */
export const TEMPLATES_B: readonly Template[] = [
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
];
