import { findNodeOf, type Syllabus } from "@crosscheck/rules/content/syllabus";
import { baseFileOf, shapeProblem, type Pack, type PackProblem } from "./pack.ts";

/** Learning objectives of a pack that belong to no topic of its trees, and trees that are not there. */
export function findLostObjectives(pack: Pack, syllabuses: readonly Syllabus[]): readonly PackProblem[] {
  const names = pack.manifest.syllabuses;
  if (names.length === 0) return [];
  const trees = syllabuses.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !trees.some((tree) => tree.name === name));
  if (missing.length > 0)
    return missing.map((name) => shapeProblem("pack.json", `there is no syllabus ${name}`));
  const known = new Map<string, boolean>();
  const isKnown = (lo: string) => {
    const answer = known.get(lo) ?? trees.some((tree) => findNodeOf(tree, lo) !== undefined);
    known.set(lo, answer);
    return answer;
  };
  return pack.files.flatMap(({ name, items, lineOfItem }) =>
    items
      .filter(({ lo }) => !isKnown(lo))
      .map(({ id, lo }) => ({
        ...shapeProblem(name, `lo ${lo} is in no topic of ${names.join(" or ")}`),
        rule: "syllabus-code" as const,
        line: lineOfItem.get(id) ?? null,
        itemId: id,
      })),
  );
}

/** Learning objectives of the items of these packs that belong to a tree, one per item. */
export function listObjectives(packs: readonly Pack[], syllabus: Syllabus): readonly string[] {
  return packs
    .filter(({ manifest }) => manifest.syllabuses.includes(syllabus.name))
    .flatMap((pack) => baseFileOf(pack)?.items.map(({ lo }) => lo) ?? []);
}
