import { describe, expect, it } from "vitest";
import { guessFile, lintGuesser } from "./guesser.ts";
import { item, options } from "./pack-fixture.ts";

/** Forty items whose key stands at `keyAt` and whose options read as `texts` says. */
function forty(keyAt: (n: number) => number, texts: (n: number) => readonly string[]) {
  return Array.from({ length: 40 }, (_, at) =>
    item(at + 1, { options: options(...texts(at)), key: ["abcd"[keyAt(at)] ?? ""] }),
  );
}
/** Keys in an order that follows nothing, ten at each place. */
const SCATTERED = [2, 0, 3, 1, 1, 3, 0, 2, 3, 2, 1, 0, 0, 1, 2, 3, 1, 0, 2, 3];
const scattered = (n: number) => SCATTERED[n % SCATTERED.length] ?? 0;
const plain = () => ["Ash tree", "Elm wood", "Oak leaf", "Fir cone"];
const rules = (items: Parameters<typeof lintGuesser>[0]) =>
  lintGuesser(items, "en").map(({ severity, rule }) => `${severity} ${rule}`);

describe("the guesser", () => {
  it("gets no more than by lot where keys follow nothing", () => {
    expect(rules(forty(scattered, plain))).toEqual([]);
  });

  it.each<[string, ReturnType<typeof forty>]>([
    ["their place", forty(() => 2, plain)],
    [
      "their length",
      forty(scattered, (n) =>
        plain().map((text, at) => (at === scattered(n) ? `${text} in the park` : text)),
      ),
    ],
    [
      "their rank among numbers",
      forty(scattered, (n) =>
        ["10 kt", "20 kt", "30 kt", "40 kt"].map((_, at, all) => all[(at - scattered(n) + 5) % 4] ?? ""),
      ),
    ],
    [
      "the words they share with others",
      forty(scattered, (n) =>
        plain().map((text, at, all) =>
          at === scattered(n) ? `${all[(at + 1) % 4]?.slice(0, 3)} ${all[(at + 2) % 4]?.slice(-4)}` : text,
        ),
      ),
    ],
    [
      "absolute words of the others",
      forty(scattered, (n) =>
        plain().map((text, at) => (at === scattered(n) ? `The ${text}` : `All ${text}`)),
      ),
    ],
  ])("knows keys by %s", (_name, items) => {
    expect(rules(items)).toEqual(["error guesser"]);
  });

  it("only warns of items that templates drew", () => {
    const drawn = forty(() => 2, plain).map((one) => ({ ...one, generated: { template: "wind", seed: 1 } }));
    expect(rules(drawn)).toEqual(["warning guesser"]);
  });

  it("says nothing of a few items or of other kinds, which could be lucky", () => {
    expect(rules(forty(() => 2, plain).slice(0, 29))).toEqual([]);
    expect(
      guessFile(
        forty(() => 2, plain).map((one) => ({ ...one, kind: "multi_select" })),
        "en",
      ),
    ).toBeNull();
  });

  it("finds the same figures every time", () => {
    const items = forty(scattered, plain);
    expect(guessFile(items, "en")).toEqual(guessFile(items, "en"));
    expect(guessFile(items, "en")).toMatchObject({ count: 40 });
  });
});
