import type { QuestionKind } from "../questions/kind.ts";
import type { Finding } from "./finding.ts";
import type { PackItem, PackOutline } from "./pack-item.ts";

/** For tests: the places of a pack with one subject. */
export const OUTLINE: PackOutline = {
  baseLanguage: "en",
  categories: [{ slug: "air-law", code: "010", subcategories: [{ slug: "rules-of-the-air" }] }],
};

/** For tests: texts of four options without a fault. */
export const OPTIONS = ["Turns to the right", "Climbs by 500 ft", "Keeps its heading", "Turns to the left"];

/** For tests: a single choice without a fault; number n differs in id and stem. */
export function item(n: number, changes: Partial<PackItem> = {}): PackItem {
  const keyAt = (n - 1) % OPTIONS.length;
  return {
    id: `item-${n}`,
    kind: "single",
    category: "air-law",
    subcategory: "rules-of-the-air",
    level: 1,
    difficulty: 2,
    lo: "010.05",
    stem: `What does the pilot of aircraft ${n} do at ${n}00 ft over point ${"abcdefghijklmnopqrstuvwxyz"[n % 26]}?`,
    options: options(...OPTIONS),
    key: ["abcd"[keyAt] ?? ""],
    explanation: "The rule says so.",
    reference: "SERA.3210",
    version: 1,
    marks: 1,
    media: [],
    ...changes,
  };
}

/** For tests: options a, b, c … with these texts. */
export function options(...texts: readonly string[]): PackItem["options"] {
  return texts.map((text, at) => ({ id: "abcdef"[at] ?? "", text, why: `Reason ${at + 1}.` }));
}

const SLOTS = [
  { id: "1", text: "" },
  { id: "2", text: "" },
];

/** For tests: what a sound item of each kind has beside the texts of every item. */
export const SOUND: Readonly<Record<QuestionKind, Partial<PackItem>>> = {
  single: {},
  true_false: { options: options("True", "False"), key: ["a"] },
  multi_select: { key: ["a", "c"] },
  sequence: { key: ["b", "d", "a", "c"] },
  matching: {
    slots: [
      { id: "1", text: "Meets another head-on" },
      { id: "2", text: "Is overtaken" },
    ],
    key: ["a", "c"],
  },
  drop_downs: {
    stem: "Pressure {1} and temperature {2} with height.",
    slots: SLOTS,
    options: options("rises", "falls", "rises", "falls").map((option, at) => ({
      ...option,
      slot: at < 2 ? "1" : "2",
    })),
    key: ["b", "d"],
  },
  typed_number: { options: [], key: [], number: { value: 12.5, tolerance: 0.5, unit: "kt" } },
  typed_text: { options: [], key: [], accepted: ["QNH 1013", "one zero one three"] },
  word_tiles: { options: [], key: [], word: "ANGLE OF ATTACK" },
};

/** For tests: a level of ten single choices without a fault. */
export const TEN = Array.from({ length: 10 }, (_, at) => item(at + 1));

/** For tests: a level of ten sound items of which the first is replaced. */
export function withFirst(changes: Partial<PackItem>): readonly PackItem[] {
  return [item(1, changes), ...TEN.slice(1)];
}

/** For tests: findings as short lines. */
export function found(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ severity, rule, itemId }) => `${severity} ${rule} ${itemId ?? "file"}`);
}
