import { expect, it } from "vitest";
import { splitLatinRuns } from "./latin-runs.ts";

it("leaves left-to-right text alone", () => {
  expect(splitLatinRuns("Climb to 3000 ft")).toEqual([{ text: "Climb to 3000 ft", isLatin: false }]);
});

it.each([
  ["على ارتفاع 3000 ft فوق البحر", ["3000 ft"]],
  ["نحو 21 %، لكن", ["21 %"]],
  ["FL350 ثم QNH 1013 hPa.", ["FL350", "QNH 1013 hPa"]],
  ["30°C", []],
])("keeps figures and codes of %s together", (text, runs) => {
  const parts = splitLatinRuns(text);
  expect(parts.filter(({ isLatin }) => isLatin).map((part) => part.text)).toEqual(runs);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
