import { expect, it } from "vitest";
import { hasOptionF } from "./flag-key.ts";

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ option_id: `o${at}`, text: "", slot_id: null }));

it("leaves key F to the flag unless it stands for an option or a letter", () => {
  expect(hasOptionF({ kind: "single", options: options(5) })).toBe(false);
  expect(hasOptionF({ kind: "multi_select", options: options(6) })).toBe(true);
  expect(hasOptionF({ kind: "word_tiles", options: [] })).toBe(true);
});
