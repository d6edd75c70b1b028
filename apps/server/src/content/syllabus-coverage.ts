import { countByNode, leavesOf, type Syllabus } from "@crosscheck/rules/content/syllabus";
import type { Pack } from "./pack.ts";
import { listObjectives } from "./pack-objectives.ts";

/** What the items of all packs cover of a tree, in lines for a terminal: a line per subject, and the topics without any. */
export function sayCoverage(syllabus: Syllabus, packs: readonly Pack[]): readonly string[] {
  const { name, nodes } = syllabus;
  const counts = countByNode(syllabus, listObjectives(packs, syllabus));
  const countOf = (code: string) => counts.get(code) ?? 0;
  const leaves = leavesOf(syllabus);
  const empty = leaves.filter(({ code }) => countOf(code) === 0);
  const unconfirmed = nodes.filter(({ status }) => status === "unconfirmed").length;
  return [
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
    ...empty.map(({ code, title }) => `  warning: no item for ${code} ${title.en}`),
  ];
}
