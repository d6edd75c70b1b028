import type { Template } from "../template.ts";
import { windTriangleGroundSpeed, windTriangleHeading } from "./wind-triangle.ts";

/** Templates of the first list: navigation, planning, mass and balance, performance. */
export const TEMPLATES_A: readonly Template[] = [windTriangleHeading, windTriangleGroundSpeed];
