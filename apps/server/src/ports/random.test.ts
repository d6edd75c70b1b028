import { describe, expect, it } from "vitest";
import { createRandom, uuidV7 } from "./random.ts";

describe("uuidV7", () => {
  it("carries the version, the variant and the time", () => {
    const id = uuidV7(Date.UTC(2026, 10, 21), new Uint8Array(16).fill(0xff));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7fff-bfff-ffffffffffff$/);
    expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
  });

  it("sorts by time", () => {
    const entropy = new Uint8Array(16).fill(7);
    const ids = [1, 255, 256, 1_000_000, Date.UTC(2026, 0, 1)].map((ms) => uuidV7(ms, entropy));
    expect(ids.toSorted()).toEqual(ids);
  });

  it("never repeats within one millisecond", () => {
    const random = createRandom({ nowMs: () => 1_000 });
    expect(new Set(Array.from({ length: 1_000 }, () => random.uuid())).size).toBe(1_000);
  });
});
