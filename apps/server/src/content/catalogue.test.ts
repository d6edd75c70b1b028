import { createTestDatabase } from "@crosscheck/testkit/test-database";
import { describe, expect, it } from "vitest";
import { currentCatalogue, forgetCatalogue, holdCatalogue } from "./catalogue.ts";

const { db } = await createTestDatabase();
const NOW_MS = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;

const readAt = (nowMs: number) => currentCatalogue(db, nowMs);

describe("the catalogue", () => {
  it("is read again when it is five seconds old, or when the clock goes back", async () => {
    const first = await readAt(NOW_MS);
    expect(await readAt(NOW_MS + 4_999)).toBe(first);
    const second = await readAt(NOW_MS + 5_000);
    expect(second).not.toBe(first);
    expect(await readAt(NOW_MS)).not.toBe(second);
  });

  it("does not age while it is held, follows what is changed, and ages again afterwards", async () => {
    const last = await holdCatalogue(db, async () => {
      const held = await readAt(NOW_MS);
      expect(await readAt(NOW_MS + DAY_MS)).toBe(held);
      expect(await readAt(NOW_MS - DAY_MS)).toBe(held);
      forgetCatalogue(db);
      const changed = await readAt(NOW_MS);
      expect(changed).not.toBe(held);
      return changed;
    });
    const after = await readAt(NOW_MS);
    expect(after).not.toBe(last);
    expect(await readAt(NOW_MS + DAY_MS)).not.toBe(after);
  });

  it("ages again after work that failed", async () => {
    const failing = holdCatalogue(db, async () => {
      await readAt(NOW_MS);
      throw new Error("not today");
    });
    await expect(failing).rejects.toThrow("not today");
    const first = await readAt(NOW_MS);
    expect(await readAt(NOW_MS + DAY_MS)).not.toBe(first);
  });
});
