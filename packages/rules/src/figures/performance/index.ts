import type { FigureKind } from "../figure.ts";
import { balancedField } from "./balanced-field.ts";
import { cargoHolds } from "./cargo-holds.ts";
import { climbGraph } from "./climb-graph.ts";
import { driftDown } from "./drift-down.ts";
import { fieldLengths } from "./field-lengths.ts";
import { indexEnvelope } from "./index-envelope.ts";
import { loadSheet } from "./load-sheet.ts";
import { macScale } from "./mac-scale.ts";
import { massLimits } from "./mass-limits.ts";
import { massStack } from "./mass-stack.ts";
import { netPath } from "./net-path.ts";
import { payloadRange } from "./payload-range.ts";
import { powerCurves } from "./power-curves.ts";
import { takeOffSegments } from "./take-off-segments.ts";
import { trimSheet } from "./trim-sheet.ts";
import { watGraph } from "./wat-graph.ts";
import { weighing } from "./weighing.ts";

export const PERFORMANCE: Readonly<Record<string, FigureKind>> = {
  "index-envelope": indexEnvelope,
  "trim-sheet": trimSheet,
  "mac-scale": macScale,
  "cargo-holds": cargoHolds,
  "load-sheet": loadSheet,
  "mass-stack": massStack,
  weighing,
  "balanced-field": balancedField,
  "climb-graph": climbGraph,
  "drift-down": driftDown,
  "field-lengths": fieldLengths,
  "mass-limits": massLimits,
  "net-path": netPath,
  "payload-range": payloadRange,
  "power-curves": powerCurves,
  "take-off-segments": takeOffSegments,
  "wat-graph": watGraph,
};
