import { REASON_MAX } from "@crosscheck/contract/limits";
import { describe, expect, it } from "vitest";
import { checkReason, countCharacters } from "./reason.ts";

describe("the reason of a report", () => {
  it("counts characters as people do", () => {
    expect(countCharacters("  👩‍✈️ ok ")).toBe(4);
    expect(countCharacters("e\u0301")).toBe(1);
  });

  it.each([
    ["", "short"],
    ["too short", "short"],
    ["   too short   ", "short"],
    ["ten chars!", "ok"],
    ["x".repeat(REASON_MAX), "ok"],
    ["x".repeat(REASON_MAX + 1), "long"],
  ] as const)("judges %j as %s", (reason, verdict) => {
    expect(checkReason(reason)).toBe(verdict);
  });
});
