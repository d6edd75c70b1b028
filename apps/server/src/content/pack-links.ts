import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { CONTEST_SEEDS } from "./generated-items.ts";
import { mediaIn } from "./passage-html.ts";
import { shapeProblem, typesOf, type Pack, type PackProblem } from "./pack.ts";

/** Names inside a pack that lead nowhere: passages of items, media of passages, items of daily papers. */
export function findBrokenLinks(pack: Pack, files: ReadonlyMap<string, Uint8Array>): readonly PackProblem[] {
  return [
    ...findLostItems(pack),
    ...findLostMedia(pack, files),
    ...findLostPictures(pack, files),
    ...findLostPapers(pack),
  ];
}

/** Pictures of the pack's places, by their names in media/. */
export function picturesOf({ manifest }: Pack): readonly string[] {
  return manifest.categories
    .flatMap((category) => [category, ...category.subcategories])
    .flatMap(({ image }) => (image === undefined ? [] : [image]));
}

function findLostPictures(pack: Pack, files: ReadonlyMap<string, Uint8Array>): readonly PackProblem[] {
  return picturesOf(pack)
    .filter((file) => !files.has(`media/${file}`))
    .map((file) => ({
      ...shapeProblem("pack.json", `media/${file} is not in the pack`),
      rule: "media" as const,
    }));
}

function findLostItems({ files, passageFiles, manifest }: Pack): readonly PackProblem[] {
  const base = passageFiles.find((file) => file.language === manifest.base_language);
  const places = new Map(
    base?.passages.map(({ id, category, subcategory }) => [id, `${category}/${subcategory}`]),
  );
  return files.flatMap(({ name, items, lineOfItem }) =>
    items
      .filter((item) => item.passage !== undefined)
      .filter((item) => places.get(item.passage ?? "") !== `${item.category}/${item.subcategory}`)
      .map((item) => ({
        ...shapeProblem(name, `passage ${item.passage} is not in ${item.category} of this pack`),
        line: lineOfItem.get(item.id) ?? null,
        itemId: item.id,
      })),
  );
}

function findLostMedia(
  { passageFiles }: Pack,
  files: ReadonlyMap<string, Uint8Array>,
): readonly PackProblem[] {
  return passageFiles.flatMap(({ name, passages }) =>
    passages.flatMap((passage) =>
      [...mediaIn(passage.detail), passage.content_data, passage.captions]
        .filter((file) => file !== "" && !files.has(`media/${file}`))
        .map((file) => ({
          ...shapeProblem(name, `media/${file} is not in the pack`),
          rule: "media" as const,
          itemId: passage.id,
        })),
    ),
  );
}

function findLostPapers({ dailyPapers, files, manifest }: Pack): readonly PackProblem[] {
  const refsOf = (keep: (item: { readonly category: string }) => boolean) =>
    new Set(files.flatMap(({ items }) => items.filter(keep).map(({ id }) => `${manifest.pack}/${id}`)));
  const premium = new Set(
    manifest.categories.filter(({ coins }) => coins !== undefined).map(({ slug }) => slug),
  );
  const known = refsOf(() => true);
  const sold = refsOf(({ category }) => premium.has(category));
  return dailyPapers.flatMap(({ id, items }) => {
    const lost = items.filter((ref) => !known.has(ref) && !isTemplate(ref));
    const doubles = items.filter((ref, at) => items.indexOf(ref) !== at);
    return [
      ...lost.map((ref) => `${ref} is neither an item of this pack nor of a template`),
      ...doubles.map((ref) => `${ref} is there twice`),
      ...(typesOf(manifest).some((type) => EVENT_TYPES.includes(type))
        ? ["questions of events are in no paper of a day"]
        : []),
      // Everybody plays it.
      ...items.filter((ref) => sold.has(ref)).map((ref) => `${ref} is in a premium category`),
    ].map((message) => ({ ...shapeProblem("papers.jsonl", message), itemId: id }));
  });
}

/** generated/<template>/<seed> of a template that exists, with a number that no contest asks for. */
function isTemplate(ref: string): boolean {
  const [source, template, seed] = ref.split("/");
  return (
    source === "generated" && Number(seed) < CONTEST_SEEDS && TEMPLATES.some(({ id }) => id === template)
  );
}
