import { describe, expect, it } from "vitest";
import { makeItem, makeSeeds } from "../item-fixture.ts";
import { MODES } from "../modes/index.ts";
import type { LifelineKind } from "../modes/mode.ts";
import { buildPaper } from "./build-paper.ts";
import { checkLifeline, lifelinesOf, type LifelineWish } from "./lifelines.ts";

const OFFERED = lifelinesOf(MODES.quiz_zone).map(({ kind }) => kind);
const items = [makeItem("one"), makeItem("two", { kind: "true_false" }), makeItem("three", { options: 2 })];
const parts = items.map((item) => ({ section: null, items: [item], count: 1 }));
const [single, trueFalse, twoOptions] = buildPaper(parts, makeSeeds(1)).questions;
if (!single || !trueFalse || !twoOptions) throw new Error("three questions are needed");

const check = (kind: LifelineKind, more: Partial<LifelineWish> = {}) =>
  checkLifeline(MODES.quiz_zone, { kind, question: single, status: "open", bought: [], ...more });

describe("checkLifeline", () => {
  it("allows each kind of the mode once, and repeats on the same question", () => {
    for (const kind of OFFERED) {
      expect(check(kind)).toBe("allowed");
      expect(check(kind, { bought: [{ kind, number: 1 }] })).toBe("repeat");
      expect(check(kind, { bought: [{ kind, number: 2 }] })).toBe("lifeline_used");
    }
  });

  it.each([
    ["fifty_fifty", "audience_poll"],
    ["audience_poll", "fifty_fifty"],
  ] as const)("refuses %s after %s on the same question only", (kind, other) => {
    expect(check(kind, { bought: [{ kind: other, number: 1 }] })).toBe("lifeline_not_allowed");
    expect(check(kind, { bought: [{ kind: other, number: 2 }] })).toBe("allowed");
  });

  it("offers neither on true and false, and no 50/50 on two options", () => {
    expect(check("fifty_fifty", { question: trueFalse })).toBe("lifeline_not_allowed");
    expect(check("audience_poll", { question: trueFalse })).toBe("lifeline_not_allowed");
    expect(check("skip", { question: trueFalse })).toBe("allowed");
    expect(check("fifty_fifty", { question: twoOptions })).toBe("lifeline_not_allowed");
  });

  it.each(["unseen", "answered", "timed_out", "skipped"] as const)(
    "sells nothing on a question that is %s",
    (status) => {
      for (const kind of OFFERED) expect(check(kind, { status })).toBe("lifeline_not_allowed");
    },
  );

  it("sells nothing that the mode does not offer", () => {
    expect(check("hint")).toBe("lifeline_not_allowed");
    expect(
      checkLifeline({ lifelines: {} }, { kind: "skip", question: single, status: "open", bought: [] }),
    ).toBe("lifeline_not_allowed");
  });
});
