import type { Point } from "./kit/svg.ts";

export type Element = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

const ELEMENT = /<([a-z]+)((?: [\w:-]+="[^"<]*")*)(?:\/>|>([^<]*)<\/\1>)/g;

/** Elements of a figure in their order; throws where the text is not the plain XML that figures are made of. */
export function readSvg(svg: string): { readonly root: Element; readonly elements: readonly Element[] } {
  const whole = /^<svg((?: [\w:-]+="[^"<]*")*)>(.*)<\/svg>\n$/s.exec(svg);
  if (whole === null) throw new Error("not one svg element");
  const [, head = "", inside = ""] = whole;
  const found = [...inside.matchAll(ELEMENT)];
  let end = 0;
  for (const match of found) {
    if (match.index !== end) break;
    end += match[0].length;
  }
  if (end !== inside.length) throw new Error(`not XML: ${inside.slice(end, end + 80)}`);
  if (/&(?!(?:amp|lt|gt|quot);)/.test(svg)) throw new Error("a bare &");
  return {
    root: { tag: "svg", attributes: readAttributes(head), text: "" },
    elements: found.map(([, tag = "", attributes = "", text = ""]) => ({
      tag,
      attributes: readAttributes(attributes),
      text: text
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&"),
    })),
  };
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
  const names = found.map(([, name = ""]) => name);
  if (new Set(names).size !== names.length) throw new Error(`an attribute is there twice: ${names.join()}`);
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

export function numberOf({ attributes }: Element, name: string): number {
  const value = attributes[name];
  if (value === undefined || value === "" || !Number.isFinite(Number(value)))
    throw new Error(`${name} is ${value}`);
  return Number(value);
}

/** Points of a polygon or a line, the middle of a circle or a text, ends and bends of a path. */
export function pointsOf(element: Element): readonly Point[] {
  const { tag, attributes } = element;
  const own = (x: string, y: string) => ({ x: numberOf(element, x), y: numberOf(element, y) });
  if (tag === "line") return [own("x1", "y1"), own("x2", "y2")];
  if (tag === "circle") return [own("cx", "cy")];
  if (tag === "polygon" || tag === "polyline") return pairsOf(attributes["points"]?.split(/[ ,]/) ?? []);
  if (tag === "path") return pairsOf(pathNumbers(attributes["d"] ?? ""));
  if (tag === "rect") {
    const start = own("x", "y");
    return [start, { x: start.x + numberOf(element, "width"), y: start.y + numberOf(element, "height") }];
  }
  const size = numberOf(element, "font-size");
  const matrix = /^matrix\((.*)\)$/.exec(attributes["transform"] ?? "")?.[1]?.split(" ");
  if (matrix !== undefined) return [{ x: Number(matrix[4]), y: Number(matrix[5]) }];
  const place = own("x", "y");
  return [{ x: place.x, y: place.y - size * 0.35 }];
}

function pairsOf(values: readonly string[]): readonly Point[] {
  return Array.from({ length: values.length / 2 }, (_, at) => ({
    x: Number(values[2 * at]),
    y: Number(values[2 * at + 1]),
  }));
}

/** Where an absolute path goes; radii and flags of its arcs left out. Others (H, V, q) are left out whole. */
function pathNumbers(d: string): readonly string[] {
  return [...d.matchAll(/([MLAQ])([^A-Za-z]*)/g)].flatMap(([, command, given = ""]) => {
    const numbers = given.trim().split(/[ ,]+/);
    return command === "A" ? numbers.slice(-2) : numbers;
  });
}

/** Degrees clockwise from up, from one point to another. */
export function angleOf(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** Smallest difference of two angles. */
export function apart(one: number, other: number): number {
  return Math.abs(((((one - other + 540) % 360) + 360) % 360) - 180);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
