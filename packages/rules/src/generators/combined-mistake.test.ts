import { expect, it } from "vitest";
import { findPair as findPairOf } from "./combined-mistake.ts";
import type { ChoiceProblem } from "./template.ts";

const mistakes = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `m-${at}`, text, why: `Reason ${at}.` }));
const findPair = (text: string, wrong: ChoiceProblem["mistakes"], together?: ChoiceProblem["together"]) =>
  findPairOf({ right: { text, why: "Correct: so it is." }, mistakes: wrong, ...(together && { together }) });
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

it("asks the problem what two mistakes say together, in either order", () => {
  const together = (one: string, other: string) => (one === "m-2" && other === "m-1" ? "Light snow" : null);
  const wrong = mistakes("Heavy hail", "Light rain", "Heavy snow");
  expect(findPair("Heavy rain", wrong, together)?.[2]).toEqual({
    id: "m-1-and-m-2",
    text: "Light snow",
    why: "Reason 1. Reason 2.",
  });
  expect(findPair("Heavy rain", wrong, () => null)).toBeNull();
});
