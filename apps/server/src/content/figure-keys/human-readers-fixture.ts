// What figures of human performance and of radio say, worked out from their parameters by arithmetic of its own.
import { type Figure, fields, list, markOf, n, s } from "./readers-fixture.ts";

const LETTERS = "ABCDEFG";
const numbers = (f: Figure, name: string) => list(f, name).map(Number);

/** The turn that is felt at a lettered moment: it fades with 8 s after each change. */
export function feltAt(f: Figure, mark: number): number {
  const time = numbers(f, "marks")[mark] ?? 0;
  const after = (change: number) => (time < change ? 0 : Math.E ** ((change - time) / 8));
  return n(f, "rate") * after(n(f, "start")) - n(f, "rate") * after(n(f, "stop"));
}
export function bestAgreement(f: Figure): string {
  const real = (time: number) => (time >= n(f, "start") && time < n(f, "stop") ? n(f, "rate") : 0);
  const errors = numbers(f, "marks").map((time, at) => Math.abs(real(time) - feltAt(f, at)));
  return LETTERS[errors.indexOf(Math.min(...errors))] ?? "?";
}

export const sizeOf = (f: Figure, view: number, what: "width" | "slope" | "path") =>
  n(fields(list(f, "views")[view]), what);

/** Usual seconds of useful consciousness at the first letter, halved on curve 2. */
export function usefulAt(f: Figure): number {
  const mark = fields(markOf(f, "A"));
  const usual: Readonly<Record<number, number>> = { 220: 600, 250: 240, 300: 90, 350: 45 };
  return (usual[n(mark, "level")] ?? Number.NaN) / n(mark, "curve");
}

/** The lettered hour at which the temperature falls fastest. */
export function letterFalling(f: Figure): string {
  const falls = numbers(f, "marks").map((hour) => -Math.sin(((hour - n(f, "lowest")) * Math.PI) / 12));
  return LETTERS[falls.indexOf(Math.max(...falls))] ?? "?";
}

export const peakOf = (f: Figure, curve: number) => numbers(f, "best")[curve] ?? 0;
export const arousalAt = (f: Figure, letter: string) => n(fields(markOf(f, letter)), "arousal");
/** The letter of the least arousal. */
export function letterOfLeast(f: Figure): string {
  const all = list(f, "marks").map((one) => n(fields(one), "arousal"));
  return LETTERS[all.indexOf(Math.min(...all))] ?? "?";
}

const layers = (f: Figure) => list(f, "layers").map(fields);
const LAYER_NAMES: Readonly<Record<string, string>> = {
  company: "company decisions",
  training: "training",
  crew: "acts of the crew",
  warnings: "warning systems",
};
/** The layer that holds the chain of events. */
export function stopLayer(f: Figure): string {
  const held = layers(f).find((one) => s(one, "hole") === "shut");
  return held === undefined ? "none" : (LAYER_NAMES[s(held, "layer")] ?? "?");
}
export const letterOfLayer = (f: Figure, layer: string) =>
  LETTERS[layers(f).findIndex((one) => s(one, "layer") === layer)] ?? "?";

const MISMATCHES: Readonly<Record<string, string>> = {
  hardware: "Two levers of the same shape",
  software: "A procedure contradicts",
  environment: "Glare of the low sun",
  liveware: "A first officer",
};
export const mismatch = (f: Figure) => MISMATCHES[s(f, "gap")] ?? "?";

/** Losses at 500, 1000, 2000, 3000, 4000, 6000 and 8000 Hz. */
export function hasNotch(f: Figure, side: "right" | "left"): boolean {
  const losses = numbers(f, side);
  return (losses[4] ?? 0) - Math.max(losses[2] ?? 0, losses[6] ?? 0) > 20;
}
export function overLimit(f: Figure): string {
  const over = (["right", "left"] as const).flatMap((side) =>
    numbers(f, side)
      .slice(0, 4)
      .flatMap((loss, at) =>
        loss > (at === 3 ? 50 : 35) ? [`In the ${side} ear at ${[500, 1000, 2000, 3000][at] ?? 0} Hz`] : [],
      ),
  );
  return over.length === 0 ? "In no ear" : over.join(" and ");
}

// Radio

export const lineOf = (f: Figure, starts: string) =>
  LETTERS[list(f, "lines").findIndex((one) => String(one).startsWith(starts))] ?? "?";
export const windOfAtis = (f: Figure) => {
  const wind = fields(f["wind"]);
  return { from: n(wind, "from"), speed: n(wind, "speed"), gust: n(wind, "gust") };
};
export const cloudOfAtis = (f: Figure) => {
  const cloud = fields(f["cloud"]);
  return { amount: s(cloud, "amount"), base: n(cloud, "base") };
};
export const channelOf = (f: Figure, radio: number, what: "active" | "standby") =>
  s(fields(list(f, "sets")[radio - 1]), what);

/** Crosswind of the gusts on the runway in use. */
export function gustAcross(f: Figure): string {
  const { from, gust } = windOfAtis(f);
  const across = gust * Math.sin(((from - n(f, "runway") * 10) * Math.PI) / 180);
  return `${Math.round(Math.abs(across))} kt from the ${across > 0 ? "right" : "left"}`;
}
const READ_BACK = /CLEARED|RUNWAY|QNH|SQUAWK|DESCEND|CLIMB/;
/** Letters of what is read back, call sign apart. */
export function readBack(f: Figure): string {
  const letters = list(f, "lines").flatMap((one, at) =>
    READ_BACK.test(String(one)) ? [LETTERS[at] ?? "?"] : [],
  );
  return `${letters.slice(0, -1).join(", ")} and ${letters.at(-1) ?? "?"}`;
}
/** What forbids VFR in a control zone. */
export function tooLowForVfr(f: Figure): string {
  const { amount, base } = cloudOfAtis(f);
  const isLow = ["broken", "overcast"].includes(amount) && base < 1500;
  const isHazy = n(f, "visibility") < 5000;
  if (isLow && isHazy) return "Visibility and ceiling, both too low";
  if (isHazy) return "A visibility that is too low";
  return isLow ? "A ceiling that is too low" : "?";
}
const SPELLING = { A: "ALFA", B: "BRAVO", D: "DELTA", G: "GOLF", K: "KILO", M: "MIKE", R: "ROMEO" } as const;
export const spelling = (letter: string) =>
  Object.entries(SPELLING).find(([one]) => one === letter)?.[1] ?? "?";
