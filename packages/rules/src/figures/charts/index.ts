import type { FigureKind } from "../figure.ts";
import { approachChart } from "./approach-chart.ts";
import { deviationCard } from "./deviation-card.ts";
import { earthGrid } from "./earth-grid.ts";
import { glideProfile } from "./glide-profile.ts";
import { localizerPlan } from "./localizer-plan.ts";
import { polarTracks } from "./polar-tracks.ts";
import { radarDisplay } from "./radar-display.ts";
import { radioPaths } from "./radio-paths.ts";
import { skyPlot } from "./sky-plot.ts";
import { slantRange } from "./slant-range.ts";
import { timeZones } from "./time-zones.ts";
import { trackError } from "./track-error.ts";
import { vfrChart } from "./vfr-chart.ts";
import { waypointTurn } from "./waypoint-turn.ts";

export const CHARTS: Readonly<Record<string, FigureKind>> = {
  "approach-chart": approachChart,
  "deviation-card": deviationCard,
  "earth-grid": earthGrid,
  "glide-profile": glideProfile,
  "localizer-plan": localizerPlan,
  "polar-tracks": polarTracks,
  "radar-display": radarDisplay,
  "radio-paths": radioPaths,
  "sky-plot": skyPlot,
  "slant-range": slantRange,
  "time-zones": timeZones,
  "track-error": trackError,
  "vfr-chart": vfrChart,
  "waypoint-turn": waypointTurn,
};
