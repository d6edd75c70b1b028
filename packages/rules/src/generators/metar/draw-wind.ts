import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { inCircle } from "../flight/direction.ts";
import type { Wind } from "./report.ts";

/** Strength of the wind that goes with some weather; an even one has no gusts. */
export type WindStrength = "light" | "even" | "any" | "strong" | "gusty";

/** Fewest kt between mean wind and a reported gust. Annex 3, appendix 3, 4.1.5.2. */
const LEAST_GUST_EXCESS_KT = 10;

const SPEEDS: Readonly<Record<WindStrength, readonly [number, number]>> = {
  light: [0, 5],
  even: [3, 14],
  any: [0, 22],
  strong: [20, 34],
  gusty: [12, 26],
};

/** A mean wind; below 3 kt it is variable or calm. */
export function drawWind(random: Random, strength: WindStrength): Wind {
  const [from, to] = SPEEDS[strength];
  const speed = drawNumber(random, { from, to, step: 1 });
  if (speed === 0) return { kind: "calm" };
  if (speed < 3) return { kind: "variable", speed };
  const isGusty = strength === "gusty" || (strength !== "even" && speed >= 10 && random.below(4) === 0);
  const excess = drawNumber(random, { from: LEAST_GUST_EXCESS_KT, to: 18, step: 1 });
  return {
    kind: "steady",
    from: drawNumber(random, { from: 10, to: 360, step: 10 }),
    speed,
    gust: isGusty ? speed + excess : null,
    sector: null,
  };
}

/** The same wind with a varying direction: a sector of 60° to 120° that holds the mean. Not for calm or variable wind. */
export function withSector(wind: Wind, random: Random): Wind {
  if (wind.kind !== "steady") return wind;
  const left = pick(random, [30, 40, 50, 60]);
  const right = pick(random, [30, 40, 50, 60]);
  return { ...wind, sector: { from: inCircle(wind.from - left), to: inCircle(wind.from + right) } };
}
