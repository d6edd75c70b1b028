import type { Template } from "../template.ts";
import { closingHeadingChange, trackErrorAngle } from "./one-in-sixty.ts";
import { crosswindComponent, headwindComponent } from "./runway-wind.ts";
import { legLength, legSpeed, legTime } from "./time-speed-distance.ts";
import { windTriangleGroundSpeed, windTriangleHeading } from "./wind-triangle.ts";

/** Templates of the first list: navigation, planning, mass and balance, performance. */
export const TEMPLATES_A: readonly Template[] = [
  windTriangleHeading,
  windTriangleGroundSpeed,
  crosswindComponent,
  headwindComponent,
  trackErrorAngle,
  closingHeadingChange,
  legTime,
  legLength,
  legSpeed,
];
