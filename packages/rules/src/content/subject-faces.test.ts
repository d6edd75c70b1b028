import { expect, it } from "vitest";
import { FACED_SUBJECTS, faceOf } from "./subject-faces.ts";

const faces = FACED_SUBJECTS.flatMap((code) => faceOf(code) ?? []);

it("has a face for every subject of both trees, each with a tile of its own", () => {
  expect(faces.map(({ code }) => code)).toEqual(FACED_SUBJECTS);
  expect(new Set(faces.map(({ emblem }) => emblem)).size).toBe(FACED_SUBJECTS.length);
});

it("has thirteen hues that can be told apart", () => {
  const hues = [...new Set(faces.map(({ hue }) => hue))].toSorted((a, b) => a - b);
  expect(hues).toHaveLength(13);
  const gaps = hues.map((hue, place) => ((hues[place + 1] ?? (hues[0] ?? 0) + 360) - hue + 360) % 360);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
});

it.each(["0", "", "MTN", "07", "0500", "constructor"])("has none for %j, which is no subject", (code) => {
  expect(faceOf(code)).toBeNull();
});
