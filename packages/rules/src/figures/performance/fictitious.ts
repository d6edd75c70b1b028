import type { FigureLanguage } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { text, WIDTH, type Point } from "../kit/svg.ts";

/** Says at the top, right or left, that no such aeroplane is flown. */
export function fictitious(language: FigureLanguage, place: Point = { x: WIDTH - 8, y: 16 }): string {
  const words = language === "ar" ? "طائرة افتراضية" : "Fictitious aeroplane";
  return text(place, words, { anchor: place.x < WIDTH / 2 ? "start" : "end", fill: COLOUR.muted });
}
