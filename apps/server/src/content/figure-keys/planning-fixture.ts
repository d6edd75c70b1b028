// Keys of the items about planning, of both packs.
import { ATPL_PLANNING_KEYS } from "./atpl-planning-fixture.ts";
import { PPL_PLANNING_KEYS } from "./ppl-planning-fixture.ts";

export const PLANNING_KEYS = { ...ATPL_PLANNING_KEYS, ...PPL_PLANNING_KEYS };
