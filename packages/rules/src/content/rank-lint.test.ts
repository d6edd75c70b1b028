import { describe, expect, it } from "vitest";
import { item, options } from "./pack-fixture.ts";
import { lintKeyRanks } from "./rank-lint.ts";

/** Option texts of these lengths. */
const ofLengths = (...lengths: readonly number[]) => options(...lengths.map((length) => "x".repeat(length)));

/** Items of which `counts` says how many have the shortest, the second shortest … option as key. */
function pack(counts: readonly number[], lengths: readonly number[] = [10, 20, 30, 40]) {
  return counts
    .flatMap((count, place) => Array.from({ length: count }, () => place))
    .map((place, at) => {
      const texts = ofLengths(...lengths);
      return item(at + 1, { options: texts, key: [texts[place]?.id ?? ""] });
    });
}

const messages = (items: Parameters<typeof lintKeyRanks>[0]) =>
  lintKeyRanks(items).map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

describe("the place of keys in the order of lengths", () => {
  it("is silent when each place is as frequent as the others", () => {
    expect(messages(pack([15, 15, 15, 15]))).toEqual([]);
    expect(messages(pack([12, 19, 14, 15]))).toEqual([]);
  });

  it.each([
    ["second shortest", [10, 30, 10, 10]],
    ["second longest", [10, 10, 30, 10]],
    ["shortest and longest", [25, 5, 5, 25]],
  ])("warns when the %s is the key too often", (_name, counts) => {
    const figures = counts.map((count) => `${count}.0`).join(" / ");
    expect(messages(pack(counts))).toEqual([
      `warning key-rank by length, shortest first, keys spread ${figures}`,
    ]);
  });

  it("warns when a place is never the key and can be ruled out", () => {
    expect(messages(pack([20, 20, 0, 20]))).toHaveLength(1);
  });

  it("gives options of one length equal shares of their places", () => {
    // The key is the one long option in 30 of 60: twice as often as luck would have it.
    expect(messages(pack([10, 10, 10, 30], [10, 10, 10, 20]))).toEqual([
      "warning key-rank by length, shortest first, keys spread 10.0 / 10.0 / 10.0 / 30.0",
    ]);
    expect(messages(pack([15, 15, 15, 15], [10, 10, 10, 20]))).toEqual([]);
  });

  it("says nothing where all options are equally long or the items are few", () => {
    expect(messages(pack([60, 0, 0, 0], [10, 10, 10, 10]))).toEqual([]);
    expect(messages(pack([0, 19, 0, 0]))).toEqual([]);
    expect(messages(pack([0, 20, 0, 0]))).toHaveLength(1);
  });

  it("reads single choices only, and each number of options by itself", () => {
    const pairs = pack([60, 0, 0, 0]).map((one) => ({ ...one, kind: "multi_select" as const }));
    expect(messages(pairs)).toEqual([]);
    expect(messages([...pack([15, 15, 15, 15]), ...pack([2, 20, 2], [10, 20, 30])])).toEqual([
      "warning key-rank by length, shortest first, keys spread 2.0 / 20.0 / 2.0",
    ]);
  });
});
