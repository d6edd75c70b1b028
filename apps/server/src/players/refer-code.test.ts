import { describe, expect, it } from "vitest";
import { createRandom } from "../ports/random.ts";
import { makeReferCode, toReferCode } from "./refer-code.ts";

describe("refer codes", () => {
  it("have eight signs without look-alikes and are read back as they are", () => {
    const random = createRandom({ nowMs: () => 0 });
    for (let round = 0; round < 500; round += 1) {
      const code = makeReferCode(random);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(toReferCode(code)).toBe(code);
    }
  });

  it("are read as people type them", () => {
    expect(toReferCode(" abcd-oil1 ")).toBe("ABCD0111");
    expect(toReferCode("ABCDEFG")).toBeNull();
    expect(toReferCode("ABCDEFG!")).toBeNull();
  });
});
