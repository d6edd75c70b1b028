import type { Template } from "../template.ts";
import { metarCeiling, metarCloud } from "./cloud-question.ts";
import { tafExpected } from "./expected-question.ts";
import { metarPressureAltitude, metarQnh, metarSpread } from "./number-question.ts";
import { tafProbability } from "./probability-question.ts";
import { tafChange, tafHours, tafValidity } from "./taf-question.ts";
import { metarTrend } from "./trend-question.ts";
import { metarVerticalVisibility } from "./vertical-question.ts";
import { metarRunwayRange, metarVisibility } from "./visibility-question.ts";
import { metarWeather } from "./weather-question.ts";
import { metarWind } from "./wind-question.ts";

/** Templates on coded weather reports and forecasts. */
export const METAR_TEMPLATES: readonly Template[] = [
  metarWind,
  metarVisibility,
  metarRunwayRange,
  metarVerticalVisibility,
  metarWeather,
  metarCloud,
  metarCeiling,
  metarSpread,
  metarQnh,
  metarPressureAltitude,
  metarTrend,
  tafValidity,
  tafHours,
  tafChange,
  tafProbability,
  tafExpected,
];
