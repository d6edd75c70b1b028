import type { FigureKind } from "../figure.ts";
import { bleedDiagram } from "./bleed-diagram.ts";
import { electricalDiagram } from "./electrical-diagram.ts";
import { engineGauges } from "./engine-gauges.ts";
import { enginePanel } from "./engine-panel.ts";
import { fourStroke } from "./four-stroke.ts";
import { fuelDiagram } from "./fuel-diagram.ts";
import { gyroRotor } from "./gyro-rotor.ts";
import { hydraulicDiagram } from "./hydraulic-diagram.ts";
import { jetEngine } from "./jet-engine.ts";
import { logicGates } from "./logic-gates.ts";
import { pitotStatic } from "./pitot-static.ts";
import { primaryFlightDisplay } from "./primary-flight-display.ts";
import { standbyCompass } from "./standby-compass.ts";
import { tcasVsi } from "./tcas-vsi.ts";
import { valveTiming } from "./valve-timing.ts";

export const SYSTEMS: Readonly<Record<string, FigureKind>> = {
  "bleed-diagram": bleedDiagram,
  "electrical-diagram": electricalDiagram,
  "engine-gauges": engineGauges,
  "engine-panel": enginePanel,
  "four-stroke": fourStroke,
  "fuel-diagram": fuelDiagram,
  "gyro-rotor": gyroRotor,
  "hydraulic-diagram": hydraulicDiagram,
  "jet-engine": jetEngine,
  "logic-gates": logicGates,
  "pitot-static": pitotStatic,
  "primary-flight-display": primaryFlightDisplay,
  "standby-compass": standbyCompass,
  "tcas-vsi": tcasVsi,
  "valve-timing": valveTiming,
};
