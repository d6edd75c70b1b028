/** Wind at 10 m: directions in degrees true the wind blows from, speeds in kt. ICAO Annex 3, 4.6.1 and appendix 3, 4.1. */
export type Wind =
  | { readonly kind: "calm" }
  | { readonly kind: "variable"; readonly speed: number }
  | {
      readonly kind: "steady";
      /** 10 to 360 in steps of 10. */
      readonly from: number;
      readonly speed: number;
      /** Highest gust, at least 10 kt above the mean, or null when none is reported. */
      readonly gust: number | null;
      /** Extremes of the direction, clockwise, when it varies by 60° to less than 180°. METAR only. */
      readonly sector: { readonly from: number; readonly to: number } | null;
    };

export const COMPASS_POINTS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** Visibility in metres, 9999 for 10 km or more; `lowest` only where one direction is markedly worse. Annex 3, appendix 3, 4.2. */
export type Visibility = {
  readonly metres: number;
  readonly lowest: { readonly metres: number; readonly towards: CompassPoint } | null;
};

/** Runway visual range in metres; `bound` P above 2000 m, M below 50 m. Annex 3, appendix 3, 4.3. */
export type RunwayRange = {
  readonly runway: string;
  readonly bound: "P" | "M" | null;
  readonly metres: number;
  readonly tendency: "U" | "D" | "N" | null;
};

export const INTENSITIES = ["-", "", "+", "VC"] as const;
export type Intensity = (typeof INTENSITIES)[number];
export const DESCRIPTORS = ["MI", "BC", "PR", "DR", "BL", "SH", "TS", "FZ"] as const;
export type Descriptor = (typeof DESCRIPTORS)[number];
export const PHENOMENA = [
  "DZ",
  "RA",
  "SN",
  "SG",
  "PL",
  "GR",
  "GS",
  "FG",
  "BR",
  "HZ",
  "FU",
  "DU",
  "SA",
] as const;
export type Phenomenon = (typeof PHENOMENA)[number];

/** One present-weather group, WMO code table 4678. */
export type Weather = {
  readonly intensity: Intensity;
  readonly descriptor: Descriptor | null;
  readonly phenomena: readonly Phenomenon[];
};

export const CLOUD_AMOUNTS = ["FEW", "SCT", "BKN", "OVC"] as const;
export type CloudAmount = (typeof CLOUD_AMOUNTS)[number];

/** One cloud layer; base in feet above the aerodrome, a multiple of 100. */
export type CloudLayer = {
  readonly amount: CloudAmount;
  readonly feet: number;
  readonly type: "CB" | "TCU" | null;
};

/** What is said of the sky: layers from low to high, no significant cloud, or vertical visibility (null: not measured). */
export type Sky =
  | { readonly kind: "clouds"; readonly layers: readonly CloudLayer[] }
  | { readonly kind: "nsc" }
  | { readonly kind: "vertical_visibility"; readonly feet: number | null };

/** Visibility, weather and sky, or CAVOK in place of all three. */
export type SkyCondition =
  | { readonly kind: "cavok" }
  | {
      readonly kind: "reported";
      readonly visibility: Visibility;
      readonly weather: readonly Weather[];
      readonly sky: Sky;
    };

/** The elements a change group names; null for an element that stays as it was. An empty weather list is NSW. */
export type Change = {
  readonly wind: Wind | null;
  readonly cavok: boolean;
  readonly visibility: Visibility | null;
  readonly weather: readonly Weather[] | null;
  readonly sky: Sky | null;
};

/** UTC instant inside a month: day 1 to 31, hour 0 to 24, minute 0 to 59. */
export type DayTime = { readonly day: number; readonly hour: number; readonly minute: number };

/** Landing forecast of the two hours after a METAR. Times are hour and minute UTC. Annex 3, appendix 5, 2. */
export type Trend =
  | { readonly kind: "NOSIG" }
  | {
      readonly kind: "BECMG" | "TEMPO";
      readonly times: readonly TrendTime[];
      readonly change: Change;
    };
export type TrendTime = {
  readonly at: "FM" | "TL" | "AT";
  /** 0 to 23; 24 for TL at midnight. */
  readonly hour: number;
  readonly minute: number;
};

/** One routine report, code form FM 15. Temperatures in whole °C, QNH in whole hPa. */
export type Metar = {
  readonly station: string;
  readonly time: DayTime;
  readonly wind: Wind;
  readonly condition: SkyCondition;
  readonly runwayRanges: readonly RunwayRange[];
  readonly temperature: number;
  readonly dewPoint: number;
  readonly qnh: number;
  readonly trend: Trend | null;
};

/** Full hours UTC; an end at midnight is hour 24 of the day before. */
export type Period = {
  readonly from: { readonly day: number; readonly hour: number };
  readonly to: { readonly day: number; readonly hour: number };
};

/** One change group of a forecast; a probability is in percent. */
export type TafGroup =
  | { readonly kind: "FM"; readonly at: DayTime; readonly wind: Wind; readonly condition: SkyCondition }
  | { readonly kind: "BECMG"; readonly period: Period; readonly change: Change }
  | {
      readonly kind: "TEMPO";
      readonly probability: Probability | null;
      readonly period: Period;
      readonly change: Change;
    }
  | {
      readonly kind: "PROB";
      readonly probability: Probability;
      readonly period: Period;
      readonly change: Change;
    };
export type Probability = 30 | 40;

/** One aerodrome forecast, code form FM 51. */
export type Taf = {
  readonly station: string;
  readonly issued: DayTime;
  readonly valid: Period;
  readonly wind: Wind;
  readonly condition: SkyCondition;
  readonly groups: readonly TafGroup[];
};
