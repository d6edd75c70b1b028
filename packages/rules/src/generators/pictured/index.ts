import type { Template } from "../template.ts";
import { drawnCrosswind, papiSlope, taxiwaySigns } from "./aerodrome.ts";
import {
  airspeedArcMargin,
  altimeterOtherSetting,
  altimeterReading,
  turnCoordinatorTime,
  verticalSpeedTime,
} from "./instruments.ts";
import { loadSheetCentre } from "./load-sheet.ts";
import { rmiBearing } from "./rmi.ts";
import { cruiseTableFuel, landingTableFactored, takeOffTableDistance } from "./tables.ts";
import { drawnTriangleDrift, drawnTriangleSpeed } from "./triangle.ts";
import { upperWindTemperature } from "./upper-wind.ts";
import { plottedPressure, plottedWind } from "./weather.ts";

/** Templates whose questions are asked of a figure. */
export const PICTURED_TEMPLATES: readonly Template[] = [
  altimeterReading,
  altimeterOtherSetting,
  verticalSpeedTime,
  airspeedArcMargin,
  turnCoordinatorTime,
  rmiBearing,
  drawnCrosswind,
  papiSlope,
  taxiwaySigns,
  takeOffTableDistance,
  landingTableFactored,
  cruiseTableFuel,
  upperWindTemperature,
  loadSheetCentre,
  plottedWind,
  plottedPressure,
  drawnTriangleSpeed,
  drawnTriangleDrift,
];
