import type { FigureKind } from "../figure.ts";
import { atsPlan } from "./ats-plan.ts";
import { climbTable, lightClimbTable } from "./climb-tables.ts";
import { criticalPoint } from "./critical-point.ts";
import { flightLog } from "./flight-log.ts";
import { jetFlowCurve, lightFlowCurve } from "./flow-curve.ts";
import { fuelCheck } from "./fuel-check.ts";
import { fuelPlan } from "./fuel-plan.ts";
import { holdingTable, tripTable } from "./jet-tables.ts";
import { notam } from "./notam.ts";
import { routeStrip } from "./route-strip.ts";
import { trackRose } from "./track-rose.ts";
import { twilightTable } from "./twilight-table.ts";
import { verticalProfile } from "./vertical-profile.ts";

export const PLANNING: Readonly<Record<string, FigureKind>> = {
  "flight-log": flightLog,
  "fuel-plan": fuelPlan,
  "climb-table": climbTable,
  "light-climb-table": lightClimbTable,
  "holding-table": holdingTable,
  "trip-table": tripTable,
  "light-flow-curve": lightFlowCurve,
  "jet-flow-curve": jetFlowCurve,
  "fuel-check": fuelCheck,
  "track-rose": trackRose,
  "critical-point": criticalPoint,
  "vertical-profile": verticalProfile,
  "route-strip": routeStrip,
  "ats-plan": atsPlan,
  notam,
  "twilight-table": twilightTable,
};
