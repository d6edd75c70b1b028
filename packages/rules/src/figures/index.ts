import { AERODROME } from "./aerodrome/index.ts";
import { CHARTS } from "./charts/index.ts";
import type { Drawing, FigureData, FigureKind } from "./figure.ts";
import { FLOW } from "./flow/index.ts";
import { GRAPHS } from "./graphs/index.ts";
import { HUMAN } from "./human/index.ts";
import { INSTRUMENTS } from "./instruments/index.ts";
import { PERFORMANCE } from "./performance/index.ts";
import { PLANNING } from "./planning/index.ts";
import { SITUATIONS } from "./situations/index.ts";
import { SYSTEMS } from "./systems/index.ts";
import { TABLES } from "./tables/index.ts";
import { WEATHER } from "./weather/index.ts";

/** Raised whenever the same data may be drawn in another way: packs are then read again. */
export const DRAWING_VERSION = 6;

/** Kinds of figures by what they are about, a folder each. */
export const FAMILIES: Readonly<Record<string, Readonly<Record<string, FigureKind>>>> = {
  instruments: INSTRUMENTS,
  systems: SYSTEMS,
  aerodrome: AERODROME,
  situations: SITUATIONS,
  charts: CHARTS,
  graphs: GRAPHS,
  flow: FLOW,
  human: HUMAN,
  tables: TABLES,
  performance: PERFORMANCE,
  planning: PLANNING,
  weather: WEATHER,
};

/** Every kind of figure by its name in `figure.kind`. */
export const FIGURES: Readonly<Record<string, FigureKind>> = Object.assign({}, ...Object.values(FAMILIES));

/**
 * A figure as SVG, the same text for the same data. Words in it and its description are in `language`, in English where
 * figures have none of it.
 */
export function drawFigure({ kind, ...parameters }: FigureData, language: string): Drawing {
  const own = Object.hasOwn(FIGURES, kind) ? FIGURES[kind] : undefined;
  if (own === undefined) return { faults: [`there is no figure ${kind}`] };
  return own.draw(parameters, language === "ar" ? "ar" : "en");
}
