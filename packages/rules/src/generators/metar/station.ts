/** An aerodrome of the drawn reports: ICAO indicator, one of its runways, and which weather it can have. */
export type Station = {
  readonly code: string;
  readonly runway: string;
  /** Above mean sea level, as published. */
  readonly elevationFeet: number;
  readonly climate: "temperate" | "arid";
};

/** Real indicators, runways and elevations, so that reports look as they do in flight; the weather in them is invented. */
export const STATIONS: readonly [Station, ...Station[]] = [
  { code: "EDDF", runway: "25L", elevationFeet: 364, climate: "temperate" },
  { code: "EGLL", runway: "27L", elevationFeet: 83, climate: "temperate" },
  { code: "EHAM", runway: "18C", elevationFeet: -11, climate: "temperate" },
  { code: "LFPG", runway: "26L", elevationFeet: 392, climate: "temperate" },
  { code: "LSZH", runway: "14", elevationFeet: 1416, climate: "temperate" },
  { code: "LOWW", runway: "16", elevationFeet: 600, climate: "temperate" },
  { code: "EKCH", runway: "22L", elevationFeet: 17, climate: "temperate" },
  { code: "ENGM", runway: "19R", elevationFeet: 681, climate: "temperate" },
  { code: "ESSA", runway: "01L", elevationFeet: 137, climate: "temperate" },
  { code: "LEMD", runway: "32L", elevationFeet: 1998, climate: "temperate" },
  { code: "HECA", runway: "23R", elevationFeet: 382, climate: "arid" },
  { code: "OERK", runway: "15L", elevationFeet: 2049, climate: "arid" },
  { code: "OMDB", runway: "30L", elevationFeet: 62, climate: "arid" },
  { code: "OTHH", runway: "16L", elevationFeet: 13, climate: "arid" },
];
