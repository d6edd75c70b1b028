import type { Media } from "@crosscheck/contract/questions";
import { drawFigure } from "@crosscheck/rules/figures/index";
import type { Item } from "@crosscheck/rules/questions/item";
import type { z } from "zod";

/**
 * Clips and figures of a question. What is stored has an address; the figure of a template comes within the card, so that
 * endless numbers leave no files behind.
 *
 * @throws when a figure cannot be drawn, which tests of the templates rule out
 */
export function mediaOf({ media, figure, language }: Item): z.output<typeof Media>[] {
  const stored = media.map(({ type, file, alt }) => ({ type, url: `/media/${file}`, alt }));
  if (figure === undefined) return stored;
  const drawing = drawFigure(figure, language);
  if ("faults" in drawing) throw new Error(drawing.faults.join("; "));
  const data = Buffer.from(drawing.svg).toString("base64");
  return [...stored, { type: "image", url: `data:image/svg+xml;base64,${data}`, alt: drawing.alt }];
}
