import { expect, it } from "vitest";
import { loadPersistently } from "./lazy-part.ts";

it("loads a part again until it has arrived", async () => {
  const waits: number[] = [];
  let failures = 5;
  const part = await loadPersistently(
    async () => {
      failures -= 1;
      if (failures >= 0) throw new TypeError("Failed to fetch dynamically imported module");
      return "part";
    },
    async (ms) => void waits.push(ms),
  );
  expect(part).toBe("part");
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
});
