import { describe, expect, it } from "vitest";
import { drawFigure } from "../../figures/index.ts";
import {
  between,
  CENTRE,
  first,
  of,
  placeOf,
  rowsOf,
  textsOf,
  tipOf,
  topOfCard,
} from "../../figures/read-back-fixture.ts";
import { angleOf, apart, distance, pointsOf, readSvg, type Element } from "../../figures/svg-fixture.ts";
import { generate, seedOf } from "../generate.ts";
import { RADIANS, read, toNumber } from "../reckoning-fixture.ts";
import type { Template } from "../template.ts";
import { drawnCrosswind, papiSlope, taxiwaySigns } from "./aerodrome.ts";
import { PICTURED_TEMPLATES } from "./index.ts";
import {
  airspeedArcMargin,
  altimeterOtherSetting,
  altimeterReading,
  turnCoordinatorTime,
  verticalSpeedTime,
} from "./instruments.ts";
import { loadSheetCentre } from "./load-sheet.ts";
import { rmiBearing } from "./rmi.ts";
import { cruiseTableFuel, landingTableFactored, takeOffTableDistance } from "./tables.ts";
import { drawnTriangleDrift, drawnTriangleSpeed } from "./triangle.ts";
import { upperWindTemperature } from "./upper-wind.ts";
import { plottedPressure, plottedWind } from "./weather.ts";

/** Right answers are worked out anew from the stem and from what ruler and protractor find in the drawing alone. */
const SEEDS = 300;

type Seen = { readonly stem: string; readonly elements: readonly Element[] };

function eachSeen(template: Template, check: (seen: Seen, right: string) => void): void {
  for (let number = 0; number < SEEDS; number += 1) {
    const { stem, figure, options, key } = generate(template, seedOf(number), "single");
    const drawing = drawFigure(figure ?? { kind: "none" }, "en");
    if ("faults" in drawing) throw new Error(drawing.faults.join());
    const right = options.find(({ id }) => id === key[0])?.text ?? "";
    check({ stem, elements: readSvg(drawing.svg).elements }, right);
  }
}

function expectNear(template: Template, most: number, reckon: (seen: Seen) => number): void {
  eachSeen(template, (seen, right) => {
    const reckoned = reckon(seen);
    // A number that is none is not near either.
    if (!(Math.abs(toNumber(right) - reckoned) <= most))
      throw new Error(`${seen.stem} ${right}, not ${reckoned}`);
  });
}

function expectText(template: Template, reckon: (seen: Seen) => string): void {
  eachSeen(template, (seen, right) => expect(`${seen.stem} ${right}`).toBe(`${seen.stem} ${reckon(seen)}`));
}

/** The hands by their lengths: the long one for hundreds, the short one for thousands. */
function altitudeOf(elements: readonly Element[]): number {
  const tips = elements.filter(of("polygon")).map(tipOf);
  const angle = (least: number, most: number) => {
    const tip = tips.find((one) => distance(one, CENTRE) > least && distance(one, CENTRE) < most);
    return tip === undefined ? Number.NaN : angleOf(CENTRE, tip);
  };
  const [hundreds, thousands] = [(angle(130, 140) / 360) * 1_000, (angle(80, 92) / 360) * 10_000];
  return Math.round((thousands - hundreds) / 1_000) * 1_000 + hundreds;
}

const settingOf = (elements: readonly Element[]) =>
  Number(textsOf(elements).find((one) => /^(?:9|10)\d\d$/.test(one)));
/** What stands in the line of these first cells. */
function lineOf(elements: readonly Element[], ...begin: readonly number[]): readonly number[] {
  const rows = rowsOf(elements, "15").map((row) => row.map(Number));
  const found = rows.find((row) => begin.every((value, at) => row[at] === value));
  if (found === undefined) throw new Error(`no line ${begin.join()}`);
  return found;
}
const celsius = (stem: string) => read(stem, /(\d+) °C/);
const column = (temperature: number) => 1 + temperature / 10;

describe("right answers agree with what is measured in the drawing", () => {
  it("altimeter, as it stands and with another setting", () => {
    expectNear(altimeterReading, 1, ({ elements }) => altitudeOf(elements));
    expectNear(altimeterOtherSetting, 1, ({ stem, elements }) => {
      const qnh = read(stem, /QNH(?: here)? is (\d+)/);
      return altitudeOf(elements) + qnh * 27 - settingOf(elements) * 27;
    });
  });

  it("vertical speed", () =>
    expectNear(verticalSpeedTime, 0.06, ({ stem, elements }) => {
      const needle = angleOf(CENTRE, tipOf(first(elements, of("polygon"))));
      const up = elements.filter((one) => one.tag === "text" && one.text === "1").map(tipOf);
      const perThousand = (angleOf(CENTRE, up.find(({ y }) => y < CENTRE.y) ?? CENTRE) + 90) % 360;
      const rate = (((((needle + 90) % 360) + 180) % 360) - 180) / perThousand;
      const heights = [read(stem, /from (\d+) ft/), read(stem, /to (\d+) ft/)] as const;
      return (heights[1] - heights[0]) / (rate * 1_000);
    }));

  it("arcs of the airspeed indicator", () =>
    expectNear(airspeedArcMargin, 0.6, ({ stem, elements }) => {
      const angles = ["60", "200"].map((speed) => angleOf(CENTRE, placeOf(elements, speed)));
      const speedAt = (angle: number) => between(angle, [angles[0] ?? 0, angles[1] ?? 0], [60, 200]);
      const ends = (stroke: string) =>
        pointsOf(first(elements, of("path", { stroke }))).map((end) => speedAt(angleOf(CENTRE, end)));
      const [green, white] = [ends("#2f9e5d"), ends("#f6f8fb")];
      const limits: readonly (readonly [RegExp, number | undefined])[] = [
        [/flaps and gear up/, green[0]],
        [/landing configuration/, white[0]],
        [/flaps extended/, white[1]],
        [/structural cruising/, green[1]],
      ];
      const limit = limits.find(([words]) => words.test(stem))?.[1] ?? Number.NaN;
      return Math.abs(limit - speedAt(angleOf(CENTRE, tipOf(first(elements, of("polygon"))))));
    }));

  it("turn coordinator: 20° of the wings are the standard rate of two minutes a circle", () =>
    expectNear(turnCoordinatorTime, 0.6, ({ stem, elements }) => {
      const wing = angleOf(CENTRE, tipOf(first(elements, of("polygon"))));
      const level = angleOf(CENTRE, { x: CENTRE.x + 112, y: CENTRE.y - 3 });
      const part = Math.abs((((wing - level + 540) % 360) - 180) / 20);
      return (read(stem, /(\d+)°/) / 360) * (120 / part);
    }));

  it("bearings of an RMI", () =>
    expectNear(rmiBearing, 0.6, ({ stem, elements }) => {
      const isSingle = stem.includes("single needle");
      const needle = isSingle
        ? elements.filter(of("polygon", { fill: "#f0b429" })).at(-1)
        : first(elements, of("polygon", { stroke: "#5fd08e" }));
      const seen = angleOf(CENTRE, tipOf(needle ?? first(elements, of("line"))));
      const onCard = (seen + topOfCard(elements)) % 360;
      if (stem.includes("QDR")) return (onCard + 180) % 360;
      return stem.includes("QDM") ? onCard : seen;
    }));

  it("crosswind: the distance of the arrow's head from the line of the runway", () =>
    expectNear(drawnCrosswind, 0.6, ({ elements }) => {
      const names = elements.filter((one) => one.tag === "text" && /^\d\d$/.test(one.text)).map(tipOf);
      const [one = CENTRE, other = CENTRE] = names;
      const middle = { x: 180, y: 168 };
      const head = tipOf(first(elements, of("polygon", { fill: "#2a6bb8" })));
      const speed = Number.parseFloat(textsOf(elements).find((text) => text.endsWith(" kt")) ?? "");
      const off = (angleOf(middle, head) - angleOf(one, other)) * RADIANS;
      return speed * Math.abs(Math.sin(off));
    }));

  it("triangle of velocities: sides and angles measured, to scale", () => {
    const corners = (elements: readonly Element[]) => {
      const [start = CENTRE, air = CENTRE, ground = CENTRE] = elements
        .filter(of("circle", { r: "3" }))
        .map(tipOf);
      return { start, air, ground };
    };
    expectNear(drawnTriangleSpeed, 0.8, ({ stem, elements }) => {
      const { start, air, ground } = corners(elements);
      return (distance(start, ground) / distance(start, air)) * read(stem, /Side 1 stands for (\d+) kt/);
    });
    expectNear(drawnTriangleDrift, 0.8, ({ elements }) => {
      const { start, air, ground } = corners(elements);
      return apart(angleOf(start, air), angleOf(start, ground));
    });
  });

  it("lights of a PAPI: four white from above 3.5°, four red from below 2.5°", () =>
    expectText(papiSlope, ({ elements }) => {
      const red = elements.filter(of("circle", { r: "8", fill: "#ff4d42" })).length;
      return `The aircraft is ${
        [
          "well above the approach slope: more than 3.5°",
          "slightly above the approach slope: between 3.2° and 3.5°",
          "on the approach slope: between 2.8° and 3.2°",
          "slightly below the approach slope: between 2.5° and 2.8°",
          "well below the approach slope: less than 2.5°",
        ][red]
      }`;
    }));

  it("signs of taxiways", () =>
    expectText(taxiwaySigns, ({ stem, elements }) => {
      const letter = /taxiway ([A-Z])\b/.exec(stem)?.[1] ?? "?";
      const texts = textsOf(elements);
      if (texts.includes(letter)) return "You are on it";
      if (texts.includes(`←${letter}`)) return "Left";
      return texts.includes(`${letter}→`) ? "Right" : "The signs do not tell";
    }));

  it("tables of distances", () => {
    expectNear(takeOffTableDistance, 0.6, ({ stem, elements }) => {
      const [feet, warmth] = [read(stem, /(\d+) ft/), celsius(stem)];
      const [low, high] = [Math.floor(feet / 1_000) * 1_000, Math.ceil(feet / 1_000) * 1_000];
      const cells = [low, high].flatMap((altitude) =>
        [Math.floor(column(warmth)), Math.ceil(column(warmth))].map(
          (at) => lineOf(elements, altitude)[at] ?? 0,
        ),
      );
      return cells.reduce((sum, value) => sum + value, 0) / 4;
    });
    expectNear(landingTableFactored, 0.6, ({ stem, elements }) => {
      const cell = lineOf(elements, read(stem, /(\d+) ft/))[column(celsius(stem))] ?? 0;
      return (cell * 10) / 7;
    });
  });

  it("cruise table with wind", () =>
    expectNear(cruiseTableFuel, 0.6, ({ stem, elements }) => {
      const line = lineOf(elements, read(stem, /(\d+) ft/), read(stem, /(\d+) RPM/));
      const wind = read(stem, /(?:head|tail)wind of (\d+)/) * (stem.includes("tailwind") ? 1 : -1);
      return ((line[4] ?? 0) / ((line[3] ?? 0) + wind)) * read(stem, /(\d+) NM/);
    }));

  it("temperature between two levels", () =>
    expectNear(upperWindTemperature, 0.6, ({ stem, elements }) => {
      const rows = rowsOf(elements, "15").map(([level = "", wind = ""]) => ({
        level: Number(level.slice(2)),
        temperature: toNumber(wind.split(" ")[1]?.replace("+", "") ?? ""),
      }));
      const [upper, lower] = rows;
      if (upper === undefined || lower === undefined) return Number.NaN;
      const levels = [lower.level, upper.level] as const;
      return between(read(stem, /FL(\d+)/), levels, [lower.temperature, upper.temperature]);
    }));

  it("load sheet: the place where the moments balance, by halving", () =>
    expectNear(loadSheetCentre, 0.0006, ({ elements }) => {
      const loads = rowsOf(elements, "15")
        .slice(0, -1)
        .map(([, mass, arm]) => ({ mass: Number(mass), arm: Number(arm) }));
      let [low, high] = [0, 4];
      for (let step = 0; step < 40; step += 1) {
        const middle = (low + high) / 2;
        const tips = loads.reduce((sum, { mass, arm }) => sum + mass * (arm - middle), 0);
        if (tips > 0) low = middle;
        else high = middle;
      }
      return low;
    }));

  it("symbols of wind", () =>
    expectText(plottedWind, ({ elements }) => {
      const [shaft, ...feathers] = elements.filter(of("line"));
      const [foot = CENTRE, end = CENTRE] = shaft === undefined ? [] : pointsOf(shaft);
      const lengths = feathers.map((one) => distance(tipOf(one), pointsOf(one)[1] ?? CENTRE));
      const pennants = elements.filter(of("polygon")).length;
      const speed = lengths.reduce((sum, length) => sum + (length > 20 ? 10 : 5), 50 * pennants);
      const from = String(Math.round(angleOf(foot, end)) || 360).padStart(3, "0");
      return `${from}° / ${speed} kt`;
    }));

  it("pressure of a station plot", () =>
    expectNear(plottedPressure, 0.01, ({ elements }) => {
      const code = textsOf(elements)[2] ?? "";
      // From 500 up it is 9xx.x, below that 10xx.x.
      return Number(`${Number(code) >= 500 ? "9" : "10"}${code}`) / 10;
    }));
});

it("a template asks otherwise only with a new version", () => {
  const sumOf = (template: Template) => {
    const items = Array.from({ length: 40 }, (_, seed) => generate(template, seedOf(seed), "single"));
    let sum = 0;
    for (const sign of JSON.stringify(items)) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
    return `${template.version} ${sum.toString(16)}`;
  };
  expect(Object.fromEntries(PICTURED_TEMPLATES.map((one) => [one.id, sumOf(one)]))).toMatchInlineSnapshot(`
    {
      "airspeed-arc-margin": "2 46fb0ab5",
      "altimeter-other-setting": "1 7f4e769d",
      "altimeter-reading": "2 30fe9c36",
      "cruise-table-fuel": "1 2b04e998",
      "drawn-crosswind": "1 e5313638",
      "drawn-triangle-drift": "1 bdbcc0ec",
      "drawn-triangle-speed": "1 e96ab0cc",
      "landing-table-factored": "1 70b45255",
      "load-sheet-centre": "1 f62e34ba",
      "papi-slope": "1 bf223b7",
      "plotted-pressure": "1 8286778e",
      "plotted-wind": "1 7583c2d9",
      "rmi-bearing": "1 4cb93b04",
      "take-off-table": "2 b65dba39",
      "taxiway-signs": "3 9d14dbe4",
      "turn-coordinator-time": "1 74d49401",
      "upper-wind-temperature": "2 f17ac86e",
      "vertical-speed-time": "1 d535b722",
    }
  `);
});
