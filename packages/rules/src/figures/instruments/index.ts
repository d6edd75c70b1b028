import type { FigureKind } from "../figure.ts";
import { airspeed } from "./airspeed.ts";
import { altimeter } from "./altimeter.ts";
import { attitude } from "./attitude.ts";
import { heading } from "./heading.ts";
import { hsi } from "./hsi.ts";
import { rmi } from "./rmi.ts";
import { turnCoordinator } from "./turn-coordinator.ts";
import { verticalSpeed } from "./vertical-speed.ts";
import { vor } from "./vor.ts";

export const INSTRUMENTS: Readonly<Record<string, FigureKind>> = {
  altimeter,
  airspeed,
  attitude,
  "turn-coordinator": turnCoordinator,
  "vertical-speed": verticalSpeed,
  heading,
  hsi,
  rmi,
  vor,
};
