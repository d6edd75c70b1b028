import type { Template } from "../template.ts";

/** Templates of the second list. */
export const TEMPLATES_B: readonly Template[] = [];
