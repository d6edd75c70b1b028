import { expect, it } from "vitest";
import { inBox, inSection } from "./box.ts";

const BOX = { left: 10, top: 20, right: 110, bottom: 220 };

it("places of a chart are measured from its upper left corner", () => {
  expect(inBox(BOX, { x: 25, y: 10 })).toEqual({ x: 35, y: 40 });
});

it("places of a section are measured from the ground", () => {
  expect(inSection(BOX, { place: 25, height: 10 })).toEqual({ x: 35, y: 200 });
});
