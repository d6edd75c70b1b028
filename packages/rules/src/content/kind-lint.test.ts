import { describe, expect, it } from "vitest";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import { QUESTION_KINDS, type QuestionKind } from "../questions/kind.ts";
import { lintPack } from "./lint-pack.ts";
import { OUTLINE, SOUND, TEN, found, item, options, withFirst } from "./pack-fixture.ts";
import type { PackItem } from "./pack-item.ts";

type Changes = Partial<PackItem>;

/** Findings of a level whose first item is of this kind, with these changes. */
function lintFirst(kind: QuestionKind, changes: Changes = {}): readonly string[] {
  return found(
    lintPack(OUTLINE, [{ language: "en", items: withFirst({ kind, ...SOUND[kind], ...changes }) }]),
  );
}

describe.each(QUESTION_KINDS)("a sound %s item", (kind) => {
  it("has no findings", () => {
    expect(lintFirst(kind)).toEqual([]);
  });

  it("has a right answer that a player can give", () => {
    const authored = { ...makeItem("one"), ...item(1, { kind, ...SOUND[kind] }) };
    const question = makeQuestion(authored, 1);
    const rules = QUESTION_RULES[kind];
    expect(rules.isCorrect(question, rules.correctAnswer(question))).toBe(true);
  });

  it("has an error when a part of it is missing", () => {
    const parts = ["options", "key", "slots", "number", "accepted", "word"] as const;
    const own = parts.filter((part) => {
      const value = item(1, SOUND[kind])[part];
      return Array.isArray(value) ? value.length > 0 : value !== undefined;
    });
    expect(own.length).toBeGreaterThan(0);
    for (const part of own) {
      const without: Changes = { [part]: part === "options" || part === "key" ? [] : undefined };
      expect(lintFirst(kind, without).filter((line) => line.startsWith("error"))).not.toEqual([]);
    }
  });

  it("has an error when it has what belongs to another kind", () => {
    const parts: readonly Changes[] = [
      { before: [["a", "b"]] },
      { slots: [{ id: "1", text: "Prompt" }] },
      { number: { value: 1, tolerance: 0, unit: "" } },
      { accepted: ["a word"] },
      { word: "WORD" },
      { options: options("One", "Two", "Three"), key: ["a"] },
    ];
    const sound = item(1, SOUND[kind]);
    const mayHave = (changes: Changes) =>
      (kind === "sequence" && "before" in changes) ||
      ("options" in changes ? sound.options.length > 0 : Object.keys(changes).some((part) => part in sound));
    const foreign = parts.filter((changes) => !mayHave(changes));
    expect(foreign.length).toBeGreaterThanOrEqual(4);
    for (const changes of foreign) {
      expect(new Set(lintFirst(kind, changes))).toEqual(new Set(["error kind-parts item-1"]));
    }
  });
});

/** Options of drop downs, each with its gap: "1 rises". */
function gaps(...texts: readonly string[]): PackItem["options"] {
  return texts.map((text, at) => {
    const [slot = "", ...words] = text.split(" ");
    return { id: "abcdef"[at] ?? "", text: words.join(" "), why: "Reason.", slot };
  });
}

describe("one planted fault is the only finding", () => {
  const cases: readonly [kind: QuestionKind, name: string, changes: Changes, expected: string][] = [
    ["true_false", "three options", { options: options("True", "False", "Maybe") }, "error option-ids"],
    ["true_false", "two keys", { key: ["a", "b"] }, "error key"],
    [
      "single",
      "an option with a gap",
      { options: gaps("1 Fog", "1 Haze", "1 Snow", "1 Rain") },
      "error kind-parts",
    ],
    ["multi_select", "one right option", { key: ["b"] }, "error key"],
    ["multi_select", "nothing but right options", { key: ["a", "b", "c", "d"] }, "error key"],
    ["multi_select", "a right option twice", { key: ["a", "c", "a"] }, "error key"],
    ["sequence", "two options", { options: options("First", "Last"), key: ["b", "a"] }, "error option-ids"],
    ["sequence", "a key without one option", { key: ["b", "d", "a"] }, "error key"],
    ["sequence", "the key as the order written", { key: ["a", "b", "c", "d"] }, "error order"],
    ["sequence", "a written order that keeps all pairs", { before: [["b", "d"]] }, "error order"],
    ["sequence", "no pairs at all", { before: [] }, "error order"],
    ["sequence", "a pair of an unknown option", { before: [["b", "x"]] }, "error order"],
    ["sequence", "a key against its pairs", { before: [["c", "b"]] }, "error order"],
    [
      "sequence",
      "pairs that go round",
      {
        before: [
          ["b", "d"],
          ["d", "a"],
          ["a", "b"],
        ],
      },
      "error order",
    ],
    ["sequence", "a pair of one option with itself", { before: [["b", "b"]] }, "error order"],
    ["matching", "one prompt", { slots: [{ id: "1", text: "Only one" }], key: ["a"] }, "error slots"],
    ["matching", "fewer keys than prompts", { key: ["a"] }, "error key"],
    ["matching", "one option for two prompts", { key: ["a", "a"] }, "error key"],
    [
      "matching",
      "two prompts with one id",
      {
        slots: [
          { id: "1", text: "One" },
          { id: "1", text: "Two" },
        ],
      },
      "error slots",
    ],
    [
      "matching",
      "two prompts that say the same",
      {
        slots: [
          { id: "1", text: "Fog" },
          { id: "2", text: "fog." },
        ],
      },
      "error slots",
    ],
    [
      "matching",
      "an empty prompt",
      {
        slots: [
          { id: "1", text: "Fog" },
          { id: "2", text: " " },
        ],
      },
      "error missing-text",
    ],
    ["drop_downs", "a gap that the stem lacks", { stem: "Pressure {1} with height." }, "error slots"],
    ["drop_downs", "a gap that is in the stem twice", { stem: "It {1} or {1}, and {2}." }, "error slots"],
    ["drop_downs", "a gap of the stem without options", { stem: "It {1}, {2} and {3}." }, "error slots"],
    [
      "drop_downs",
      "a gap with one option",
      { options: gaps("1 rises", "1 falls", "2 falls"), key: ["b", "c"] },
      "error slots",
    ],
    [
      "drop_downs",
      "an option of no gap",
      { options: gaps("1 rises", "1 falls", "2 rises", "2 falls", "3 stays") },
      "error slots",
    ],
    ["drop_downs", "a key of the other gap", { key: ["d", "b"] }, "error key"],
    [
      "drop_downs",
      "the same words twice in one gap",
      { options: gaps("1 rises", "1 falls", "2 rises", "2 falls", "2 Rises") },
      "error duplicate-option",
    ],
    [
      "typed_number",
      "no number",
      { number: { value: Number.NaN, tolerance: 1, unit: "kt" } },
      "error number",
    ],
    [
      "typed_number",
      "a number without end",
      { number: { value: 1e12, tolerance: 1, unit: "kt" } },
      "error number",
    ],
    [
      "typed_number",
      "a negative tolerance",
      { number: { value: 5, tolerance: -1, unit: "kt" } },
      "error number",
    ],
    [
      "typed_number",
      "a tolerance without end",
      { number: { value: 5, tolerance: Number.POSITIVE_INFINITY, unit: "kt" } },
      "error number",
    ],
    [
      "typed_number",
      "a third, exactly",
      { number: { value: 1 / 3, tolerance: 0, unit: "kt" } },
      "error number",
    ],
    [
      "typed_number",
      "a tolerance that takes 0",
      { number: { value: 5, tolerance: 5, unit: "kt" } },
      "warning number",
    ],
    ["typed_number", "a misspelt unit", { number: { value: 5, tolerance: 1, unit: "kts" } }, "error unit"],
    ["typed_text", "no spelling", { accepted: [] }, "error accepted"],
    ["typed_text", "a spelling of dots", { accepted: ["yes", "..."] }, "error accepted"],
    ["typed_text", "an endless spelling", { accepted: ["y".repeat(201)] }, "error accepted"],
    [
      "typed_text",
      "a spelling that is there already",
      { accepted: ["hold short", "Hold-short"] },
      "warning accepted",
    ],
    ["word_tiles", "two letters", { word: "VY" }, "error word"],
    ["word_tiles", "25 letters", { word: "A".repeat(25) }, "error word"],
    ["word_tiles", "small letters", { word: "Aileron" }, "error word"],
    ["word_tiles", "a hyphen", { word: "TAKE-OFF" }, "error word"],
    ["word_tiles", "two spaces", { word: "ANGLE  OF ATTACK" }, "error word"],
    ["word_tiles", "a space at the end", { word: "ANGLE " }, "error word"],
    [
      "word_tiles",
      "a clue with the word",
      { word: "RUDDER", stem: "What does the rudder do?" },
      "error word",
    ],
    [
      "word_tiles",
      "a clue with its plural",
      { word: "FLAP", stem: "One of the flaps is a …?" },
      "error word",
    ],
    ["word_tiles", "a clue with all its words", { stem: "Attack at which angle of the wing?" }, "error word"],
    ["word_tiles", "a clue with one of its words", { stem: "Which angle is at the wing?" }, "warning word"],
    [
      "word_tiles",
      "a picture that is described with the word",
      { word: "RUDDER", media: [{ type: "image", file: "tail.svg", alt: "A tail with its rudder" }] },
      "error word",
    ],
    ["word_tiles", "an Arabic clue with the word", { word: "جناح", stem: "ما وظيفة الجناح؟" }, "error word"],
    [
      "single",
      "a clip without a transcript",
      { media: [{ type: "audio", file: "clip.mp3", alt: "A radio call" }] },
      "error transcript",
    ],
    ["single", "a transcript without a clip", { transcript: "Hold short" }, "error transcript"],
    [
      "single",
      "an empty transcript",
      { media: [{ type: "audio", file: "clip.mp3", alt: "A radio call" }], transcript: " " },
      "error missing-text",
    ],
  ];
  it.each(cases)("%s: %s", (kind, _name, changes, expected) => {
    expect([...new Set(lintFirst(kind, changes))]).toEqual([`${expected} item-1`]);
  });

  it.each<readonly [kind: QuestionKind, name: string, changes: Changes]>([
    [
      "sequence",
      "pairs that the key keeps",
      {
        before: [
          ["b", "a"],
          ["d", "c"],
        ],
      },
    ],
    ["matching", "options of very different length", { options: options("A".repeat(120), "B", "C", "D") }],
    ["typed_number", "a number without a unit", { number: { value: 2, tolerance: 0.1, unit: "" } }],
    ["typed_number", "exactly zero", { number: { value: 0, tolerance: 0, unit: "ft" } }],
    ["typed_number", "a tenth, exactly", { number: { value: 0.1, tolerance: 0, unit: "NM" } }],
    [
      "word_tiles",
      "a clue with a longer word that only holds it",
      { word: "LIFT", stem: "Who is a shoplifter?" },
    ],
    ["word_tiles", "an Arabic word", { word: "زاوية الهجوم", stem: "Which one is it?" }],
    [
      "single",
      "a clip with its transcript",
      { media: [{ type: "audio", file: "clip.mp3", alt: "A radio call" }], transcript: "Hold short" },
    ],
  ])("%s with %s has none", (kind, _name, changes) => {
    expect(lintFirst(kind, changes)).toEqual([]);
  });
});

describe("files of other kinds", () => {
  const forty = (kind: QuestionKind, change: (n: number) => Changes) =>
    Array.from({ length: 40 }, (_, at) =>
      item(at + 1, { level: Math.ceil((at + 1) / 10), kind, ...change(at + 1) }),
    );
  const lintAll = (items: readonly PackItem[], more: { readonly hasLevels?: boolean } = {}) =>
    found(lintPack({ ...OUTLINE, ...more }, [{ language: "en", items }]));
  const long = options("The longest of them all", "Short", "Brief", "Terse");

  it("reads lengths and places of keys in single choices only", () => {
    expect(lintAll(forty("single", () => ({ options: long, key: ["a"] })))).toContain(
      "error key-longest file",
    );
    expect(lintAll(forty("multi_select", () => ({ options: long, key: ["a", "b"] })))).toEqual([]);
    expect(lintAll(forty("sequence", () => ({ options: long, key: ["b", "a", "d", "c"] })))).toEqual([]);
  });

  it("warns when far more statements are true than false", () => {
    const statements = (isTrue: (n: number) => boolean) =>
      forty("true_false", (n) => ({ options: options("True", "False"), key: [isTrue(n) ? "a" : "b"] }));
    expect(lintAll(statements((n) => n % 2 === 0))).toEqual([]);
    expect(lintAll(statements((n) => n % 4 !== 0))).toEqual(["warning key-position file"]);
  });

  it("counts no levels where items are not played by level", () => {
    expect(lintAll(TEN.slice(1))).toEqual(["warning level-size file"]);
    expect(lintAll(TEN.slice(1), { hasLevels: false })).toEqual([]);
  });

  it("counts the questions of a passage instead of its level", () => {
    const about = (count: number) => TEN.slice(0, count).map((one) => ({ ...one, passage: "fohn" }));
    expect(lintAll(about(5))).toEqual([]);
    expect(lintAll(about(2))).toEqual(["warning passage-size file"]);
  });
});

describe("a translation of another kind", () => {
  const lintBoth = (kind: QuestionKind, changes: Changes, original: Changes = {}) => {
    const english = withFirst({ kind, ...SOUND[kind], ...original });
    const arabic = withFirst({ kind, ...SOUND[kind], ...original, ...changes });
    return found(
      lintPack(OUTLINE, [
        { language: "en", items: english },
        { language: "ar", items: arabic },
      ]),
    ).filter((line) => line.includes("translation"));
  };

  it.each(QUESTION_KINDS)("of kind %s may be complete", (kind) => {
    expect(lintBoth(kind, {})).toEqual([]);
  });

  const faults: readonly [kind: QuestionKind, name: string, changes: Changes, original?: Changes][] = [
    ["sequence", "the key in another order", { key: ["c", "d", "a", "b"] }],
    ["sequence", "other pairs", { before: [["b", "a"]] }],
    ["matching", "the key in another order", { key: ["c", "a"] }],
    ["typed_number", "another value", { number: { value: 12, tolerance: 0.5, unit: "kt" } }],
    ["typed_number", "another tolerance", { number: { value: 12.5, tolerance: 1, unit: "kt" } }],
    ["single", "another passage", { passage: "fog" }, { passage: "fohn" }],
    [
      "single",
      "another seed",
      { generated: { template: "drift", seed: 2 } },
      { generated: { template: "drift", seed: 1 } },
    ],
    ["drop_downs", "an option in another gap", { options: gaps("1 rises", "1 falls", "1 rises", "2 falls") }],
  ];
  it.each(faults)("of kind %s with %s is an error", (kind, _name, changes, original) => {
    expect(lintBoth(kind, changes, original)).toEqual(["error translation item-1"]);
  });

  it("may have its own word, spellings and unit", () => {
    expect(lintBoth("word_tiles", { word: "زاوية الهجوم" })).toEqual([]);
    expect(lintBoth("typed_text", { accepted: ["نعم"] })).toEqual([]);
    expect(lintBoth("typed_number", { number: { value: 12.5, tolerance: 0.5, unit: "عقدة" } })).toEqual([]);
  });

  it("may name the right options of a multi select in another order", () => {
    expect(lintBoth("multi_select", { key: ["c", "a"] })).toEqual([]);
  });

  it("with other figures in a prompt is a warning", () => {
    const prompts = (feet: number) => ({
      slots: [
        { id: "1", text: `Below ${feet} ft` },
        { id: "2", text: "Above" },
      ],
    });
    expect(lintBoth("matching", prompts(3_000), prompts(5_000))).toEqual([
      "warning translation-numbers item-1",
    ]);
  });
});
