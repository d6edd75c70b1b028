import type { FigureKind } from "../figure.ts";
import { cgEnvelope } from "./cg-envelope.ts";
import { dragCurve } from "./drag-curve.ts";
import { liftCurve } from "./lift-curve.ts";
import { windTriangle } from "./wind-triangle.ts";

export const GRAPHS: Readonly<Record<string, FigureKind>> = {
  "wind-triangle": windTriangle,
  "cg-envelope": cgEnvelope,
  "lift-curve": liftCurve,
  "drag-curve": dragCurve,
};
