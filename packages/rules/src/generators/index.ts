import { METAR_TEMPLATES } from "./metar/templates.ts";
import type { Template } from "./template.ts";
import { TEMPLATES_A } from "./templates-a/index.ts";
import { TEMPLATES_B } from "./templates-b/index.ts";

/** Every template there is; ids are unique. */
export const TEMPLATES: readonly Template[] = [...TEMPLATES_A, ...TEMPLATES_B, ...METAR_TEMPLATES];

/** The template with this id; undefined when there is none. */
export function findTemplate(templateId: string): Template | undefined {
  return TEMPLATES.find(({ id }) => id === templateId);
}
