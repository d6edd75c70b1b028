import { expect, it } from "vitest";
import { findPair } from "./combined-mistake.ts";

const mistakes = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `m-${at}`, text, why: `Reason ${at}.` }));
const RIGHT = "Runway 14: visual range 1000 m, rising";

it("joins two mistakes that change different words", () => {
  const one = "Runway 14: visual range 1000 m, falling";
  const other = "Runway 14: lowest visibility 1000 m, rising";
  expect(findPair(RIGHT, mistakes(one, other))?.[2]).toEqual({
    id: "m-0-and-m-1",
    text: "Runway 14: lowest visibility 1000 m, falling",
    why: "Reason 0. Reason 1.",
  });
});

it("joins words that are left out or added with others", () => {
  const texts = ["Rain", "Heavy snow"];
  expect(findPair("Heavy rain", mistakes("Heavy snow", "Light rain"))?.[2].text).toBe("Light snow");
  expect(findPair("Heavy rain today", mistakes("Heavy rain", "Light rain today"))?.[2].text).toBe(
    "Light rain",
  );
  expect(findPair("Heavy rain", mistakes(...texts))).toBeNull();
});

it("takes the first pair that can be made and none that is there already", () => {
  const [, , both] =
    findPair(
      RIGHT,
      mistakes(
        "Calm, no value",
        "Runway 14: visual range 1000 ft, rising",
        "Runway 14: visual range 1000 m, falling",
      ),
    ) ?? [];
  expect(both?.text).toBe("Runway 14: visual range 1000 ft, falling");
  expect(findPair("a b", mistakes("c b", "a d", "c d"))).toBeNull();
  expect(findPair("a b", mistakes("c b", "d b"))).toBeNull();
});
