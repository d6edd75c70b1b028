import { countByNode, leavesOf, type Syllabus, type SyllabusNode } from "@crosscheck/rules/content/syllabus";
import type { Pack } from "./pack.ts";
import { listObjectives } from "./pack-objectives.ts";

type Coverage = {
  /** A line per subject for a terminal, and one per topic without any item. */
  readonly lines: readonly string[];
  /** Topics that nothing is asked about. */
  readonly empty: readonly SyllabusNode[];
};

/** What the items of all packs cover of a tree. */
export function coverageOf(syllabus: Syllabus, packs: readonly Pack[]): Coverage {
  const { name, nodes } = syllabus;
  const counts = countByNode(
    syllabus,
    listObjectives(packs, syllabus).map((objective) => [objective, 1]),
  );
  const countOf = (code: string) => counts.get(code) ?? 0;
  const leaves = leavesOf(syllabus);
  const empty = leaves.filter(({ code }) => countOf(code) === 0);
  const unconfirmed = nodes.filter(({ status }) => status === "unconfirmed").length;
  const lines = [
    `${name}: ${countOf(name)} items in ${leaves.length} topics; ${empty.length} topics without any; ${unconfirmed} unconfirmed`,
    ...nodes
      .filter(({ parent }) => parent === name)
      .map(({ code, title, weight }) => {
        const below = nodes.filter((node) => node.code.startsWith(`${code}.`));
        const topics = below
          .map((node) => `${node.code.slice(code.length)} ${countOf(node.code)}`)
          .join(" · ");
        const paper = weight === undefined ? "" : `, ${weight} in the paper`;
        return `  ${code} ${title.en}${paper}: ${countOf(code)} (${topics})`;
      }),
    ...empty.map(({ code, title }) => `  error: no item for ${code} ${title.en}`),
  ];
  return { lines, empty };
}
