import type { FigureKind } from "../figure.ts";
import { breeze } from "./breeze.ts";
import { climateChart } from "./climate-chart.ts";
import { cloudShapes } from "./cloud-shapes.ts";
import { depression } from "./depression.ts";
import { foehnSection } from "./foehn-section.ts";
import { frontSection } from "./front-section.ts";
import { fronts } from "./fronts.ts";
import { jetSection } from "./jet-section.ts";
import { microburst } from "./microburst.ts";
import { mountainWave } from "./mountain-wave.ts";
import { pressureLevels } from "./pressure-levels.ts";
import { sigwx } from "./sigwx.ts";
import { sounding } from "./sounding.ts";
import { stationPlot } from "./station-plot.ts";
import { surfaceChart } from "./surface-chart.ts";
import { tafTimeline } from "./taf-timeline.ts";
import { thunderstorm } from "./thunderstorm.ts";
import { windBarbs } from "./wind-barbs.ts";

export const WEATHER: Readonly<Record<string, FigureKind>> = {
  "station-plot": stationPlot,
  "wind-barbs": windBarbs,
  fronts,
  "front-section": frontSection,
  sounding,
  "surface-chart": surfaceChart,
  depression,
  "jet-section": jetSection,
  sigwx,
  "taf-timeline": tafTimeline,
  "cloud-shapes": cloudShapes,
  thunderstorm,
  microburst,
  "mountain-wave": mountainWave,
  breeze,
  "pressure-levels": pressureLevels,
  "climate-chart": climateChart,
  "foehn-section": foehnSection,
};
