import { expect, it } from "vitest";
import { splitFormulae } from "./split-formulae.ts";

const formulae = { "\\frac{a}{b}": "<b>a/b</b>" };

it("leaves a text without formulae in one piece", () => {
  expect(splitFormulae("Costs 5 dollars", formulae)).toEqual([{ text: "Costs 5 dollars", html: null }]);
});

it("cuts a text at its formulae", () => {
  expect(splitFormulae("So $\\frac{a}{b}$ holds.", formulae)).toEqual([
    { text: "So ", html: null },
    { text: "\\frac{a}{b}", html: "<b>a/b</b>", before: "", after: "" },
    { text: " holds.", html: null },
  ]);
});

it("keeps the signs that touch a formula on its line", () => {
  expect(splitFormulae("ratio ($\\frac{a}{b}$), then", formulae)).toEqual([
    { text: "ratio ", html: null },
    { text: "\\frac{a}{b}", html: "<b>a/b</b>", before: "(", after: ")," },
    { text: " then", html: null },
  ]);
});

it.each(["$5 and $6", "$x^2$", "$constructor$"])("shows %s as it is written", (text) => {
  expect(splitFormulae(text, formulae)).toEqual([{ text, html: null }]);
});
