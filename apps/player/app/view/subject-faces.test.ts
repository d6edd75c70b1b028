import { readFileSync } from "node:fs";
import { FACED_SUBJECTS, faceOf } from "@crosscheck/rules/content/subject-faces";
import { inFace } from "@crosscheck/ui/subject-face";
import { describe, expect, it } from "vitest";

const ui = (file: string) =>
  readFileSync(new URL(`../../../../packages/ui/src/${file}`, import.meta.url), "utf8");
const tokens = ui("tokens.css");
const css = ui("faces.css");
const drawings = ui("art/emblems.svg");
const faces = FACED_SUBJECTS.flatMap((code) => faceOf(code) ?? []);
type SubjectFace = (typeof faces)[number];

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];
/** OKLab: lightness, a, b. */
type Lab = readonly [number, number, number];
/** Linear red, green, blue. */
type Rgb = readonly [number, number, number];

/** The code of a subject on its ground: at least 4.5 (WCAG 1.4.3). */
const TEXT_PAIRS = [["color", "background"]] as const;

/** Bars and tiles against what is beside them, and within tiles: at least 3 (WCAG 1.4.11). */
const GRAPHIC_PAIRS = [
  ["face", "sunken"],
  ["face", "card"],
  ["tile", "card"],
  ["tile", "bg"],
  ["white", "tile"],
  ["light", "tile"],
  ["art-sun", "tile"],
] as const;

describe.each(THEMES)("faces of subjects in the %s theme", (theme) => {
  it.each(faces)("keep $code readable: its code, its bars and its tile", (face) => {
    const ratio = ([one, other]: readonly [string, string]) =>
      contrast(toRgb(colour(one, face, theme)), toRgb(colour(other, face, theme)));
    expect(TEXT_PAIRS.filter((pair) => ratio(pair) < 4.5)).toEqual([]);
    expect(GRAPHIC_PAIRS.filter((pair) => ratio(pair) < 3)).toEqual([]);
  });
});

it.each(faces)("draws the tile of $code in its hue", ({ emblem, hue, chroma }) => {
  const [body] = lchOf(tileOf(emblem));
  expect(body?.slice(1)).toEqual([chroma, hue]);
});

/** The colours of a tile as it is drawn: its body and its light. */
function tileOf(emblem: string): string {
  return new RegExp(`<symbol id="${emblem}"[^>]* style="([^"]+)"`).exec(drawings)?.[1] ?? "";
}

/** Every `oklch(L C H)` of a text, whose chroma may be taken down by the "vivid" of a tile. */
function lchOf(text: string): readonly (readonly [number, number, number])[] {
  const all = text.matchAll(/oklch\(([\d.]+) (?:calc\()?([\d.]+)(?: \* var\(--cc-vivid, 1\)\))? ([\d.]+)\)/g);
  return [...all].map(([, ...parts]) => {
    const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = parts.map(Number);
    return [lightness, chroma, hue];
  });
}

function colour(name: string, face: SubjectFace, theme: Theme): Lab {
  if (name === "white") return [1, 0, 0];
  if (name === "tile") return labOf(lchOf(tileOf(face.emblem))[0]);
  if (name === "light") return labOf(lchOf(tileOf(face.emblem))[1]);
  if (name === "face") return labOf(lchOf(JSON.stringify(inFace(face)))[0]);
  return name === "color" || name === "background" ? mixed(name, face, theme) : ofToken(name, theme);
}

/** Reads `<property>: color-mix(in oklab, var(--cc-face) N%, var(--cc-<token>));` of the code. */
function mixed(property: string, face: SubjectFace, theme: Theme): Lab {
  const mix = new RegExp(
    ` ${property}: color-mix\\(in oklab, var\\(--cc-face\\) (\\d+)%, var\\(--cc-(\\w+)\\)\\);`,
  ).exec(css);
  const share = Number(mix?.[1]) / 100;
  const [one, other] = [colour("face", face, theme), ofToken(mix?.[2] ?? "", theme)];
  const at = (place: 0 | 1 | 2) => one[place] * share + other[place] * (1 - share);
  return [at(0), at(1), at(2)];
}

function ofToken(name: string, theme: Theme): Lab {
  const [, light, dark, both] =
    new RegExp(`--cc-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(tokens) ?? [];
  const hex = both ?? (theme === "light" ? light : dark);
  if (hex === undefined) throw new Error(`no colour token ${name}`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return toLab([channel(1), channel(3), channel(5)]);
}

function labOf([lightness, chroma, hue]: Lab = [Number.NaN, 0, 0]): Lab {
  const radians = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

/** CSS Color 4, sample code of OKLab; it throws for a colour that sRGB does not have, which would be shown as another. */
function toRgb([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const rgb = [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ] as const;
  if (!rgb.every((channel) => channel > -0.001 && channel < 1.001)) {
    throw new RangeError(`sRGB has no oklab(${lightness} ${a} ${b})`);
  }
  return rgb;
}

function toLab([red, green, blue]: Rgb): Lab {
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short,
  ];
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
