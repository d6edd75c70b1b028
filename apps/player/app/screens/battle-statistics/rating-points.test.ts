import { expect, it } from "vitest";
import { ratingPoints } from "./rating-points.ts";

const rated = (rating: number, day = 1) => ({
  at: `2026-05-${String(day).padStart(2, "0")}T10:00:00.000Z`,
  rating,
});

it("reaches from the lowest rating to the highest", () => {
  const { points, lowest, highest } = ratingPoints([rated(1_500), rated(1_600), rated(1_400)]);
  expect(points.map(({ percent }) => percent)).toEqual([50, 100, 0]);
  expect({ lowest, highest }).toEqual({ lowest: 1_400, highest: 1_600 });
});

it("draws small changes small", () => {
  expect(ratingPoints([rated(1_500), rated(1_510)]).points.map(({ percent }) => percent)).toEqual([
    37.5, 62.5,
  ]);
});

it("keeps the latest where there are many, and knows of none", () => {
  const many = Array.from({ length: 100 }, (_unused, place) => rated(place, 1));
  expect(ratingPoints(many).lowest).toBe(70);
  expect(ratingPoints([]).points).toEqual([]);
});
