import type { FigureKind } from "../figure.ts";
import { aircraftLights } from "./aircraft-lights.ts";
import { approachLights } from "./approach-lights.ts";
import { approachTrail } from "./approach-trail.ts";
import { declaredDistances } from "./declared-distances.ts";
import { holdingPoint } from "./holding-point.ts";
import { lightSignal } from "./light-signal.ts";
import { marshalling } from "./marshalling.ts";
import { papi } from "./papi.ts";
import { runwayLights } from "./runway-lights.ts";
import { runwayMarkings } from "./runway-markings.ts";
import { runwayWind } from "./runway-wind.ts";
import { signalSquare } from "./signal-square.ts";
import { signs } from "./signs.ts";
import { taxiMap } from "./taxi-map.ts";
import { vortexDrift } from "./vortex-drift.ts";
import { wakePaths } from "./wake-paths.ts";

export const AERODROME: Readonly<Record<string, FigureKind>> = {
  papi,
  signs,
  "holding-point": holdingPoint,
  "signal-square": signalSquare,
  "light-signal": lightSignal,
  "runway-wind": runwayWind,
  "runway-markings": runwayMarkings,
  "declared-distances": declaredDistances,
  "runway-lights": runwayLights,
  "approach-lights": approachLights,
  marshalling,
  "aircraft-lights": aircraftLights,
  "taxi-map": taxiMap,
  "wake-paths": wakePaths,
  "approach-trail": approachTrail,
  "vortex-drift": vortexDrift,
};
