import { describe, expect, it } from "vitest";
import type { Finding, LintRule } from "./finding.ts";
import { lintPack } from "./lint-pack.ts";
import type { PackItem } from "./pack-item.ts";
import { OPTIONS, OUTLINE, TEN, found, item, options, withFirst } from "./pack-fixture.ts";

function lint(items: readonly PackItem[], arabic: readonly PackItem[] | null = null): readonly Finding[] {
  const files = [{ language: "en", items }, ...(arabic === null ? [] : [{ language: "ar", items: arabic }])];
  return lintPack(OUTLINE, files);
}

describe("a sound pack", () => {
  it("has no findings", () => {
    expect(lint(TEN)).toEqual([]);
  });

  it("has none in a complete translation either", () => {
    const arabic = TEN.map((one) => ({ ...one, stem: one.stem.replace("What", "ماذا") }));
    expect(lint(TEN, arabic)).toEqual([]);
  });
});

describe("one planted fault is the only finding", () => {
  const cases: readonly [name: string, changes: Partial<PackItem>, expected: string][] = [
    ["an empty stem", { stem: " " }, "error missing-text item-1"],
    ["an empty explanation", { explanation: "" }, "error missing-text item-1"],
    ["an empty reference", { reference: "" }, "error missing-text item-1"],
    ["an empty syllabus code", { lo: "" }, "error missing-text item-1"],
    [
      "an option without its reason",
      { options: item(1).options.map((option) => (option.id === "b" ? { ...option, why: "" } : option)) },
      "error missing-text item-1",
    ],
    ["a sub-category that is not declared", { subcategory: "charts" }, "error unknown-place item-1"],
    ["a syllabus code of another subject", { lo: "020.01" }, "warning syllabus-code item-1"],
    ["no key", { key: [] }, "error key item-1"],
    ["two keys of a single choice", { key: ["a", "b"] }, "error key item-1"],
    ["a key that is not an option", { key: ["e"] }, "error key item-1"],
    [
      "two options with one id",
      { options: item(1).options.map((option) => ({ ...option, id: option.id === "d" ? "c" : option.id })) },
      "error option-ids item-1",
    ],
    [
      "two options that differ in case and dots only",
      { options: options("Turns right", "Climbs", "turns  right.", "Descends") },
      "error duplicate-option item-1",
    ],
    [
      "two options that differ in the article only",
      { options: options("The pilot", "Pilot", "A cook", "Nobody") },
      "error duplicate-option item-1",
    ],
    [
      "all of the above",
      { options: options("Fog", "Haze", "Snow", "All of the above.") },
      "error all-of-the-above item-1",
    ],
    [
      "none of these",
      { options: options("Fog", "Haze", "Snow", "None of these") },
      "error all-of-the-above item-1",
    ],
    [
      "both a and b",
      { options: options("Fog", "Haze", "Snow", "Both A and B") },
      "error all-of-the-above item-1",
    ],
    [
      "a most correct answer",
      { stem: "Which is the most correct rule for gliders?" },
      "error best-answer item-1",
    ],
    [
      "a double negative",
      { stem: "Which light is not never shown by gliders?" },
      "error double-negative item-1",
    ],
    [
      "a contracted double negative",
      { stem: "Which light isn't shown, except at night?" },
      "error double-negative item-1",
    ],
    [
      "a negative with a weak one",
      { stem: "Which flight may not start without a plan?" },
      "warning double-negative item-1",
    ],
    [
      "a negative option of a negative stem",
      {
        stem: "Which of these is NOT a duty?",
        options: options("To look out", "To plan", "Not to smoke", "To listen"),
      },
      "warning double-negative item-1",
    ],
    ["a stem that does not end", { stem: `${"Who ".repeat(101)}?` }, "warning too-long item-1"],
    [
      "an over-long reason",
      { options: item(1).options.map((o) => (o.id === "c" ? { ...o, why: "x".repeat(301) } : o)) },
      "warning too-long item-1",
    ],
    ["a place without a level between", { level: 3 }, "error level-gap file"],
    ["the stem of another item", { stem: `${TEN[4]?.stem.toUpperCase()} ` }, "error duplicate-stem item-5"],
  ];
  it.each(cases)("%s", (_name, changes, expected) => {
    const findings = found(lint(withFirst(changes))).filter((line) => !line.includes("level-size"));
    expect(findings).toEqual([expected]);
  });
});

describe("options of uneven length", () => {
  it("warns when one option stands out", () => {
    const long = `Turns to the right until it is well clear, and then back, ${"slowly ".repeat(8)}`.trim();
    expect(found(lint(withFirst({ options: options("Turns", long, "Climbs", "Waits") })))).toEqual([
      "warning option-length item-1",
    ]);
  });
});

describe("counts of a level and identities", () => {
  it("warns about a level with nine or eleven items", () => {
    expect(found(lint(TEN.slice(1)))).toEqual(["warning level-size file"]);
    expect(found(lint([...TEN, item(11)]))).toEqual(["warning level-size file"]);
  });

  it("finds an id that is there twice", () => {
    expect(found(lint([...TEN.slice(0, 9), item(10, { id: "item-9" })]))).toEqual([
      "error duplicate-id item-9",
    ]);
  });

  it("takes the same stem about another figure for another question", () => {
    const about = (file: string) => ({
      stem: "What does this PAPI tell?",
      media: [{ type: "image", file, alt: "A PAPI" }] as const,
    });
    const [one, other] = [item(1, about("figures/papi-1.svg")), item(2, about("figures/papi-2.svg"))];
    expect(found(lint([one, other, ...TEN.slice(2)]))).toEqual([]);
    const same = item(2, about("figures/papi-1.svg"));
    expect(found(lint([one, same, ...TEN.slice(2)]))).toEqual(["error duplicate-stem item-2"]);
  });

  it("warns about a stem that is nearly another one", () => {
    const words =
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
    const [first, second] = [`Which of ${words} is it?`, `Which of ${words} seventeen is it?`];
    const items = [item(1, { stem: first }), item(2, { stem: second }), ...TEN.slice(2)];
    expect(found(lint(items))).toEqual(["warning similar-stem item-2"]);
    const made = items.map((one, seed) => ({ ...one, generated: { template: "drift", seed } }));
    expect(found(lint(made))).toEqual([]);
  });

  it("refuses a true/false item with three options", () => {
    const three = { kind: "true_false" as const, options: options("True", "False", "Maybe") };
    expect(found(lint(withFirst(three)))).toEqual(["error option-ids item-1"]);
  });
});

describe("keys that give themselves away", () => {
  const fortyItems = (keyIsAt: (n: number) => number, texts: (n: number) => readonly string[]) =>
    Array.from({ length: 40 }, (_, at) => {
      const n = at + 1;
      return item(n, {
        options: options(...texts(n)),
        key: ["abcd"[keyIsAt(n)] ?? ""],
        level: Math.ceil(n / 10),
      });
    });
  const longAt = (at: number) =>
    OPTIONS.map((_, place) => (place === at ? "Much longer than that" : `Short ${place}`));
  const shortAt = (at: number) => OPTIONS.map((_, place) => (place === at ? "No" : `Longer ${place}`));

  it("is an error when the key is nearly always the longest option", () => {
    const items = fortyItems(
      (n) => n % 4,
      (n) => longAt(n % 10 === 0 ? (n + 1) % 4 : n % 4),
    );
    expect(found(lint(items))).toEqual([
      "error key-longest file",
      "warning key-rank file",
      "error guesser file",
    ]);
  });

  it("is a warning when it is so more often than luck explains", () => {
    const items = fortyItems(
      (n) => n % 4,
      (n) => longAt(n % 5 < 2 ? n % 4 : (n + 1 + (n % 3)) % 4),
    );
    expect(found(lint(items))).toEqual(["warning key-longest file"]);
  });

  it("is nothing when the longest option is right in a quarter of the items", () => {
    const items = fortyItems(
      (n) => n % 4,
      (n) => longAt((n + Math.floor(n / 4)) % 4),
    );
    expect(found(lint(items))).toEqual([]);
  });

  it("is a warning when the longest option is never right and can be ruled out", () => {
    const items = fortyItems(
      (n) => n % 4,
      (n) => longAt((n + 1 + (n % 3)) % 4),
    );
    expect(found(lint(items))).toEqual(["warning key-longest file", "warning key-rank file"]);
  });

  it("is an error when the key is always the shortest option", () => {
    expect(
      found(
        lint(
          fortyItems(
            (n) => n % 4,
            (n) => shortAt(n % 4),
          ),
        ),
      ),
    ).toEqual([
      "error key-shortest file",
      "error key-absolute file",
      "warning key-rank file",
      "error guesser file",
    ]);
  });

  it("is a warning when one letter is the key too often", () => {
    const items = fortyItems(
      (n) => (n % 4 < 3 ? 1 : n % 4),
      () => OPTIONS,
    );
    expect(lint(items).filter((finding) => finding.rule === "key-position")).toHaveLength(1);
  });
});

describe("a translation", () => {
  const rules = (arabic: readonly PackItem[]) => found(lint(TEN, arabic));
  const changed = (changes: Partial<PackItem>) => rules(withFirst(changes));

  it.each<[string, Partial<PackItem>]>([
    ["another key", { key: ["b"] }],
    ["another level", { level: 2 }],
    ["another difficulty", { difficulty: 5 }],
    ["another revision", { version: 2 }],
    ["an id that the base language does not have", { id: "item-99" }],
    ["fewer options", { options: item(1).options.slice(0, 3) }],
    ["other option ids", { options: item(1).options.toReversed() }],
  ])("with %s is an error", (_name, changes) => {
    expect(changed(changes).filter((line) => line.startsWith("error translation "))).toHaveLength(1);
  });

  it("with other figures is a warning", () => {
    expect(changed({ stem: "ماذا يفعل الطيار على ارتفاع 110 قدم؟" })).toEqual([
      "warning translation-numbers item-1",
    ]);
  });

  it("may write the figures in Arabic digits", () => {
    expect(changed({ stem: "ماذا يفعل الطيار ١ على ارتفاع ١٠٠ قدم؟" })).toEqual([]);
  });

  it("may write a one or a two as a word, and nothing else", () => {
    expect(changed({ stem: "ماذا يفعل طيار واحد على ارتفاع 100 قدم؟" })).toEqual([]);
    expect(changed({ stem: "ماذا يفعل الطيار 2 على ارتفاع 100 قدم؟" })).toHaveLength(1);
    expect(changed({ stem: "ماذا يفعل الطيار 1 على ارتفاع مئة قدم؟" })).toHaveLength(1);
  });

  it("says which subjects are half done", () => {
    expect(rules(TEN.slice(0, 7)).filter((line) => line.includes("translation-missing"))).toHaveLength(1);
  });

  it("is read for the Arabic forms of forbidden options", () => {
    expect(changed({ options: options("ضباب", "ثلج", "مطر", "كل ما سبق") })).toContain(
      "error all-of-the-above item-1",
    );
  });
});

describe("units", () => {
  const inOption = (text: string) =>
    lint(withFirst({ options: options(text, "Nothing", "A lot", "Some of it") })).map(
      (finding) => finding.rule,
    );
  const unit: readonly LintRule[] = ["unit"];

  it.each([
    "1013 hpa",
    "1013 HPA",
    "20 kts",
    "20 KT",
    "20KT",
    "500 Ft",
    "5 nm",
    "30 °c",
    "30 ° C",
    "30 degrees C",
    "30°C",
    "1013hPa",
    "500ft",
    "12kt",
    "3 Km",
    "70 KG",
    "70 lbs",
    "118.5 Mhz",
    "365 KHz",
    "2 hrs",
    "10 mins",
    "40 l",
    "40 l/h",
    "500 fpm",
    "FL 350",
    "10 000 ft",
    "10,000 ft",
  ])("%s is a fault", (text) => {
    expect(inOption(text)).toEqual(unit);
  });

  it.each([
    "1013 hPa",
    "20 kt",
    "500 ft",
    "5 NM",
    "30 °C",
    "-5 °C",
    "FL350",
    "10000 ft",
    "118.505 MHz",
    "24015KT 9999",
    "24015G25KT",
    "100LL",
    "2.5 h",
    "360°",
    "090° true",
    "15 minutes",
    "40 L/h",
    "Runway 27L",
    "The lift of 3 lines",
    "Class 2 medical",
  ])("%s is fine", (text) => {
    expect(inOption(text)).toEqual([]);
  });
});
