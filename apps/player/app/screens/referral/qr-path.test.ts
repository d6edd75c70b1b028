import fc from "fast-check";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrPath, QUIET_MODULES } from "./qr-path.ts";

/** Paints a path back into modules. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y) - QUIET_MODULES]?.fill(
      true,
      Number(x) - QUIET_MODULES,
      Number(x) - QUIET_MODULES + Number(width),
    );
  }
  return rows;
}

it("draws every dark module of a code, and nothing else", () => {
  const { data, size } = encode("https://crosscheck.example/auth/sign-up/?friend=ANN-7QK2", { border: 0 });
  expect(painted(qrPath(data), size)).toEqual(data);
});

it("draws any pattern", () => {
  const row = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 5, maxLength: 5 }), (rows) => {
      expect(painted(qrPath(rows), 5)).toEqual(rows);
    }),
  );
});

it("leaves the quiet zone free", () => {
  const { data } = encode("x", { border: 0 });
  const starts = [...qrPath(data).matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBe(QUIET_MODULES);
});
