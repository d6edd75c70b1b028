import type { FigureKind } from "../figure.ts";
import { cruiseTable } from "./cruise-table.ts";
import { landingTable, takeOffTable } from "./distance-tables.ts";
import { loadingTable } from "./loading-table.ts";
import { upperWindTable } from "./upper-wind-table.ts";

export const TABLES: Readonly<Record<string, FigureKind>> = {
  "loading-table": loadingTable,
  "take-off-table": takeOffTable,
  "landing-table": landingTable,
  "cruise-table": cruiseTable,
  "upper-wind-table": upperWindTable,
};
