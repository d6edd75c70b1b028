import { expect, it } from "vitest";
import { makeItems } from "../item-fixture.ts";
import { fitsBattle } from "./asked.ts";

const [item] = makeItems(1);

it.each([
  ["as it is", {}, true],
  ["with two parts to tap", { kind: "multi_select" }, false],
  ["to be typed", { kind: "typed_number" }, false],
  ["too long to read in 20 s", { stem: "x".repeat(401) }, false],
  ["with a picture", { media: [{ type: "image", file: "a.png", alt: "a" }] }, true],
  ["to listen to", { media: [{ type: "audio", file: "a.mp3", alt: "a" }] }, false],
] as const)("an item %s", (_, change, fits) => {
  if (item === undefined) throw new Error("no item");
  expect(fitsBattle({ ...item, ...change }, 20)).toBe(fits);
});
