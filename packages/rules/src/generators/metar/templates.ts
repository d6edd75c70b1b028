import type { Template } from "../template.ts";

/** Templates on coded weather reports and forecasts. */
export const METAR_TEMPLATES: readonly Template[] = [];
