import { describe, expect, it, vi } from "vitest";
import { createCrowd, type Crowd } from "./crowd.ts";

/** Work that ends when it is told to. */
function createWork() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<string>((resolve) => ends.push(() => resolve("done"))),
    begun: () => ends.length,
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function start(crowd: Crowd, count: number, work: () => Promise<string>) {
  return Array.from({ length: count }, () => crowd.run(work));
}

describe("a crowd", () => {
  it("takes what fits and turns the others away at once", async () => {
    const { work, endAll } = createWork();
    const crowd = createCrowd({ least: 4, most: 4 });
    const runs = start(crowd, 6, work);
    expect(crowd.isFull()).toBe(true);
    expect(await Promise.all(runs.slice(4))).toEqual([null, null]);
    endAll();
    expect(await Promise.all(runs.slice(0, 4))).toEqual(["done", "done", "done", "done"]);
    expect(crowd.isFull()).toBe(false);
  });

  it("runs a few at once and the others in order", async () => {
    const { work, begun, endAll } = createWork();
    const runs = start(createCrowd({ least: 5, most: 5, atOnce: 2 }), 5, work);
    expect(begun()).toBe(2);
    for (let left = 3; left > 0; left -= 1) {
      endAll();
      await settled();
    }
    endAll();
    expect(await Promise.all(runs)).toEqual(Array(5).fill("done"));
  });

  it("has room again after work that failed", async () => {
    const crowd = createCrowd({ least: 1, most: 1 });
    await expect(crowd.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await crowd.run(async () => "done")).toBe("done");
  });

  it("gives nobody longer than its patience, whether it runs or waits", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const { work, begun } = createWork();
      const crowd = createCrowd({ least: 3, most: 3, atOnce: 1, patienceMs: 5_000 });
      const hung = start(crowd, 3, work);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await Promise.all(hung)).toEqual([null, null, null]);
      expect(begun()).toBe(1);
      expect(await crowd.run(async () => "done")).toBe("done");
    } finally {
      vi.useRealTimers();
    }
  });

  it("learns how much a second's worth is, and less when nothing ends any more", async () => {
    let nowMs = 0;
    const crowd = createCrowd({ least: 10, most: 1_000, nowMs: () => nowMs });
    const fits = async () => {
      const { work, endAll } = createWork();
      const runs = start(crowd, 1_100, work);
      const count = runs.length - (await turnedAway(runs));
      return { count, endAll };
    };
    const first = await fits();
    expect(first.count).toBe(40);
    for (let second = 0; second < 10; second += 1) {
      nowMs += 1_000;
      crowd.isFull();
    }
    first.endAll();
    await settled();
    expect((await fits()).count).toBeLessThan(20);
  });
});

async function turnedAway(runs: readonly Promise<string | null>[]): Promise<number> {
  const unsettled = Symbol("unsettled");
  const now = await Promise.all(runs.map((run) => Promise.race([run, settled().then(() => unsettled)])));
  return now.filter((value) => value === null).length;
}
