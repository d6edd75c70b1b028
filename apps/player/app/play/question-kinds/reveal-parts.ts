import type { CardState } from "../attempt/run-state.ts";

type Reveal = NonNullable<CardState["reveal"]>;

/** The explanation that belongs to one option; "" without one. */
export function whyOf(reveal: Reveal | null, optionId: string): string {
  return reveal?.options.find((row) => row.option_id === optionId)?.why ?? "";
}
