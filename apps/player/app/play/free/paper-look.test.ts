import { expect, it } from "vitest";
import { readLook } from "./paper-look.ts";

it.each([
  ["what was chosen", '{"size":"largest","isHighContrast":true}', { size: "largest", isHighContrast: true }],
  ["nothing", null, { size: "normal", isHighContrast: false }],
  ["a size that is not known", '{"size":"huge"}', { size: "normal", isHighContrast: false }],
  ["another shape", '"largest"', { size: "normal", isHighContrast: false }],
] as const)("the look of a paper is read from %s", (_case, text, look) => {
  expect(readLook(text)).toEqual(look);
});
