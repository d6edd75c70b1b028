import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { mediaIn } from "./passage-html.ts";
import { shapeProblem, type Pack, type PackProblem } from "./pack.ts";

/** Names inside a pack that lead nowhere: passages of items, media of passages, items of daily papers. */
export function findBrokenLinks(pack: Pack, files: ReadonlyMap<string, Uint8Array>): readonly PackProblem[] {
  return [...findLostItems(pack), ...findLostMedia(pack, files), ...findLostPapers(pack)];
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
  const known = new Set(files.flatMap(({ items }) => items.map((item) => `${manifest.pack}/${item.id}`)));
  return dailyPapers.flatMap(({ id, items }) => {
    const lost = items.filter((ref) => !known.has(ref) && !isTemplate(ref));
    const doubles = items.filter((ref, at) => items.indexOf(ref) !== at);
    return [
      ...lost.map((ref) => `${ref} is neither an item of this pack nor of a template`),
      ...doubles.map((ref) => `${ref} is there twice`),
    ].map((message) => ({ ...shapeProblem("papers.jsonl", message), itemId: id }));
  });
}

/** generated/<template>/<seed> of a template that exists. */
function isTemplate(ref: string): boolean {
  const [source, template] = ref.split("/");
  return source === "generated" && TEMPLATES.some(({ id }) => id === template);
}
