import { describe, expect, it } from "vitest";
import { createRandom } from "../ports/random.ts";
import { makeCode } from "./one-time-code.ts";

describe("makeCode", () => {
  it("makes six digits, leading zeros included", () => {
    const random = createRandom({ nowMs: () => 0 });
    for (let round = 0; round < 2_000; round += 1) expect(makeCode(random)).toMatch(/^\d{6}$/);
    expect(makeCode({ ...random, bytes: () => Uint8Array.of(0, 0, 0, 7) })).toBe("000007");
  });

  it("draws again where a code would be likelier than others", () => {
    const draws = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 1)];
    const random = { ...createRandom({ nowMs: () => 0 }), bytes: () => draws.shift() ?? new Uint8Array(4) };
    expect(makeCode(random)).toBe("000001");
  });
});
