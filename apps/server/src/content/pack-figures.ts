import { createHash } from "node:crypto";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { drawFigure } from "@crosscheck/rules/figures/index";
import { baseFileOf, shapeProblem, type Pack, type PackProblem, type QuestionFile } from "./pack.ts";

/** Figures of questions are their media, drawn; the name of a file says its kind and nothing of what it shows. */
type Drawn = {
  readonly questionFiles: readonly QuestionFile[];
  readonly drawn: ReadonlyMap<string, Uint8Array>;
};

/**
 * Draws the figures of questions. A figure is written once, in the base language: a translation has the same one with its
 * own words in it.
 */
export function drawFigures(
  written: readonly QuestionFile[],
  baseLanguage: string,
  problems: PackProblem[],
): Drawn {
  const drawn = new Map<string, Uint8Array>();
  const base = written.find(({ language }) => language === baseLanguage);
  const figures = new Map(base?.items.map(({ id, figure }) => [id, figure]));
  const draw = (item: PackItem, file: QuestionFile): PackItem => {
    const say = (message: string) =>
      problems.push({
        ...shapeProblem(file.name, message),
        rule: "media",
        line: file.lineOfItem.get(item.id) ?? null,
        itemId: item.id,
      });
    if (file !== base && item.figure !== undefined) say("a translation has the figure of its original");
    const figure = figures.get(item.id);
    if (figure === undefined) return item;
    const drawing = drawFigure(figure, file.language);
    if ("faults" in drawing) {
      for (const fault of drawing.faults) say(fault);
      return item;
    }
    const bytes = new TextEncoder().encode(drawing.svg);
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const name = `figures/${figure.kind}-${digest}.svg`;
    drawn.set(name, bytes);
    return { ...item, media: [...item.media, { type: "image", file: name, alt: drawing.alt }] };
  };
  const questionFiles = written.map((file) => ({
    ...file,
    items: file.items.map((item) => draw(item, file)),
  }));
  return { questionFiles, drawn };
}

/** How many items have a figure, of all and by kind, in a line for a terminal. */
export function sayFigures(packs: readonly Pack[]): string {
  const items = packs.flatMap((pack) => baseFileOf(pack)?.items ?? []);
  const kinds = items.flatMap(({ figure }) => (figure === undefined ? [] : [figure.kind]));
  const counts = [...Map.groupBy(kinds, (kind) => kind)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, all]) => `${kind} ${all.length}`);
  const share = items.length === 0 ? 0 : (100 * kinds.length) / items.length;
  return `figures: ${kinds.length} of ${items.length} items (${share.toFixed(1)} %); ${counts.join(" · ")}`;
}
