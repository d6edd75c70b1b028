import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polyline, rect, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { latitudeText, longitudeText, plate } from "./labels.ts";
import { greatCircle, rhumbLine, stretched, type Place } from "./sphere.ts";

const HEIGHT = 336;
const MIDDLE: Point = { x: 180, y: 152 };
/** The circle around a pole, a parallel somewhat nearer to the equator than both places. */
const R = 122;
const BEYOND = 10;
const FIELD = { x: 12, y: 12, width: 336, height: 284 };
const LEAST_APART = 9;

type Ends = {
  readonly view: "pole" | "mercator" | "lambert";
  readonly hemisphere: "N" | "S";
  readonly latitudeA: number;
  readonly latitudeB: number;
  readonly longitudeA: number;
  readonly eastward: number;
};

/** Great circle and rhumb line from A to B, on a chart around a pole, a Mercator chart or a Lambert chart. */
export const polarTracks = defineFigure({
  parameters: recordField({
    view: choiceField(["pole", "mercator", "lambert"]),
    hemisphere: choiceField(["N", "S"]),
    latitudeA: numberField({ from: 40, to: 75, step: 5 }),
    latitudeB: numberField({ from: 40, to: 75, step: 5 }),
    longitudeA: numberField({ from: -180, to: 175, step: 5 }),
    /** From A to B, degrees of longitude to the east. */
    eastward: numberField({ from: 20, to: 150, step: 5 }),
    /** Which of the two lines has the number 1. */
    first: choiceField(["great", "rhumb"]),
  }),
  alt: {
    en: "Chart with two lines from place A to place B and the coordinates of both",
    ar: "خريطة عليها خطان من المكان A إلى المكان B مع إحداثيات كل منهما",
  },
  fault: (ends) => {
    if (ends.view !== "pole" && ends.eastward > 100) return "the strip is too long";
    const { great, rhumb } = linesOf(ends);
    if (Math.max(...great.map(({ y }) => -y), ...great.map(({ y }) => y - HEIGHT)) > -30)
      return "the lines leave the sheet";
    const [one = MIDDLE, other = MIDDLE] = [great[24], rhumb[24]];
    return Math.hypot(one.x - other.x, one.y - other.y) < LEAST_APART
      ? "the lines cannot be told apart"
      : null;
  },
  svg: ({ first, ...ends }) => {
    const { great, rhumb, put } = linesOf(ends);
    const [top = MIDDLE, base = MIDDLE] = [great[24], rhumb[24]];
    const [from = MIDDLE, to = MIDDLE] = [great[0], great.at(-1)];
    const apart = Math.hypot(top.x - base.x, top.y - base.y);
    const out = { x: (top.x - base.x) / apart, y: (top.y - base.y) / apart };
    const beside = (point: Point, by: number) => ({ x: point.x + out.x * by, y: point.y + out.y * by });
    const [greatName, rhumbName] = first === "great" ? (["1", "2"] as const) : (["2", "1"] as const);
    const colours = { 1: COLOUR.magenta, 2: COLOUR.blue };
    return sheet(HEIGHT, [
      ...(ends.view === "pole" ? polarNet(ends, put) : stripNet(ends, put)),
      polyline(rhumb, { stroke: colours[rhumbName], "stroke-width": 2.75 }),
      polyline(great, { stroke: colours[greatName], "stroke-width": 2.75 }),
      ...[from, to].map((end) => circle(end, 4.5, { fill: COLOUR.ink })),
      tag(beside(top, 16), greatName),
      tag(beside(base, -16), rhumbName),
      ...endNames(from, to, out),
      text({ x: 180, y: HEIGHT - 15 }, legend(ends), { bold: true }),
    ]);
  },
});

/** Letters on the far sides of the ends, on the side of the rhumb line, where neither line runs. */
function endNames(from: Point, to: Point, out: Point): readonly string[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const place = (end: Point, by: number) => ({
    x: end.x + along.x * by - out.x * 2,
    y: end.y + along.y * by - out.y * 2,
  });
  return [
    plate(place(from, -17), "A", { size: 17, bold: true }),
    plate(place(to, 17), "B", { size: 17, bold: true }),
  ];
}

function legend({ hemisphere, latitudeA, latitudeB, longitudeA, eastward }: Ends): string {
  const side = hemisphere === "N" ? 1 : -1;
  const one = `A ${latitudeText(side * latitudeA)} ${longitudeText(longitudeA)}`;
  return `${one}   ·   B ${latitudeText(side * latitudeB)} ${longitudeText(longitudeA + eastward)}`;
}

function linesOf(ends: Ends) {
  const side = ends.hemisphere === "N" ? 1 : -1;
  const from = { latitude: side * ends.latitudeA, longitude: ends.longitudeA };
  const to = { latitude: side * ends.latitudeB, longitude: ends.longitudeA + ends.eastward };
  const put = projection(ends);
  return { great: greatCircle(from, to).map(put), rhumb: rhumbLine(from, to).map(put), put };
}

/** Places on the sheet: conformal in all three views. */
function projection(ends: Ends): (place: Place) => Point {
  const { view, hemisphere, latitudeA, latitudeB, longitudeA, eastward } = ends;
  const side = hemisphere === "N" ? 1 : -1;
  if (view === "pole")
    return ({ latitude, longitude }) => {
      const open = (degrees: number) => Math.tan(toRadians(90 - degrees) / 2);
      const r = (R * open(Math.abs(latitude))) / open(edgeOf(ends));
      const angle = toRadians(longitude);
      return { x: MIDDLE.x + r * Math.sin(angle), y: MIDDLE.y + side * r * Math.cos(angle) };
    };
  const centre = longitudeA + eastward / 2;
  const scale = (FIELD.width - 66) / toRadians(eastward);
  const base = (latitudeA + latitudeB) / 2;
  const baseline = MIDDLE.y + side * 34;
  if (view === "mercator")
    return ({ latitude, longitude }) => ({
      x: MIDDLE.x + toRadians(longitude - centre) * scale,
      y: baseline - (stretched(latitude) - stretched(side * base)) * scale,
    });
  const cone = Math.sin(toRadians(base));
  const power = (latitude: number) =>
    Math.tan(toRadians(90 - Math.abs(latitude)) / 2) ** cone / Math.tan(toRadians(90 - base) / 2) ** cone;
  const widest = Math.max(power(latitudeA), power(latitudeB));
  const apex = (FIELD.width - 66) / (2 * widest * Math.sin((cone * toRadians(eastward)) / 2));
  return ({ latitude, longitude }) => {
    const angle = cone * toRadians(longitude - centre);
    const r = apex * power(latitude);
    return { x: MIDDLE.x + r * Math.sin(angle), y: baseline + side * (r * Math.cos(angle) - apex) };
  };
}

/** Latitude of the circle around a chart of a pole. */
function edgeOf({ latitudeA, latitudeB }: Ends): number {
  return Math.min(latitudeA, latitudeB) - BEYOND;
}

function polarNet(ends: Ends, put: (place: Place) => Point): readonly string[] {
  const edge = edgeOf(ends);
  const ring = (latitude: number) => put({ latitude, longitude: 90 }).x - MIDDLE.x;
  const fine = { stroke: COLOUR.line, "stroke-width": 1.25 };
  return [
    circle(MIDDLE, R, { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...[40, 50, 60, 70, 80]
      .filter((latitude) => latitude > edge)
      .map((latitude) => circle(MIDDLE, ring(latitude), { fill: "none", ...fine })),
    ...[0, 30, 60, 90, 120, 150].map((longitude) =>
      line(put({ latitude: edge, longitude }), put({ latitude: edge, longitude: longitude + 180 }), fine),
    ),
    circle(MIDDLE, 3, { fill: COLOUR.muted }),
    ...[0, 90, 180, -90].map((longitude) => {
      const foot = put({ latitude: edge, longitude });
      const far = longitude % 180 === 0 ? 14 : 27;
      const away = { x: ((foot.x - MIDDLE.x) / R) * far, y: ((foot.y - MIDDLE.y) / R) * far };
      const words = longitudeText(longitude).replace(/^0(?=\d)/, "");
      return text({ x: foot.x + away.x, y: foot.y + away.y }, words, { fill: COLOUR.muted });
    }),
    text({ x: 24, y: 22 }, `${ends.hemisphere} POLE`, { anchor: "start", fill: COLOUR.muted }),
  ];
}

/** Meridians of both ends and three between, and a parallel on each side. */
function stripNet(ends: Ends, put: (place: Place) => Point): readonly string[] {
  const { hemisphere, longitudeA, eastward, view } = ends;
  const side = hemisphere === "N" ? 1 : -1;
  const inField = ({ x, y }: Point) =>
    x >= FIELD.x && x <= FIELD.x + FIELD.width && y >= FIELD.y && y <= FIELD.y + FIELD.height;
  const fine = { stroke: COLOUR.line, "stroke-width": 1.25 };
  const track = (places: readonly Place[]) => polyline(places.map(put).filter(inField), fine);
  const latitudes = Array.from({ length: 175 }, (_, at) => side * at * 0.5);
  return [
    rect(FIELD, { fill: COLOUR.tint, stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
      track(latitudes.map((latitude) => ({ latitude, longitude: longitudeA + eastward * part }))),
    ),
    ...[10, 20, 30, 40, 50, 60, 70, 80].map((latitude) =>
      track(
        Array.from({ length: 81 }, (_, at) => ({
          latitude: side * latitude,
          longitude: longitudeA + eastward * (at / 40 - 0.5),
        })),
      ),
    ),
    plate({ x: FIELD.x + 48, y: FIELD.y + 15 }, view === "mercator" ? "MERCATOR" : "LAMBERT", {
      fill: COLOUR.muted,
    }),
  ];
}
