import { describe, expect, it } from "vitest";
import { createTurns } from "./in-turn.ts";

describe("turns", () => {
  it("are as many as may go on at once, in the order of asking, whatever fails", async () => {
    const inTurn = createTurns(2);
    const begun: number[] = [];
    const works = [1, 2, 3, 4].map((number) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const done = inTurn(async () => {
        begun.push(number);
        return await promise;
      });
      return { done, resolve, reject };
    });
    expect(begun).toEqual([1, 2]);
    works[1]?.reject(new Error("two"));
    await expect(works[1]?.done).rejects.toThrow("two");
    expect(begun).toEqual([1, 2, 3]);
    works[0]?.resolve(1);
    expect(await works[0]?.done).toBe(1);
    expect(begun).toEqual([1, 2, 3, 4]);
    for (const work of works.slice(2)) work.resolve(0);
    expect(await Promise.all(works.slice(2).map(({ done }) => done))).toEqual([0, 0]);
    expect(await inTurn(async () => 5)).toBe(5);
  });
});
