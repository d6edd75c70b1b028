import type { FigureKind } from "../figure.ts";
import { airspace } from "./airspace.ts";
import { circuit } from "./circuit.ts";
import { holding } from "./holding.ts";
import { rightOfWay } from "./right-of-way.ts";

export const SITUATIONS: Readonly<Record<string, FigureKind>> = {
  circuit,
  holding,
  "right-of-way": rightOfWay,
  airspace,
};
