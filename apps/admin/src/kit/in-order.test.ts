import { expect, it } from "vitest";
import { inOrder } from "./in-order.ts";

const order = (rows: string, ids: string) => inOrder([...rows], [...ids], (row) => row).join("");

it("puts rows in the order of ids, new ones behind them, and leaves out what is gone", () => {
  expect(order("abc", "cab")).toBe("cab");
  expect(order("xayb", "ba")).toBe("baxy");
  expect(order("ac", "cba")).toBe("ca");
  expect(order("abc", "")).toBe("abc");
});
