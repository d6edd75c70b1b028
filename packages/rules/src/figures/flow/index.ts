import type { FigureKind } from "../figure.ts";
import { aerofoilFlow } from "./aerofoil-flow.ts";
import { flightEnvelope } from "./flight-envelope.ts";
import { pathForces } from "./path-forces.ts";
import { propellerBlade } from "./propeller-blade.ts";
import { shockWaves } from "./shock-waves.ts";
import { momentCurve, motionTraces } from "./stability.ts";
import { turnForces } from "./turn-forces.ts";
import { bankGraph, buffetGraph, radiusGraph } from "./turn-graphs.ts";
import { wingPlans } from "./wing-plans.ts";

export const FLOW: Readonly<Record<string, FigureKind>> = {
  "aerofoil-flow": aerofoilFlow,
  "path-forces": pathForces,
  "turn-forces": turnForces,
  "flight-envelope": flightEnvelope,
  "wing-plans": wingPlans,
  "shock-waves": shockWaves,
  "propeller-blade": propellerBlade,
  "bank-graph": bankGraph,
  "radius-graph": radiusGraph,
  "buffet-graph": buffetGraph,
  "moment-curve": momentCurve,
  "motion-traces": motionTraces,
};
