import { expect, it } from "vitest";
import { lintItem } from "./item-lint.ts";
import { OUTLINE, item } from "./pack-fixture.ts";
import { isBoundedTex } from "./tex-bounds.ts";

it.each([
  ["a formula of an exam", String.raw`V_{TAS} = V_{CAS} \sqrt{\frac{\rho_0}{\rho}}`, true],
  ["eight nested braces", "{".repeat(8) + "x" + "}".repeat(8), true],
  ["nine nested braces", "{".repeat(9) + "x" + "}".repeat(9), false],
  ["many braces beside each other", "{x}".repeat(100), true],
  ["thirty thousand nested braces", "{".repeat(30_000), false],
  ["four hundred nested fractions", String.raw`\frac1{`.repeat(400) + "1" + "}".repeat(400), false],
  ["more characters than a formula has", "x".repeat(401), false],
])("judges %s", (_what, tex, isBounded) => {
  expect(isBoundedTex(tex)).toBe(isBounded);
});

it("stops a pack that has a formula which cannot be drawn", () => {
  const rulesOf = (explanation: string) =>
    lintItem(item(1, { explanation }), "en", OUTLINE).map(({ rule }) => rule);
  expect(rulesOf("It is $x^2$.")).toEqual([]);
  expect(rulesOf(`It is $${"{".repeat(20)}x${"}".repeat(20)}$.`)).toEqual(["formula"]);
});
