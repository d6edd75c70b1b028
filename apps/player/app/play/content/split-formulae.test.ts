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

it.each([
  ["is $\\frac{a}{b}$ kt.", "\u00A0kt."],
  ["is $\\frac{a}{b}$ ft/min, so", "\u00A0ft/min,"],
  ["is $\\frac{a}{b}$ °C", "\u00A0°C"],
  ["is $\\frac{a}{b}$ kg m.", "\u00A0kg\u00A0m."],
  ["is $\\frac{a}{b}$ hours", ""],
  ["is $\\frac{a}{b}$ mass", ""],
])("keeps the unit of %j on the line of its formula", (text, after) => {
  expect(splitFormulae(text, formulae).at(1)).toMatchObject({ after });
});

it.each(["$5 and $6", "$x^2$", "$constructor$"])("shows %s as it is written", (text) => {
  expect(splitFormulae(text, formulae)).toEqual([{ text, html: null }]);
});
