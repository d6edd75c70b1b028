import type { PackManifest } from "@crosscheck/contract/content";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import type { z } from "zod";
import { bodyOf } from "../../content/plan-item.ts";
import { mediaIn } from "../../content/passage-html.ts";
import type { ItemBody } from "../../postgres/tables/content-tables.ts";
import type {
  PackRecord,
  PlayedPassage,
  PlayedQuestion,
  ShownCategory,
  StoredPaper,
} from "./pack-queries.ts";

/** What is played of a pack. */
export type PlayedPack = {
  readonly pack: PackRecord;
  readonly categories: readonly ShownCategory[];
  readonly questions: readonly PlayedQuestion[];
  readonly passages: readonly PlayedPassage[];
  readonly papers: readonly StoredPaper[];
};

/** Texts of the pack's files by name, public names of its media, and what of it could not be written. */
export type WrittenPack = {
  readonly texts: ReadonlyMap<string, string>;
  readonly media: readonly string[];
  readonly questions: number;
  readonly leftOut: { readonly questions: number; readonly papers: number };
};

const FOLDER = "content/";

/** The files of a pack out of what is stored; what an import of them stores is the same again. */
export function writePack(played: PlayedPack): WrittenPack {
  const base = baseOf(played);
  const passages = played.passages.filter(({ texts }) => texts.some(({ language }) => language === base));
  const places = new Map(passages.map((one) => [one.sourceId, `${one.category}/${one.subcategory}`]));
  const questions = played.questions.filter(
    ({ texts, hasPassage, passage, category, subcategory }) =>
      texts[base] !== undefined &&
      (!hasPassage || places.get(passage ?? "") === `${category}/${subcategory}`),
  );
  const { papers, lost } = papersOf(played, questions);
  const texts = new Map([
    ["pack.json", `${JSON.stringify(manifestOf(played, base), null, 2)}\n`],
    ...questionFiles(questions, base),
    ...passageFiles(passages),
    ...(papers.length === 0 ? [] : [["papers.jsonl", linesOf(papers)] as const]),
  ]);
  return {
    texts,
    media: mediaOf({ ...played, questions, passages }),
    questions: questions.length,
    leftOut: { questions: played.questions.length - questions.length, papers: lost },
  };
}

/** The pack's own language, unless more of it is written in another one. */
function baseOf({ pack, questions, passages }: PlayedPack): string {
  const counts = new Map([[pack.baseLanguage, 0]]);
  const add = (language: string) => counts.set(language, (counts.get(language) ?? 0) + 1);
  for (const { texts } of questions) for (const language of Object.keys(texts).toSorted()) add(language);
  for (const { texts } of passages) for (const { language } of texts) add(language);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? pack.baseLanguage;
}

function manifestOf({ pack, categories }: PlayedPack, base: string): z.input<typeof PackManifest> {
  const type = categories[0]?.type ?? 1;
  return {
    pack: pack.packId,
    version: pack.version,
    licence: pack.licence,
    from_console: true,
    base_language: base,
    type,
    syllabuses: [...pack.syllabuses],
    categories: categories.map((category, at) => ({
      slug: category.slug,
      code: category.code,
      name: sorted(category.names),
      emblem: category.emblem,
      ...imageOf(category),
      ...(category.type === type ? {} : { type: category.type }),
      ...positionOf(category, at),
      ...(category.priceCoins === 0 ? {} : { coins: category.priceCoins }),
      subcategories: category.parts.map((part, place) => ({
        slug: part.slug,
        name: sorted(part.names),
        emblem: part.emblem,
        ...imageOf(part),
        ...positionOf(part, place),
      })),
    })),
  };
}

function sorted<T>(byLanguage: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byLanguage).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function imageOf({ image }: { readonly image: string | null }) {
  return image === null ? {} : { image: fileOf(image) };
}

function positionOf({ position }: { readonly position: number }, at: number) {
  return position === at + 1 ? {} : { position };
}

/** Name in media/ of a stored file. */
function fileOf(name: string): string {
  return name.startsWith(FOLDER) ? name.slice(FOLDER.length) : name;
}

function questionFiles(
  questions: readonly PlayedQuestion[],
  base: string,
): readonly (readonly [string, string])[] {
  const languages = new Set([base, ...questions.flatMap(({ texts }) => Object.keys(texts))]);
  return [...languages].map((language) => {
    const rows = questions.flatMap((question) => {
      const text = question.texts[language];
      return text === undefined ? [] : [rowOf(question, text)];
    });
    return [`questions.${language}.jsonl`, linesOf(rows)];
  });
}

function rowOf(question: PlayedQuestion, text: ItemBody) {
  const { name: id, kind, category, subcategory, level, version, passage } = question;
  const { media, ...body } = bodyOf(text);
  return {
    id,
    kind,
    category,
    subcategory,
    level,
    ...body,
    media: media.map(({ type, file, alt }) => ({ type, file: fileOf(file), alt })),
    passage: passage ?? undefined,
    version,
  };
}

function passageFiles(passages: readonly PlayedPassage[]): readonly (readonly [string, string])[] {
  const languages = new Set(passages.flatMap(({ texts }) => texts.map(({ language }) => language)));
  return [...languages].map((language) => {
    const rows = passages.flatMap(({ sourceId, category, subcategory, texts }) =>
      texts
        .filter((text) => text.language === language)
        .map((text) => ({
          id: sourceId,
          category,
          subcategory,
          title: text.title,
          detail: detailOf(text.detail),
          content_type: text.content_type,
          content_data: fileOf(text.content_data),
          captions: fileOf(text.captions),
          reference: text.reference,
          version: 1,
        })),
    );
    return [`passages.${language}.jsonl`, linesOf(rows)];
  });
}

/** As its author wrote it: the importer isolates Latin runs and names media anew. */
function detailOf(html: string): string {
  return html.replaceAll(/<\/?bdi[^>]*>/g, "").replaceAll(`src="/media/${FOLDER}`, 'src="media/');
}

/** Papers whose questions are all in these files, free, or of templates; none where no paper asks one of this pack. */
function papersOf({ pack, categories, papers }: PlayedPack, questions: readonly PlayedQuestion[]) {
  const prefix = `${pack.packId}/`;
  const isOurs = papers.some(({ items }) => items.some((ref) => ref.startsWith(prefix)));
  if (!isOurs || categories.some(({ type }) => EVENT_TYPES.includes(type))) return { papers: [], lost: 0 };
  const sold = new Set(categories.filter(({ priceCoins }) => priceCoins > 0).map(({ slug }) => slug));
  const free = questions.filter(({ category }) => !sold.has(category));
  const known = new Set(free.map(({ name }) => `${prefix}${name}`));
  const whole = papers.filter(({ items }) =>
    items.every((ref) => known.has(ref) || ref.startsWith("generated/")),
  );
  return {
    papers: whole.map(({ sourceId, names, items }) => ({ id: sourceId, name: sorted(names), items })),
    lost: papers.length - whole.length,
  };
}

/** Public names of all files that are shown somewhere in it. */
function mediaOf({ categories, questions, passages }: PlayedPack): readonly string[] {
  const texts = passages.flatMap((passage) => passage.texts);
  const names = [
    ...categories.flatMap((category) => [category, ...category.parts]).map(({ image }) => image ?? ""),
    ...questions.flatMap((one) =>
      Object.values(one.texts).flatMap(({ media }) => media.map(({ file }) => file)),
    ),
    ...texts.flatMap((text) => [
      text.content_data,
      text.captions,
      ...mediaIn(detailOf(text.detail)).map((file) => `${FOLDER}${file}`),
    ]),
  ];
  return [...new Set(names)].filter((name) => name !== "").toSorted();
}

function linesOf(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Name in the zip of a stored medium. */
export function zipNameOf(name: string): string {
  return `media/${fileOf(name)}`;
}
