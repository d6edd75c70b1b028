/** Licences and ratings whose examinations a node may belong to. */
export const LICENCES = ["LAPL(A)", "PPL(A)", "CPL(A)", "IR(A)", "ATPL(A)"] as const;

/** A node of a syllabus: the licence itself, a subject (010), a topic (010.05) or something below one. */
export type SyllabusNode = {
  /** Code of the subject or topic; of the first node the name of the tree. */
  readonly code: string;
  /** Null for the licence. */
  readonly parent: string | null;
  /** Our own short wording. */
  readonly title: { readonly en: string; readonly ar: string };
  readonly applies_to: readonly (typeof LICENCES)[number][];
  readonly source: string;
  readonly edition: string;
  /** Questions of the real paper, where they are known. */
  readonly weight?: number | undefined;
  readonly status: "confirmed" | "unconfirmed";
};

/** A tree of nodes, parents first, in the order of the codes. */
export type Syllabus = { readonly name: string; readonly nodes: readonly SyllabusNode[] };

/** A fault of a tree; the place is that of a node in its list. */
export type SyllabusFault = { readonly at: number; readonly message: string };

/** Codes of the parts that a syllabus is made of: subject.topic, then what lies below a topic. */
const CODE = /^\d{3}(?:\.\d{2}){0,3}$/;

type Depth = "licence" | "subject" | "topic" | "below";

function depthOf({ code, parent }: Pick<SyllabusNode, "code" | "parent">): Depth {
  if (parent === null) return "licence";
  const parts = code.split(".").length;
  if (parts === 1) return "subject";
  return parts === 2 ? "topic" : "below";
}

/**
 * The node that a learning objective belongs to: its own, else the nearest one above it. Undefined when not even its
 * topic is in the tree: a subject alone says nothing of what is asked.
 */
export function findNodeOf({ nodes }: Syllabus, objective: string): SyllabusNode | undefined {
  return nearestOf(byCodeOf(nodes), objective);
}

type ByCode = ReadonlyMap<string, SyllabusNode>;

function byCodeOf(nodes: readonly SyllabusNode[]): ByCode {
  return new Map(nodes.map((node) => [node.code, node]));
}

function nearestOf(byCode: ByCode, objective: string): SyllabusNode | undefined {
  if (!CODE.test(objective)) return undefined;
  for (let code = objective; code.includes("."); code = code.slice(0, code.lastIndexOf("."))) {
    const node = byCode.get(code);
    if (node !== undefined) return node;
  }
  return undefined;
}

/** How much of what is counted by learning objective belongs to each node or lies below it, by code. */
export function countByNode(
  { nodes }: Syllabus,
  counted: Iterable<readonly [objective: string, count: number]>,
): ReadonlyMap<string, number> {
  const byCode = byCodeOf(nodes);
  const counts = new Map(nodes.map(({ code }) => [code, 0]));
  for (const [objective, count] of counted) {
    let node = nearestOf(byCode, objective);
    while (node !== undefined) {
      counts.set(node.code, (counts.get(node.code) ?? 0) + count);
      node = node.parent === null ? undefined : byCode.get(node.parent);
    }
  }
  return counts;
}

/** Nodes without a child, in the order of the tree. */
export function leavesOf({ nodes }: Syllabus): readonly SyllabusNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ code }) => !parents.has(code));
}

/** Every fault of a tree whose lines have the right shape. */
export function lintSyllabus(syllabus: Syllabus): readonly SyllabusFault[] {
  const { nodes, name } = syllabus;
  const above = new Map<string, SyllabusNode>();
  const faults = nodes.flatMap((node, at) => {
    const messages = [
      ...lintPlace(node, above, { isFirst: at === 0, name }),
      ...(above.has(node.code) ? [`code ${node.code} is there twice`] : []),
      ...lintDepth(node, syllabus),
      ...lintWeights(node, nodes),
      ...lintTitle(node, nodes.slice(0, at)),
    ];
    above.set(node.code, node);
    return messages.map((message) => ({ at, message }));
  });
  return nodes.length === 0 ? [{ at: 0, message: "has no nodes" }] : faults;
}

/** Since every parent stands above its children, no chain of parents can be a ring. */
function lintPlace(
  node: SyllabusNode,
  above: ReadonlyMap<string, SyllabusNode>,
  { isFirst, name }: { readonly isFirst: boolean; readonly name: string },
): readonly string[] {
  const { code, parent } = node;
  if (isFirst || parent === null) {
    if (isFirst && parent === null && code === name) return [];
    return isFirst
      ? [`the first node must be the licence: code ${name}, without a parent`]
      : [`${code} has no parent; only the licence has none`];
  }
  if (!CODE.test(code)) return [`${code} is not a code like 010 or 010.05`];
  const holder = above.get(parent);
  if (holder === undefined) return [`parent ${parent} of ${code} is not on a line above it`];
  const expected = code.includes(".") ? code.slice(0, code.lastIndexOf(".")) : name;
  return [
    ...(parent === expected ? [] : [`parent of ${code} is ${parent}, its code says ${expected}`]),
    ...node.applies_to
      .filter((licence) => !holder.applies_to.includes(licence))
      .map((licence) => `${code} applies to ${licence}, its parent ${parent} does not`),
  ];
}

function lintDepth(node: SyllabusNode, { nodes }: Syllabus): readonly string[] {
  const depth = depthOf(node);
  if (depth === "below" && node.status !== "confirmed")
    return [`${node.code} is deeper than a topic and not confirmed`];
  if (depth === "subject" && !nodes.some(({ parent }) => parent === node.code))
    return [`subject ${node.code} has no topic`];
  return [];
}

/** Weights of the children of a node are those of one paper: all of them are known or none, and they add up. */
function lintWeights(node: SyllabusNode, nodes: readonly SyllabusNode[]): readonly string[] {
  const children = nodes.filter(({ parent }) => parent === node.code);
  const weights = children.flatMap(({ weight }) => weight ?? []);
  if (weights.length === 0) return [];
  const missing = children.filter(({ weight }) => weight === undefined).map(({ code }) => code);
  if (missing.length > 0)
    return [`some children of ${node.code} have a weight, these have none: ${missing.join(", ")}`];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (node.weight === undefined) return [`children of ${node.code} have weights, it has none itself`];
  return sum === node.weight ? [] : [`weights below ${node.code} add up to ${sum}, it has ${node.weight}`];
}

function lintTitle(node: SyllabusNode, before: readonly SyllabusNode[]): readonly string[] {
  const siblings = before.filter(({ parent }) => parent === node.parent);
  return (["en", "ar"] as const).flatMap((language) =>
    siblings
      .filter(({ title }) => title[language] === node.title[language])
      .map(({ code }) => `${node.code} has the ${language} title of ${code}`),
  );
}
