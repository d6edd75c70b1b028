import { holdingPoint } from "./aerodrome/holding-point.ts";
import { lightSignal } from "./aerodrome/light-signal.ts";
import { papi } from "./aerodrome/papi.ts";
import { runwayWind } from "./aerodrome/runway-wind.ts";
import { signalSquare } from "./aerodrome/signal-square.ts";
import { signs } from "./aerodrome/signs.ts";
import type { Drawing, FigureData, FigureKind } from "./figure.ts";
import { cgEnvelope } from "./graphs/cg-envelope.ts";
import { dragCurve } from "./graphs/drag-curve.ts";
import { liftCurve } from "./graphs/lift-curve.ts";
import { windTriangle } from "./graphs/wind-triangle.ts";
import { airspeed } from "./instruments/airspeed.ts";
import { altimeter } from "./instruments/altimeter.ts";
import { attitude } from "./instruments/attitude.ts";
import { heading } from "./instruments/heading.ts";
import { hsi } from "./instruments/hsi.ts";
import { rmi } from "./instruments/rmi.ts";
import { turnCoordinator } from "./instruments/turn-coordinator.ts";
import { verticalSpeed } from "./instruments/vertical-speed.ts";
import { vor } from "./instruments/vor.ts";
import { airspace } from "./situations/airspace.ts";
import { circuit } from "./situations/circuit.ts";
import { holding } from "./situations/holding.ts";
import { rightOfWay } from "./situations/right-of-way.ts";
import { cruiseTable } from "./tables/cruise-table.ts";
import { landingTable, takeOffTable } from "./tables/distance-tables.ts";
import { loadingTable } from "./tables/loading-table.ts";
import { upperWindTable } from "./tables/upper-wind-table.ts";
import { frontSection } from "./weather/front-section.ts";
import { fronts } from "./weather/fronts.ts";
import { stationPlot } from "./weather/station-plot.ts";
import { windBarbs } from "./weather/wind-barbs.ts";

/** Raised whenever the same data may be drawn in another way: packs are then read again. */
export const DRAWING_VERSION = 1;

/** Every kind of figure by its name in `figure.kind`. */
export const FIGURES: Readonly<Record<string, FigureKind>> = {
  altimeter,
  airspeed,
  attitude,
  "turn-coordinator": turnCoordinator,
  "vertical-speed": verticalSpeed,
  heading,
  hsi,
  rmi,
  vor,
  papi,
  signs,
  "holding-point": holdingPoint,
  "signal-square": signalSquare,
  "light-signal": lightSignal,
  "runway-wind": runwayWind,
  "wind-triangle": windTriangle,
  "cg-envelope": cgEnvelope,
  "lift-curve": liftCurve,
  "drag-curve": dragCurve,
  "loading-table": loadingTable,
  "take-off-table": takeOffTable,
  "landing-table": landingTable,
  "cruise-table": cruiseTable,
  "upper-wind-table": upperWindTable,
  circuit,
  holding,
  "right-of-way": rightOfWay,
  airspace,
  "station-plot": stationPlot,
  "wind-barbs": windBarbs,
  fronts,
  "front-section": frontSection,
};

/**
 * A figure as SVG, the same text for the same data. Words in it and its description are in `language`, in English where
 * figures have none of it.
 */
export function drawFigure({ kind, ...parameters }: FigureData, language: string): Drawing {
  const own = Object.hasOwn(FIGURES, kind) ? FIGURES[kind] : undefined;
  if (own === undefined) return { faults: [`there is no figure ${kind}`] };
  return own.draw(parameters, language === "ar" ? "ar" : "en");
}
