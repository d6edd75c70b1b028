/** An aerodrome of the drawn reports: ICAO indicator, one of its runways, and which weather it can have. */
export type Station = {
  readonly code: string;
  readonly runway: string;
  readonly climate: "temperate" | "arid";
};

/** Real indicators and runways, so that reports look as they do in flight; the weather in them is invented. */
export const STATIONS: readonly [Station, ...Station[]] = [
  { code: "EDDF", runway: "25L", climate: "temperate" },
  { code: "EGLL", runway: "27L", climate: "temperate" },
  { code: "EHAM", runway: "18C", climate: "temperate" },
  { code: "LFPG", runway: "26L", climate: "temperate" },
  { code: "LSZH", runway: "14", climate: "temperate" },
  { code: "LOWW", runway: "16", climate: "temperate" },
  { code: "EKCH", runway: "22L", climate: "temperate" },
  { code: "ENGM", runway: "19R", climate: "temperate" },
  { code: "ESSA", runway: "01L", climate: "temperate" },
  { code: "LEMD", runway: "32L", climate: "temperate" },
  { code: "HECA", runway: "23R", climate: "arid" },
  { code: "OERK", runway: "15L", climate: "arid" },
  { code: "OMDB", runway: "30L", climate: "arid" },
  { code: "OTHH", runway: "16L", climate: "arid" },
];
