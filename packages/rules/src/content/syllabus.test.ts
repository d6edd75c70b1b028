import { describe, expect, it } from "vitest";
import { countByNode, findNodeOf, leavesOf, lintSyllabus, type SyllabusNode } from "./syllabus.ts";

function node(code: string, parent: string | null, changes: Partial<SyllabusNode> = {}): SyllabusNode {
  return {
    code,
    parent,
    title: { en: `Title ${code}`, ar: `عنوان ${code}` },
    applies_to: ["PPL(A)"],
    source: "AMC1 FCL.210; FCL.215",
    edition: "2011",
    status: "confirmed",
    ...changes,
  };
}

const LICENCE = node("ppl-a", null, { weight: 30 });
const LAW = node("010", "ppl-a", { weight: 20 });
const WIND = node("050", "ppl-a", { weight: 10 });
const NODES = [LICENCE, LAW, node("010.01", "010"), node("010.05", "010"), WIND, node("050.02", "050")];
const TREE = { name: "ppl-a", nodes: NODES };

function messagesOf(nodes: readonly SyllabusNode[]): readonly string[] {
  return lintSyllabus({ name: "ppl-a", nodes }).map(({ message }) => message);
}

function withNode(changed: SyllabusNode): readonly SyllabusNode[] {
  return NODES.map((one) => (one.code === changed.code ? changed : one));
}

describe("lintSyllabus", () => {
  it("has nothing to say about a sound tree", () => {
    expect(messagesOf(NODES)).toEqual([]);
  });

  it.each<[string, readonly SyllabusNode[], string]>([
    ["an empty tree", [], "has no nodes"],
    ["a code that is there twice", [...NODES, node("050.02", "050")], "code 050.02 is there twice"],
    [
      "a parent that nobody knows",
      [...NODES, node("060.01", "060")],
      "parent 060 of 060.01 is not on a line above it",
    ],
    [
      "a parent that comes later",
      [LICENCE, node("010.01", "010"), LAW, WIND, node("050.02", "050")],
      "parent 010 of 010.01 is not on a line above it",
    ],
    [
      "nodes that hold each other",
      [...NODES, node("060.01", "060.02"), node("060.02", "060.01")],
      "parent 060.02 of 060.01 is not on a line above it",
    ],
    [
      "a node that holds itself",
      withNode(node("010.01", "010.01")),
      "parent 010.01 of 010.01 is not on a line above it",
    ],
    [
      "a parent the code does not name",
      withNode(node("050.02", "010")),
      "parent of 050.02 is 010, its code says 050",
    ],
    ["a code of another form", [...NODES, node("50.2", "050")], "50.2 is not a code like 010 or 010.05"],
    [
      "a first node that is no licence",
      NODES.slice(1),
      "the first node must be the licence: code ppl-a, without a parent",
    ],
    [
      "a second root",
      withNode(node("050", null, { weight: 10 })),
      "050 has no parent; only the licence has none",
    ],
    ["a subject without a topic", NODES.slice(0, -1), "subject 050 has no topic"],
    [
      "weights that do not add up",
      withNode(node("050", "ppl-a", { weight: 11 })),
      "weights below ppl-a add up to 31, it has 30",
    ],
    [
      "a weight that is missing",
      withNode(node("050", "ppl-a")),
      "some children of ppl-a have a weight, these have none: 050",
    ],
    [
      "weights without a whole",
      withNode(node("ppl-a", null)),
      "children of ppl-a have weights, it has none itself",
    ],
    [
      "a deep node that nobody confirmed",
      [...NODES, node("050.02.01", "050.02", { status: "unconfirmed" })],
      "050.02.01 is deeper than a topic and not confirmed",
    ],
    [
      "a licence that the parent does not have",
      withNode(node("050.02", "050", { applies_to: ["CPL(A)"] })),
      "050.02 applies to CPL(A), its parent 050 does not",
    ],
    [
      "two siblings of one title",
      withNode(node("010.05", "010", { title: { en: "Rules of the air", ar: "عنوان 010.01" } })),
      "010.05 has the ar title of 010.01",
    ],
  ])("names %s", (_case, nodes, message) => {
    expect(messagesOf(nodes)).toContain(message);
  });

  it("takes a topic that is not confirmed, and deeper nodes that are", () => {
    const topic = node("050.03", "050", { status: "unconfirmed" });
    expect(messagesOf([...NODES, topic, node("050.03.01", "050.03")])).toEqual([]);
  });

  it("says at which node a fault is", () => {
    expect(lintSyllabus({ name: "ppl-a", nodes: [...NODES, node("060.01", "060")] })).toEqual([
      { at: 6, message: "parent 060 of 060.01 is not on a line above it" },
    ]);
  });
});

describe("findNodeOf", () => {
  it.each([
    ["010.05", "010.05"],
    ["010.05.03", "010.05"],
    ["010.05.03.01", "010.05"],
    ["010.09", undefined],
    ["010", undefined],
    ["ppl-a", undefined],
    ["010.05.", undefined],
    ["", undefined],
  ])("finds the node of %j", (objective, code) => {
    expect(findNodeOf(TREE, objective)?.code).toBe(code);
  });

  it("takes the deepest node there is", () => {
    const deep = { name: "ppl-a", nodes: [...NODES, node("050.02.01", "050.02")] };
    expect(findNodeOf(deep, "050.02.01.04")?.code).toBe("050.02.01");
  });
});

it("countByNode counts what belongs to a node or lies below it", () => {
  const counts = countByNode(TREE, [
    ["010.05.03", 1],
    ["010.05", 1],
    ["010.01", 1],
    ["060.01", 1],
    ["010", 1],
  ]);
  expect([...counts]).toEqual([
    ["ppl-a", 3],
    ["010", 3],
    ["010.01", 1],
    ["010.05", 2],
    ["050", 0],
    ["050.02", 0],
  ]);
});

it("leavesOf lists what nothing lies below", () => {
  expect(leavesOf(TREE).map(({ code }) => code)).toEqual(["010.01", "010.05", "050.02"]);
});
